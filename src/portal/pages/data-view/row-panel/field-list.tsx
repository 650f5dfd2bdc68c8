import { styled } from '@mui/material/styles';
import type { FeedReport, FeedRowDetails } from '../../../../contract/generated/types.ts';
import { isAssetClass } from '../../../../domain/feed/asset-classes.ts';
import type { DataType } from '../../../../domain/feed/data-types.ts';
import { choiceWords } from '../../../../domain/feed/fields/choice-words.ts';
import type { FeedField, ShownField } from '../../../../domain/feed/fields/feed-field.ts';
import { fieldAddress, flagAddress } from '../../../../domain/feed/fields/field-address.ts';
import { guideText } from '../../../../domain/feed/fields/field-meaning.ts';
import { fieldsOf } from '../../../../domain/feed/fields/fields-of.ts';
import { isInFiles } from '../../../../domain/feed/fields/file-fields.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { flagWords } from '../../../../domain/venues/flag-words.ts';
import { flagName } from '../../../../domain/venues/flags.ts';
import { LawRegimeColumns } from '../law-regime-columns.tsx';
import { Note } from '../notes.ts';
import { Facts } from './panel-styles.ts';

type Value = FeedReport['Fields'][string];

const viewsOf: Readonly<Record<string, keyof NonNullable<FeedField['shown']>>> = {
  RFQ: 'rfq',
  AUCTION: 'auc',
  CLOB: 'clob',
  VOICE: 'voice',
};

/** The texts of a view's column for a field; those of trades are the same in every view. */
function shownOf(
  { shown }: FeedField,
  dataType: DataType,
  system: Value | undefined,
): ShownField | undefined {
  if (dataType === 'trade') return shown?.tradeDisplay ?? shown?.individual;
  const view = viewsOf[String(system)];
  return view && shown?.[view];
}

/** The name and meaning of a field: those of its column, or else of the data format guide. */
function wordsOf(field: FeedField, shown: ShownField | undefined) {
  const caption = shown?.caption ?? field.guide?.field ?? field.name;
  const meaning = shown?.help ?? guideText(field);
  return { caption, meaning: meaning === caption ? '' : meaning };
}

/** Whether the meaning of the value is shown beside it, so that the other possible values need not be listed. */
const isExplained = (value: Value | undefined, { name }: FeedField): boolean =>
  (Array.isArray(value) && value.length > 0) || choiceWords(name, String(value)) !== null;

/** Every field of this kind of report, with its value and meaning. */
export function FieldList({ details, report }: { details: FeedRowDetails; report: FeedReport }) {
  const { DataType, AssetClass } = details;
  const { flags } = report.Fields;
  const fields = fieldsOf(DataType).filter(({ name }) => name in report.Fields);
  const isStated = ({ name }: FeedField): boolean => {
    const value = report.Fields[name];
    return value !== null && !(Array.isArray(value) && value.length === 0);
  };
  const stated = fields.filter(isStated);
  const left = fields.filter((field) => !isStated(field));
  const item = (field: FeedField) => {
    const { caption, meaning } = wordsOf(field, shownOf(field, DataType, report.Fields.system));
    return (
      <div key={field.name}>
        <dt>
          {isInFiles(field) ? <Explained to={fieldAddress(DataType, field)}>{caption}</Explained> : caption}
        </dt>
        <dd>
          {isStated(field) ? (
            <Said field={field} value={report.Fields[field.name]} assetClass={AssetClass} />
          ) : null}
          {meaning === '' || isExplained(report.Fields[field.name], field) ? null : (
            <Note as="p">{meaning}</Note>
          )}
        </dd>
      </div>
    );
  };
  return (
    <>
      <Facts>{stated.map(item)}</Facts>
      {left.length === 0 ? null : (
        <details>
          <summary>
            {left.length === 1 ? 'One field is left out' : `${left.length} fields are left out`}
          </summary>
          <Facts>{left.map(item)}</Facts>
        </details>
      )}
      {DataType === 'trade' && isAssetClass(AssetClass) ? (
        <LawRegimeColumns
          fields={stated.map((field) => ({
            name: field.name,
            ...wordsOf(field, shownOf(field, DataType, report.Fields.system)),
          }))}
          flags={Array.isArray(flags) ? flags : []}
          assetClass={AssetClass}
          venueLocation={details.VenueLocation}
        />
      ) : null}
    </>
  );
}

const isNumeric = ({ format: { kind } }: FeedField): boolean =>
  kind === 'price' || kind === 'decimal' || kind === 'count';

/** A value as published, with its meaning if it is a code. */
function Said({
  field,
  value,
  assetClass,
}: {
  field: FeedField;
  value: Value | undefined;
  assetClass: string;
}) {
  if (Array.isArray(value))
    return value.map((flag) => <Flag key={flag} flag={flag} assetClass={assetClass} />);
  const text = String(value);
  const words = choiceWords(field.name, text);
  return (
    <p>
      <span className={isNumeric(field) ? 'figures' : 'mono'}>
        {isNumeric(field) ? (groupedDecimal(text) ?? text) : text}
      </span>
      {words === null ? null : `: ${words}`}
    </p>
  );
}

const Quiet = styled('a')({ color: 'inherit', textDecorationStyle: 'dotted', textUnderlineOffset: '3px' });

/** A name that leads to its description, in a tab of its own: the rows and the panel stay. */
const Explained = ({ to, children }: { to: string; children: string }) => (
  <Quiet href={to} target="_blank">
    {children}
  </Quiet>
);

function Flag({ flag, assetClass }: { flag: string; assetClass: string }) {
  const known = isAssetClass(assetClass) ? assetClass : null;
  const name = known && flagName(flag, known);
  const words = known && flagWords(flag, known);
  return (
    <p>
      <span className="mono">
        {known && name ? <Explained to={flagAddress(flag, known)}>{flag}</Explained> : flag}
      </span>
      {name ? `: ${name}. ` : ': A flag of another asset class.'}
      {words}
    </p>
  );
}
