import type { OperatorPaymentList } from '../../../contract/generated/types.ts';
import { usDollars, usDollarsAndCents } from '../../../domain/format/money.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ActForm } from './act-form.tsx';
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
    isTime: true,
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
    title: 'Given back',
    text: ({ GivenBack }) => GivenBack ?? '',
    draw: ({ GivenBack }) => (GivenBack === null ? '' : <Muted>{usDollarsAndCents(GivenBack)}</Muted>),
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

const partField = {
  name: 'amount',
  label: 'Amount',
  hint: 'In US dollars, such as 12.50. What the payment pays for stays.',
  faultOf: (text: string): string | null =>
    /^(?:0|[1-9]\d{0,6})(?:\.\d{2})?$/.test(text) && Number(text) > 0
      ? null
      : 'An amount is in dollars above zero, such as 12 or 12.50.',
};

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
        IsRefundable ? (
          <>
            <ActForm
              name="refundPart"
              label="Refund a part"
              fields={[partField]}
              actOf={({ amount = '' }) => ({ Name: 'refundPart', Payment: Id, Amount: amount })}
            />
            <ActButton act={{ Name: 'refundPayment', Payment: Id }}>Refund</ActButton>
          </>
        ) : null
      }
      {...(isOfOne ? {} : { file: 'daylight-payments.csv' })}
      {...(paged ? { paged } : {})}
    />
  );
}
