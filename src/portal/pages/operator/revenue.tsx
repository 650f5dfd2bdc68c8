import type { OperatorRevenue } from '../../../contract/generated/types.ts';
import { usDollars, usDollarsAndCents } from '../../../domain/format/money.ts';
import { monthInWords, monthLater } from '../../../domain/format/months.ts';
import { pagePaths, venuePath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Card, CardHead, CardText, CardTitle, Code } from '../instrument/instrument-styles.ts';
import { sumOf } from './cents.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Stack, State, TwoColumns } from './console-styles.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { RevenueBars } from './revenue-bars.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

type Line = OperatorRevenue['Months'][number];
type MoneyState = OperatorRevenue['States'][number];

const money = (title: string, of: (line: Line) => string): ListColumn<Line> => ({
  title,
  text: of,
  draw: (line) => usDollarsAndCents(of(line)),
  isFigure: true,
});

const lineColumns: readonly ListColumn<Line>[] = [
  { title: 'Month', text: ({ Month }) => Month, draw: ({ Month }) => monthInWords(Month) },
  { title: 'Venue', text: ({ Venue }) => Venue, draw: ({ Venue }) => <Code>{Venue}</Code>, isName: true },
  { title: 'Receipts', text: ({ Receipts }) => String(Receipts), isFigure: true },
  money('Earned', ({ Amount }) => Amount),
  money('Given back', ({ GivenBack }) => GivenBack),
];

type OfVenue = { readonly venue: string; readonly name: string; readonly lines: readonly Line[] };

const venueColumns = (months: readonly string[]): readonly ListColumn<OfVenue>[] => [
  {
    title: 'Venue',
    text: ({ venue }) => venue,
    draw: ({ venue }) => (
      <TextLink to={venuePath(venue)}>
        <Code>{venue}</Code>
      </TextLink>
    ),
  },
  { title: 'Name', text: ({ name }) => name, isLong: true },
  {
    title: 'By month',
    draw: ({ lines }) => <RevenueBars size="small" amounts={amountsOf(months, lines)} />,
  },
  {
    title: 'Earned',
    text: ({ lines }) => sumOf(lines.map(({ Amount }) => Amount)),
    draw: ({ lines }) => <b>{usDollarsAndCents(sumOf(lines.map(({ Amount }) => Amount)))}</b>,
    isFigure: true,
  },
];

const amountsOf = (months: readonly string[], lines: readonly Line[]): readonly string[] =>
  months.map((month) => sumOf(lines.filter(({ Month }) => Month === month).map(({ Amount }) => Amount)));

/** Months up to this one, oldest first. */
const monthsUntil = (month: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, back) => monthLater(month, back - count + 1));

const wrongStates: ReadonlySet<string> = new Set(['payment stray', 'payment pending', 'dispute open']);
const kinds = { order: 'Orders', payment: 'Payments', dispute: 'Disputes' } as const;

const stateColumns: readonly ListColumn<MoneyState>[] = [
  { title: 'Of', text: ({ Kind }) => kinds[Kind] },
  {
    title: 'State',
    isName: true,
    text: ({ State: state }) => state,
    draw: ({ Kind, State: state }) => (
      <State data-state={wrongStates.has(`${Kind} ${state}`) ? 'delayed' : 'plain'}>
        {Kind === 'payment' ? (
          <TextLink to={`${pagePaths.operatorPayments}?${new URLSearchParams({ state })}`}>{state}</TextLink>
        ) : (
          state
        )}
      </State>
    ),
  },
  { title: 'Count', text: ({ Count }) => String(Count), isFigure: true },
  {
    title: 'Amount',
    text: ({ Amount }) => String(Amount),
    draw: ({ Amount }) => usDollars(Amount),
    isFigure: true,
  },
];

const shown = 24;

/** What was earned, and in what state the money is. */
export function Page() {
  return (
    <ConsoleScreen kind="revenue" reading="Reading what was earned" tools={<ScreenTabs of="Money" />}>
      {({ list }) => {
        const months = monthsUntil(list.PresentMonth, shown);
        const venues = [...new Set(list.Months.map(({ Venue }) => Venue))].map((venue): OfVenue => {
          const lines = list.Months.filter(({ Venue }) => Venue === venue);
          return { venue, name: lines.at(-1)?.VenueName ?? '', lines };
        });
        const earned = sumOf(list.Months.map(({ Amount }) => Amount));
        return (
          <TwoColumns>
            <Stack>
              <Card aria-labelledby="earned">
                <CardHead>
                  <CardTitle id="earned">Earned: {usDollarsAndCents(earned)} in two years</CardTitle>
                  receipts by the month in which they were paid, without what was given back
                </CardHead>
                {venues.length === 0 ? (
                  <CardText>Nothing was paid in the last two years.</CardText>
                ) : (
                  <RevenueBars
                    size="large"
                    amounts={amountsOf(months, list.Months)}
                    ends={[monthInWords(months[0] ?? ''), monthInWords(months.at(-1) ?? '')]}
                  />
                )}
              </Card>
              {venues.length === 0 ? null : (
                <>
                  <ListTable
                    title="By venue"
                    note="a receipt is shared among its venues by what is charged of them"
                    columns={venueColumns(months)}
                    rows={venues}
                    keyOf={({ venue }) => venue}
                    empty=""
                  />
                  <ListTable
                    title="By month and venue"
                    note="the last first"
                    columns={lineColumns}
                    rows={list.Months.toReversed()}
                    keyOf={({ Month, Venue }) => `${Month} ${Venue}`}
                    empty=""
                    file="daylight-revenue.csv"
                  />
                </>
              )}
            </Stack>
            <Stack>
              <ListTable
                title="Where the money is"
                note="strays are given back by themselves, pending ones are held by the provider"
                columns={stateColumns}
                rows={list.States}
                keyOf={({ Kind, State: state }) => `${Kind} ${state}`}
                empty="There are no orders and no payments."
                file="daylight-money.csv"
              />
            </Stack>
          </TwoColumns>
        );
      }}
    </ConsoleScreen>
  );
}
