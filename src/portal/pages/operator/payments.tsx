import { ConsoleScreen } from './console-screen.tsx';
import { Narrowing, Pages, useQuery } from './paging.tsx';
import { PaymentsTable } from './payments-table.tsx';

/** Payments by their state, and refunds. */
export function Page() {
  const query = useQuery('who', 'state');
  return (
    <ConsoleScreen
      kind="payments"
      query={query}
      reading="Reading the payments"
      tools={
        <Narrowing
          label="Payments shown"
          name="state"
          choices={[
            [null, 'All'],
            ['trouble', 'Needing somebody'],
            ['captured', 'Captured'],
            ['pending', 'Pending'],
            ['stray', 'Stray'],
            ['refunded', 'Refunded'],
          ]}
        />
      }
    >
      {({ list }) => (
        <>
          <PaymentsTable
            payments={list.Payments}
            empty={query.state === 'trouble' ? 'No payment needs anybody.' : 'There is no such payment.'}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
