import { useNavigate } from 'react-router-dom';
import type { OperatorInvoiceList } from '../../../contract/generated/types.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { customerPath, operatorInvoicePath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Narrowing, Only, Pages, useAddress, useQuery } from './paging.tsx';
import { ScreenTabs } from './screen-tabs.tsx';
import { SearchForm } from './search-form.tsx';

export type Invoice = OperatorInvoiceList['Invoices'][number];

/** The state of an invoice, marked while money is owed too long. */
export function InvoiceState({ invoice: { State: state, IsOverdue } }: { invoice: Invoice }) {
  if (IsOverdue) return <State data-state="wrong">overdue</State>;
  return <State data-state={state === 'withdrawn' || state === 'credited' ? 'over' : 'plain'}>{state}</State>;
}

const columns: readonly ListColumn<Invoice>[] = [
  {
    title: 'Number',
    text: ({ Number: number }) => number,
    draw: ({ Number: number }) => (
      <TextLink to={operatorInvoicePath(number)}>
        <Code>{number}</Code>
      </TextLink>
    ),
  },
  {
    title: 'State',
    text: ({ State: state, IsOverdue }) => (IsOverdue ? 'overdue' : state),
    draw: (invoice) => <InvoiceState invoice={invoice} />,
  },
  {
    title: 'Amount',
    text: ({ Amount }) => String(Amount),
    draw: ({ Amount }) => usDollars(Amount),
    isFigure: true,
  },
  { title: 'Company', text: ({ Company }) => Company ?? '', isLong: true },
  {
    title: 'Customer',
    text: ({ Login }) => Login ?? '',
    draw: ({ Login, Pseudonym }) =>
      Login === null ? (
        <Muted>account removed</Muted>
      ) : (
        <TextLink to={customerPath(Pseudonym)}>{Login}</TextLink>
      ),
  },
  { title: 'Purchase order', text: ({ PoNumber }) => PoNumber ?? '' },
  {
    title: 'Issued',
    isTime: true,
    text: ({ IssuedOn }) => IssuedOn,
    draw: ({ IssuedOn }) => <Muted>{mediumDate(IssuedOn)}</Muted>,
  },
  { title: 'Due', isTime: true, text: ({ DueOn }) => DueOn, draw: ({ DueOn }) => mediumDate(DueOn) },
];

/** Invoices, open ones first. */
export function Page() {
  const query = useQuery('who', 'state');
  const { who = '' } = query;
  const navigate = useNavigate();
  const address = useAddress();
  return (
    <ConsoleScreen
      kind="invoices"
      query={query}
      reading="Reading the invoices"
      tools={
        <>
          <ScreenTabs of="Money" />
          <Narrowing
            label="Invoices shown"
            name="state"
            choices={[
              [null, 'All'],
              ['open', 'Open'],
              ['overdue', 'Overdue'],
              ['settled', 'Settled'],
              ['credited', 'Credited'],
              ['withdrawn', 'Withdrawn'],
            ]}
          />
          <SearchForm
            label="Find invoices"
            placeholder="Login, number, purchase order"
            value={who}
            onFind={(wanted) => navigate(address('who', wanted))}
          />
          {who === '' ? null : <Only name="who">Only invoices of {who}.</Only>}
        </>
      }
    >
      {({ list }) => (
        <>
          <ListTable
            title="Invoices"
            note="open ones first, then the newest"
            columns={columns}
            rows={list.Invoices}
            keyOf={({ Number: number }) => number}
            empty={
              who !== '' || query.state
                ? 'There is no such invoice.'
                : 'No invoice was issued yet: “npm run daylight -- invoices issue” makes one.'
            }
            file="daylight-invoices.csv"
            paged={{
              asked: { kind: 'invoices', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'invoices' ? answer.list.Invoices : []),
            }}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
