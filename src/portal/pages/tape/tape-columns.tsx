import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { TapeRow } from '../../../contract/generated/types.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { joinedFlags } from '../../../domain/format/trade-texts.ts';
import { instrumentPath } from '../../../domain/page-paths.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { lengthOfLongest } from '../data-view/grid/column-room.ts';
import { type GridColumn, nothing } from '../data-view/grid/grid-columns.tsx';
import { stateWords } from '../data-view/grid/report-state.ts';

type Column = GridColumn<TapeRow>;

const Muted = styled('span')({ color: 'var(--muted)' });
const Code = styled('span')({ fontFamily: 'var(--mono)', fontSize: '0.92em', color: 'var(--muted)' });
const Strong = styled('span')({ fontWeight: 600 });
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  lineHeight: '20px',
});
const Wrapping = styled('span')({ whiteSpace: 'normal' });
const Hidden = styled('span')(visuallyHidden);

/** The edge of a row that came last; the cell that it is in is the box that it is placed in. */
const Edge = styled('span')({
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: 0,
  width: 3,
  background: 'var(--accent)',
  // Visible where forced colours remove the background.
  borderLeft: '3px solid var(--accent)',
});

/** The currency of the price, of which a report has at most one, or else that of the notional amount. */
const currencyOf = ({ currency, priceMajorCurrency, notionalCcy }: TapeRow): string | null =>
  priceMajorCurrency ?? currency ?? notionalCcy;

/** `14:22:10.204`, with the day if it is another than that of the list. */
function Time({ row, today }: { row: TapeRow; today: string }): ReactNode {
  const { publicationDate } = row;
  const day = publicationDate.slice(0, 10) === today ? null : dateBeside(publicationDate, today);
  return (
    <span>
      {day === null ? null : `${day} `}
      {utcClock(publicationDate)?.slice(0, 8)}
      <Muted>.{publicationDate.slice(20, 23)}</Muted>
    </span>
  );
}

const timeText = ({ publicationDate }: TapeRow): string =>
  `${publicationDate.slice(0, 10)} ${publicationDate.slice(11, 23)}`;

function Instrument({ row, tabIndex }: { row: TapeRow; tabIndex: 0 | -1 }): ReactNode {
  return (
    <Link component={RouterLink} to={instrumentPath(row.InstrumentID)} tabIndex={tabIndex}>
      {row.InstrumentDescription}
    </Link>
  );
}

function Amount({ row, text }: { row: TapeRow; text: string | null }): ReactNode {
  const grouped = groupedDecimal(text);
  if (grouped === null) return nothing;
  if (row.voidedBy === null) return grouped;
  return (
    <s>
      {grouped}
      <Hidden> void</Hidden>
    </s>
  );
}

function FlagsAndState({ row }: { row: TapeRow }): ReactNode {
  const words = stateWords(row);
  return (
    <span>
      {words === null ? null : `${words} `}
      <Code>{joinedFlags(row.flags)}</Code>
    </span>
  );
}

const flagsText = (row: TapeRow): string =>
  [stateWords(row), joinedFlags(row.flags)].filter((part) => part !== null && part !== '').join(' ');

const right = { align: 'right', headerAlign: 'right' } as const;

