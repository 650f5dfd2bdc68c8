import { useNavigate } from 'react-router-dom';
import type { OperatorUsage } from '../../../contract/generated/types.ts';
import { monthInWords, monthLater } from '../../../domain/format/months.ts';
import { customerPath, venuePath } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Choices } from './console-styles.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Narrowing, Only, Pages, useAddress, useQuery } from './paging.tsx';
import { SaveFile } from './save-list.tsx';
import { SearchForm } from './search-form.tsx';

type Line = OperatorUsage['Lines'][number];

const whole = (count: string | number): string => Number(count).toLocaleString('en-GB');

const [venue, name, kind, ...figures]: readonly ListColumn<Line>[] = [
  {
    title: 'Venue',
    text: ({ Venue }) => Venue,
    draw: ({ Venue }) => (
      <TextLink to={venuePath(Venue)}>
        <Code>{Venue}</Code>
      </TextLink>
    ),
  },
  { title: 'Name', text: ({ VenueName }) => VenueName, isLong: true },
  { title: 'Kind', text: ({ DataType }) => (DataType === 'order' ? 'Orders' : 'Trades') },
  {
    title: 'Customers',
    text: ({ Users }) => String(Users),
    draw: ({ Users }) => whole(Users),
    isFigure: true,
  },
  { title: 'Days', text: ({ Days }) => String(Days), isFigure: true },
  { title: 'Reads', text: ({ Reads }) => Reads, draw: ({ Reads }) => <b>{whole(Reads)}</b>, isFigure: true },
  {
    title: 'By key',
    text: ({ ReadsByKey }) => ReadsByKey,
    draw: ({ ReadsByKey }) => whole(ReadsByKey),
    isFigure: true,
  },
];

const customer: ListColumn<Line> = {
  title: 'Customer',
  isName: true,
  text: ({ Login, Pseudonym }) => Login ?? Pseudonym ?? '',
  draw: ({ Login, Pseudonym }) =>
    Login === null || Pseudonym === null ? (
      <Muted>account removed</Muted>
    ) : (
      <TextLink to={customerPath(Pseudonym)}>{Login}</TextLink>
    ),
};

const columnsBy = (by: string | undefined): readonly ListColumn<Line>[] => {
  const first = [venue, by === 'customer' ? customer : name, kind];
  const rest = by === 'customer' ? figures.slice(1) : figures;
  return [...first.filter((column) => column !== undefined), ...rest];
};

/** The months before and after, as far as they have begun. */
function Months({ month }: { month: string }) {
  const address = useAddress();
  const present = serviceNow().slice(0, 7);
  return (
    <Choices aria-label="Month">
      {[-1, 0, 1]
        .map((step) => monthLater(month, step))
        .filter((one) => one <= present)
        .map((one) => (
          <TextLink
            key={one}
            to={address('month', one)}
            {...(one === month ? { 'aria-current': 'true' as const } : {})}
          >
            {monthInWords(one)}
          </TextLink>
        ))}
    </Choices>
  );
}

/** Reads of live data in a month, and the file of them. */
export function Page() {
  const asked = useQuery('month', 'venue', 'by');
  const query = { ...asked, month: asked.month ?? serviceNow().slice(0, 7) };
  const navigate = useNavigate();
  const address = useAddress();
  return (
    <ConsoleScreen
      kind="usage"
      query={query}
      reading="Reading who read live data"
      tools={
        <>
          <Months month={query.month} />
          <Narrowing
            label="Lines"
            name="by"
            choices={[
              [null, 'By venue'],
              ['customer', 'By customer'],
            ]}
          />
          <SearchForm
            label="Venue"
            placeholder="MIC of a venue"
            value={asked.venue ?? ''}
            onFind={(wanted) => navigate(address('venue', wanted.toUpperCase()))}
          />
          {asked.venue ? <Only name="venue">Only reads of {asked.venue}.</Only> : null}
        </>
      }
    >
      {({ list }) => (
        <>
          <ListTable
            title={`Reads of live data in ${monthInWords(query.month)}`}
            note="UTC; a read is a page, a row, an export, an event of an alert or a batch of a stream"
            tools={
              list.Lines.length > 0 ? (
                <SaveFile asked={{ kind: 'usageFile', query }}>File for agreements</SaveFile>
              ) : null
            }
            columns={columnsBy(asked.by)}
            rows={list.Lines}
            keyOf={({ Venue, DataType, Pseudonym }) => `${Venue} ${DataType} ${Pseudonym ?? ''}`}
            empty={
              asked.venue
                ? `Nobody read live data of ${asked.venue} in this month, or it is no venue.`
                : 'Nobody read live data in this month.'
            }
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
