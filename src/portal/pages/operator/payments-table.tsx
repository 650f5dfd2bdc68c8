import type { OperatorPaymentList } from '../../../contract/generated/types.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ActButton } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import type { PagedList } from './save-list.tsx';

type Payment = OperatorPaymentList['Payments'][number];

const whose: ListColumn<Payment> = {
  title: 'Customer',
  text: ({ Login }) => Login ?? '',
  draw: ({ Login }) =>
    Login === null ? (
      <Muted>account removed</Muted>
    ) : (
      <TextLink to={`${pagePaths.operatorCustomers}?${new URLSearchParams({ who: Login })}`}>
        {Login}
      </TextLink>
    ),
};

const columns: readonly ListColumn<Payment>[] = [
  {
    title: 'At, UTC',
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{minuteOf(CreatedAt)}</Muted>,
  },
  { title: 'Receipt', text: ({ Receipt }) => Receipt ?? '', draw: ({ Receipt }) => <Code>{Receipt}</Code> },
  {
    title: 'Amount',
    text: ({ Amount }) => String(Amount),
    draw: ({ Amount }) => usDollars(Amount),
    isFigure: true,
  },
  {
    title: 'State',
    text: ({ State: state }) => state,
    draw: ({ State: state }) => (
      <State data-state={['refunded', 'void', 'declined', 'returned'].includes(state) ? 'over' : 'plain'}>
        {state}
      </State>
    ),
  },
  {
    title: 'Needs somebody',
    text: ({ Trouble }) => Trouble ?? '',
    draw: ({ Trouble }) => (Trouble === null ? '' : <State data-state="wrong">{Trouble}</State>),
    isLong: true,
  },
];

/** Payments, each with its refund. */
export function PaymentsTable({
  payments,
  empty,
  isOfOne = false,
  paged,
}: {
  payments: readonly Payment[];
  empty: string;
  /** All are of the customer whose page this is. */
  isOfOne?: boolean;
  paged?: PagedList<Payment>;
}) {
  return (
    <ListTable
      title="Payments"
      columns={isOfOne ? columns : [...columns.slice(0, 1), whose, ...columns.slice(1)]}
      rows={payments}
      keyOf={({ Id }) => Id}
      empty={empty}
      acts={({ Id, IsRefundable }) =>
        IsRefundable ? <ActButton act={{ Name: 'refundPayment', Payment: Id }}>Refund</ActButton> : null
      }
      {...(isOfOne ? {} : { file: 'daylight-payments.csv' })}
      {...(paged ? { paged } : {})}
    />
  );
}
