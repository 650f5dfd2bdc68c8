import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Publisher } from '../../../domain/publishing/publisher.ts';
import { downloadAddress } from '../../../domain/publishing/report-choice.ts';
import {
  type MissingReport,
  type QuarterCell,
  quarterInWords,
  type ReportMatrix,
  type ReportQuarter,
  reportMatrix,
} from '../../../domain/publishing/report-quarters.ts';
import { LateDropDown } from '../../controls/late-drop-down.tsx';
import { PublicNote } from '../../controls/public-styles.ts';
import { phone } from '../../theme/widths.ts';
import {
  Missing,
  PublisherCode,
  PublisherFilter,
  QuarterMonths,
  QuarterSection,
  QuartersOfPhone,
  QuarterTable,
} from './report-matrix-styles.ts';

const missingTexts: Readonly<Record<MissingReport, string>> = {
  yearly: 'Not due: once a year',
  before: 'None before the first',
  after: 'Not published yet',
  between: 'Not published',
};

const isExpected = (missing: MissingReport): boolean => missing === 'after' || missing === 'between';

const kinds = [
  { type: 'IF', caption: 'Investment firms' },
  { type: 'TV', caption: 'Trading venues' },
] as const;

function QuarterName({ quarter }: { quarter: ReportQuarter }) {
  const { name, months } = quarterInWords(quarter);
  return (
    <>
      {name} <QuarterMonths>({months})</QuarterMonths>
    </>
  );
}

function PublisherName({ publisher: { name, mic } }: { publisher: Publisher }) {
  return (
    <>
      {name}
      {mic === null ? null : <PublisherCode> {mic}</PublisherCode>}
    </>
  );
}

/** The links to a publisher's reports of a quarter, or why there are none. */
function Reports({ publisher: { id, name }, cell }: { publisher: Publisher; cell: QuarterCell }) {
  if (cell.missing !== null) {
    const text = missingTexts[cell.missing];
    // Nothing was to be expected there: a dash, so that what is missing stands out.
    return isExpected(cell.missing) ? (
      <Missing>{text}</Missing>
    ) : (
      <Missing title={text} data-dash="">
        <span className="visually-hidden">{text}</span>
      </Missing>
    );
  }
  return cell.reports.map((report) => (
    <Link
      key={report.id}
      component={RouterLink}
      to={downloadAddress({ publisherId: id, reportDate: report.date })}
      aria-label={`${report.name}, report of ${name}`}
    >
      {report.name}
    </Link>
  ));
}

function MatrixTable({ quarters, rows }: ReportMatrix) {
  return (
    <QuarterTable aria-label="Reports by quarter" role="group" tabIndex={0}>
      <table aria-label="Reports by quarter">
        <thead>
          <tr>
            <th scope="col">Publisher</th>
            {quarters.map((quarter) => (
              <th key={quarter} scope="col">
                <QuarterName quarter={quarter} />
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map(({ type, caption }) => {
          const own = rows.filter(({ publisher }) => publisher.type === type);
          if (own.length === 0) return null;
          return (
            <tbody key={type}>
              <tr>
                <th scope="rowgroup" colSpan={quarters.length + 1}>
                  {caption}
                </th>
              </tr>
              {own.map((row) => (
                <tr key={row.publisher.id}>
                  <th scope="row">
                    <PublisherName publisher={row.publisher} />
                  </th>
                  {row.cells.map((cell) => (
                    <td key={cell.quarter}>
                      <Reports publisher={row.publisher} cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </QuarterTable>
  );
}

/** The same on a phone: a list for each quarter, without the publishers of which none is expected. */
function MatrixLists({ quarters, rows }: ReportMatrix) {
  return (
    <QuartersOfPhone>
      {quarters.map((quarter) => {
        const expected = rows.flatMap(({ publisher, cells }) => {
          const cell = cells.find((one) => one.quarter === quarter);
          return !cell || cell.missing === 'yearly' || cell.missing === 'before' ? [] : [{ publisher, cell }];
        });
        return (
          <li key={quarter}>
            <h3>
              <QuarterName quarter={quarter} />
            </h3>
            {expected.length === 0 ? (
              <p>No report of this quarter has been published.</p>
            ) : (
              <dl>
                {expected.map(({ publisher, cell }) => (
                  <div key={publisher.id}>
                    <dt>
                      <PublisherName publisher={publisher} />
                    </dt>
                    <dd>
                      <Reports publisher={publisher} cell={cell} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </QuartersOfPhone>
  );
}

/** All reports by publisher and quarter, each one press away. The address holds the publisher it is narrowed to. */
export function Matrix({ publishers }: { publishers: readonly Publisher[] }) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = useMediaQuery(phone, { noSsr: true });
  const asked = search.get('publisher');
  const chosen = publishers.find(({ id }) => String(id) === asked);
  const matrix = useMemo(() => reportMatrix(chosen ? [chosen] : publishers), [publishers, chosen]);
  const choose = (id: string | null): void =>
    setSearch(id === null ? {} : { publisher: id }, { replace: true, preventScrollReset: true });
  if (publishers.length === 0) return null;
  return (
    <QuarterSection aria-labelledby="quarters-heading">
      <h2 id="quarters-heading" ref={heading} tabIndex={-1}>
        Reports by quarter
      </h2>
      <PublicNote as="p">
        Each report stands in the quarter of its date: a venue’s is about that quarter, a firm’s, published in
        April, about the year before.
      </PublicNote>
      <PublisherFilter data-print="no">
        <LateDropDown
          label="Publisher"
          options={publishers.map(({ id, name, mic }) => ({
            value: String(id),
            label: name,
            ...(mic === null ? {} : { description: mic }),
          }))}
          value={chosen ? String(chosen.id) : null}
          onChange={choose}
          placeholder="All"
          clearable
        />
      </PublisherFilter>
      {asked !== null && chosen === undefined ? (
        <p role="status">
          No publisher has the number in the address, so all are listed.{' '}
          <Button
            variant="text"
            onClick={() => {
              choose(null);
              // The button goes, and with it the focus.
              heading.current?.focus();
            }}
          >
            Remove it
          </Button>
        </p>
      ) : null}
      {isPhone ? <MatrixLists {...matrix} /> : <MatrixTable {...matrix} />}
      {matrix.hasOlder ? (
        <PublicNote as="p">Reports of earlier quarters are in the lists above.</PublicNote>
      ) : null}
    </QuarterSection>
  );
}
