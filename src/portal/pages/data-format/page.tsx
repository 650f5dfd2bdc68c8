import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { AssetClass } from '../../../domain/feed/asset-classes.ts';
import type { DataType } from '../../../domain/feed/data-types.ts';
import type { FeedField } from '../../../domain/feed/fields/feed-field.ts';
import { fieldPlace, flagPlace } from '../../../domain/feed/fields/field-address.ts';
import { scopeWords, writtenWords } from '../../../domain/feed/fields/field-words.ts';
import { type FileField, instrumentColumns, ownColumns } from '../../../domain/feed/fields/file-fields.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { flagWords } from '../../../domain/venues/flag-words.ts';
import { flagsOf } from '../../../domain/venues/flags.ts';
import { PageContents } from '../../controls/page-contents.tsx';
import { Public, PublicNote } from '../../controls/public-styles.ts';
import { usePlace } from '../../hooks/use-place.ts';
import { below } from '../../theme/widths.ts';

const sections = [
  { id: 'instrument', heading: 'The instrument and where it is traded' },
  { id: 'trade', heading: 'Trades' },
  { id: 'order', heading: 'Orders' },
  { id: 'rts-1', heading: 'Flags of shares (RTS 1)' },
  { id: 'rts-2', heading: 'Flags of everything else (RTS 2)' },
] as const;

/** Every field and flag, each at an address of its own. The columns of views and the opened row lead here. */
export function Page() {
  const [instrument, trade, order, shares, others] = sections;
  usePlace();
  return (
    <Public>
      <Sections>
        <p>
          These are the columns of all files of orders and trades, open or sent in, and the fields of the
          calls that return rows. An absent field is an empty cell in CSV, and left out in NDJSON.
        </p>
        <Fields section={instrument} dataType="trade" fields={instrumentColumns} />
        <Fields section={trade} dataType="trade" fields={ownColumns.trade} />
        <Fields section={order} dataType="order" fields={ownColumns.order} />
        <Flags section={shares} assetClass="Equity & Equity-like" />
        <Flags section={others} assetClass="Bonds" />
      </Sections>
      <PageContents sections={sections}>
        The same as a document:{' '}
        <Link component={RouterLink} to={pagePaths.documentation}>
          data format guide
        </Link>
        .
      </PageContents>
    </Public>
  );
}

type Section = (typeof sections)[number];

/** What the columns of views say of a field: the same in most views, or a text for each side. */
const meanings = ({ shown }: FeedField): readonly string[] => [
  ...new Set(Object.values(shown ?? {}).map(({ help }) => help)),
];

function Fields({
  section: { id, heading },
  dataType,
  fields,
}: {
  section: Section;
  dataType: DataType;
  fields: readonly FileField[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Entries>
        {fields.map((field) => (
          <Entry key={field.name} place={fieldPlace(dataType, field)} term={field.name}>
            <p>
              <b>{field.guide.field}</b>
              {field.isRequired ? <PublicNote> · in every file</PublicNote> : null}
            </p>
            {meanings(field).map((meaning) => (
              <p key={meaning}>{meaning}</p>
            ))}
            <PublicNote as="p">Format: {writtenWords(field)}</PublicNote>
            <PublicNote as="p">Applies to: {scopeWords(field)}</PublicNote>
          </Entry>
        ))}
      </Entries>
    </section>
  );
}

function Flags({ section: { id, heading }, assetClass }: { section: Section; assetClass: AssetClass }) {
  const inAllClasses = flagsOf('Interest rate derivatives').map(([flag]) => flag);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Entries>
        {flagsOf(assetClass).map(([flag, name]) => (
          <Entry key={flag} place={flagPlace(flag, assetClass)} term={flag}>
            <p>
              <b>{name}</b>
              {assetClass === 'Bonds' && !inAllClasses.includes(flag) ? (
                <PublicNote> · bonds only</PublicNote>
              ) : null}
            </p>
            <PublicNote as="p">{flagWords(flag, assetClass)}</PublicNote>
          </Entry>
        ))}
      </Entries>
    </section>
  );
}

function Entry({ place, term, children }: { place: string; term: string; children: ReactNode }) {
  const { hash } = useLocation();
  return (
    <div id={place} aria-current={hash === `#${place}` ? 'location' : undefined}>
      <dt>
        <Link href={`#${place}`}>{term}</Link>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const Sections = styled('div')({ display: 'grid', gap: '32px' });

const Entries = styled('dl')({
  margin: '12px 0 0',
  borderTop: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: '0 16px',
    padding: '10px 8px',
    borderBottom: '1px solid var(--line)',
    scrollMarginTop: '16px',
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > div[aria-current]': { backgroundColor: 'var(--accent-soft)' },
  '& dt': { fontFamily: 'var(--mono)', fontSize: 'var(--text-small)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0 },
  '& b': { fontWeight: 600 },
});
