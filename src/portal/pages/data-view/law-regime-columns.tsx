import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { AssetClass } from '../../../domain/feed/asset-classes.ts';
import {
  fieldUnderRegimes,
  flagUnderRegimes,
  headFields,
  lawRegimeOf,
  lawRegimes,
  type RegimeComparison,
} from '../../../domain/feed/fields/law-regimes.ts';
import { flagWords } from '../../../domain/venues/flag-words.ts';
import { flagName } from '../../../domain/venues/flags.ts';

type ComparedField = {
  readonly name: string;
  readonly caption: string;
  /** The meaning, in plain words. */
  readonly meaning: string;
};

type Row = {
  readonly key: string;
  readonly caption: string;
  readonly meaning: string;
  readonly compared: RegimeComparison;
};

/** The fields of a trade, except those of our own, and the flags to compare. */
type Compared = { readonly fields: readonly ComparedField[]; readonly flags: readonly string[] };

type Props = Compared & {
  /** Compared only on demand. */
  readonly rest?: Compared;
  readonly assetClass: AssetClass;
  readonly venueLocation: string;
};

function rowsOf({ fields, flags }: Compared, assetClass: AssetClass): readonly Row[] {
  const ofFields = fields.flatMap(({ name, caption, meaning }): Row[] => {
    const compared = fieldUnderRegimes(name, assetClass);
    return compared ? [{ key: name, caption, meaning, compared }] : [];
  });
  const ofFlags = flags.flatMap((flag): Row[] => {
    const name = flagName(flag, assetClass);
    if (name === null) return [];
    const compared = flagUnderRegimes(flag, name, assetClass);
    return [{ key: flag, caption: flag, meaning: flagWords(flag, assetClass) ?? '', compared }];
  });
  return [...ofFields, ...ofFlags];
}

const Root = styled('div')({ marginTop: 12, fontSize: 'var(--text-small)', lineHeight: '20px' });

// Its text begins where a line does.
const Toggle = styled(Button)({ marginLeft: -8 });

/** The names of fields and flags under the Union's and the United Kingdom's regime side by side, on demand. */
export function LawRegimeColumns(props: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root data-print="no">
      <Toggle
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        EU and UK side by side
      </Toggle>
      <div id={id}>{isOpen ? <SideBySide {...props} /> : null}</div>
    </Root>
  );
}

const Place = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')({
  width: '100%',
  maxWidth: 1200,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& caption': { textAlign: 'left', color: 'var(--muted)', padding: '4px 0 12px' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 16px 8px 0',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 550 },
  '& thead th': { borderBottom: '1px solid var(--edge)' },
  '& thead th:first-of-type': { width: '42%' },
  '& tbody tr': { borderBottom: '1px solid var(--line)' },
  '& span': { display: 'block', fontWeight: 400, color: 'var(--muted)' },
  '& [data-differs="true"]': { color: 'var(--ink)' },
  // In a panel or on a phone the name is above its two columns.
  '@container (max-width: 640px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tr > :first-of-type': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& thead th:first-of-type': { width: 'auto' },
  },
});

function SideBySide({ rest = { fields: [], flags: [] }, assetClass, venueLocation, ...stated }: Props) {
  const [hasRest, setRest] = useState(false);
  const own = lawRegimeOf(venueLocation);
  const others = rowsOf(rest, assetClass);
  const rows = [
    ...rowsOf({ fields: headFields, flags: [] }, assetClass),
    ...rowsOf(stated, assetClass),
    ...(hasRest ? others : []),
  ];
  return (
    <Place>
      <Table>
        <caption>
          Each name comes from the text given below it; later changes to that text were not compared. Anything
          marked “not checked” was not checked against the rule itself.
        </caption>
        <thead>
          <tr>
            <th scope="col">Field or flag</th>
            {lawRegimes.map(({ id, label, law }) => (
              <th key={id} scope="col">
                {label}
                {id === own ? ', this venue’s' : ''}
                <span>{law}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, caption, meaning, compared }) => (
            <tr key={key}>
              <th scope="row">
                {caption}
                <span>{meaning}</span>
                <span data-differs={compared.difference !== null}>
                  {compared.difference ?? 'The same in both texts.'}
                </span>
              </th>
              {lawRegimes.map(({ id }) => (
                <td key={id}>
                  {compared[id].name ?? 'Not in these rules'}
                  <span>
                    {compared[id].source.text}
                    {compared[id].source.isUnconfirmed ? ' (not checked)' : ''}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {others.length === 0 ? null : (
        <Button variant="text" size="small" aria-expanded={hasRest} onClick={() => setRest(!hasRest)}>
          {hasRest ? 'Only what these rows have' : `What these rows do not have: ${others.length} more`}
        </Button>
      )}
    </Place>
  );
}
