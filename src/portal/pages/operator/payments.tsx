import { useNavigate } from 'react-router-dom';
import { ConsoleScreen } from './console-screen.tsx';
import { Narrowing, Only, Pages, useAddress, useQuery } from './paging.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { ScreenTabs } from './screen-tabs.tsx';
import { SearchForm } from './search-form.tsx';

const choices = [
  [null, 'All'],
  ['trouble', 'Needing somebody'],
  ['captured', 'Captured'],
  ['pending', 'Pending'],
  ['stray', 'Stray'],
  ['refunded', 'Refunded'],
] as const;

/** Payments by their state, and refunds. */
export function Page() {
  const query = useQuery('who', 'state');
  const { who = '' } = query;
  const navigate = useNavigate();
  const address = useAddress();
  return (
    <ConsoleScreen
      kind="payments"
      query={query}
      reading="Reading the payments"
      tools={
        <>
          <ScreenTabs of="Money" />
          <Narrowing label="Payments shown" name="state" choices={choices} />
          <SearchForm
            label="Find payments"
            placeholder="Login, receipt, order, payment"
            value={who}
            onFind={(wanted) => navigate(address('who', wanted))}
          />
          {query.state && !choices.some(([state]) => state === query.state) ? (
            <Only name="state">Only {query.state} payments.</Only>
          ) : null}
          {who === '' ? null : <Only name="who">Only payments of {who}.</Only>}
        </>
      }
    >
      {({ list }) => (
        <>
          <PaymentsTable
            payments={list.Payments}
            paged={{
              asked: { kind: 'payments', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'payments' ? answer.list.Payments : []),
            }}
            empty={
              query.state === 'trouble' && who === ''
                ? 'No payment needs anybody.'
                : query.state || who !== ''
                  ? 'There is no such payment.'
                  : 'Nothing was paid yet, and no payment was begun.'
            }
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