/** The columns of the tape. @param fresh the ids of the rows that came last; @param today the day of the list */
export function tapeColumns(
  rows: readonly TapeRow[],
  fresh: ReadonlySet<string>,
  today: string,
): readonly Column[] {
  return [
    {
      field: 'publicationDate',
      headerName: 'Time, UTC',
      description: 'When the trade was published.',
      width: 116,
      text: timeText,
      renderCell: ({ row }) => (
        <>
          {fresh.has(row.id) ? (
            <>
              <Edge aria-hidden="true" />
              <Hidden>New: </Hidden>
            </>
          ) : null}
          <Time row={row} today={today} />
        </>
      ),
    },
    {
      field: 'InstrumentDescription',
      headerName: 'Instrument',
      description: 'Its name and its identification.',
      width: 284,
      text: (row) => `${row.InstrumentDescription} ${row.InstrumentID}`,
      renderCell: ({ row, tabIndex }) => (
        <span>
          <Instrument row={row} tabIndex={tabIndex} /> <Code>{row.InstrumentID}</Code>
        </span>
      ),
    },
    {
      field: 'SegmentMIC',
      headerName: 'Venue',
      description: 'The segment MIC of the venue.',
      width: 66,
      text: (row) => row.SegmentMIC,
      renderCell: ({ row }) => <Code>{row.SegmentMIC}</Code>,
    },
    {
      field: 'price',
      headerName: 'Price',
      description: 'The price, in the notation that the venue reports.',
      width: 100,
      ...right,
      text: (row) => groupedDecimal(row.price),
      isVoid: (row) => row.voidedBy !== null,
      renderCell: ({ row }) => (
        <Strong>
          <Amount row={row} text={row.price} />
        </Strong>
      ),
    },
    {
      field: 'currency',
      headerName: 'Ccy',
      description: 'The currency of the price, or else of the notional amount.',
      width: 60,
      text: currencyOf,
      renderCell: ({ row }) => currencyOf(row) ?? nothing,
    },
    {
      field: 'vol',
      headerName: 'Quantity',
      description: 'The quantity traded.',
      width: 118,
      ...right,
      text: (row) => groupedDecimal(row.vol),
      isVoid: (row) => row.voidedBy !== null,
      renderCell: ({ row }) => <Amount row={row} text={row.vol} />,
    },
    {
      field: 'notionalAmt',
      headerName: 'Notional',
      description: 'The notional amount.',
      width: 128,
      ...right,
      text: (row) => groupedDecimal(row.notionalAmt),
      isVoid: (row) => row.voidedBy !== null,
      renderCell: ({ row }) => <Amount row={row} text={row.notionalAmt} />,
    },
    {
      field: 'flags',
      headerName: 'Flags',
      description: 'The flags of the report, and what became of it.',
      // A mark that is cut says of nothing when it happened.
      width: Math.max(92, lengthOfLongest('flags', rows.map(flagsText)) + 28),
      text: flagsText,
      renderCell: ({ row }) => <FlagsAndState row={row} />,
    },
  ];
}

const shortTimeOf = ({ publicationDate }: TapeRow, today: string): string =>
  [
    publicationDate.slice(0, 10) === today ? null : dateBeside(publicationDate, today),
    utcClock(publicationDate)?.slice(0, 8),
  ]
    .filter(Boolean)
    .join(' ');

/** The letters that fit on a line of the smallest phones. */
const lettersOfLine = 30;

/** The lines of the rows on a phone: more than two if the mark of one does not fit beside its time and segment. */
export function foldedLines(rows: readonly TapeRow[], today: string): number {
  const isLong = (row: TapeRow): boolean =>
    `${shortTimeOf(row, today)} ${row.SegmentMIC} ${flagsText(row)}`.trim().length > lettersOfLine;
  const longest = Math.max(0, ...rows.filter(isLong).map((row) => flagsText(row).length));
  return 2 + Math.ceil(longest / lettersOfLine);
}

/** The same on a phone: time, segment and marks below the instrument. */
export function foldedTapeColumns(fresh: ReadonlySet<string>, today: string): readonly Column[] {
  return [
    {
      field: 'InstrumentDescription',
      headerName: 'Instrument; time, venue',
      description: 'The instrument; when the trade was published, and where.',
      width: 190,
      text: (row) =>
        `${row.InstrumentDescription} ${timeText(row)} ${row.SegmentMIC} ${flagsText(row)}`.trim(),
      renderCell: ({ row, tabIndex }) => (
        <>
          {fresh.has(row.id) ? <Edge aria-hidden="true" /> : null}
          <Line>
            <Instrument row={row} tabIndex={tabIndex} />
          </Line>
          <Line>
            {fresh.has(row.id) ? <Hidden>New: </Hidden> : null}
            <span>{shortTimeOf(row, today)}</span> <Code>{row.SegmentMIC}</Code>{' '}
            <Wrapping>
              <FlagsAndState row={row} />
            </Wrapping>
          </Line>
        </>
      ),
    },
    {
      field: 'price',
      headerName: 'Price; quantity',
      description: 'The price; the quantity traded.',
      width: 120,
      ...right,
      text: (row) => `${groupedDecimal(row.price) ?? ''} ${groupedDecimal(row.vol) ?? ''}`.trim(),
      renderCell: ({ row }) => (
        <>
          <Strong>
            <Amount row={row} text={row.price} />
          </Strong>
          <Muted>
            <Amount row={row} text={row.vol} />
          </Muted>
        </>
      ),
    },
  ];
}
