import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { MadePayment } from '../../../../../machines/receipts.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { receipts } from '../../../flows/receipts.ts';
import { useFlow } from '../../../flows/use-flow.ts';
import { LoadingOverlay } from '../../../shell/loading-overlay.tsx';
import { kindWords, periodOf } from './payment-words.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** The history of payments, with a receipt for each. */
export function PaymentsMade() {
  const actor = useFlow(receipts);
  const payments = useSelector(actor, ({ context }) => context.payments);
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <section className="payments" aria-labelledby="payments" aria-busy={isLoading || isOpening}>
      <h2 id="payments">Payments</h2>
      <div className="payments-frame">
        {hasFailed ? (
          <div role="alert" className="payments-empty">
            <p>Your payments could not be loaded.</p>
            <Button onClick={() => actor.send({ type: 'payments.wanted' })}>Try again</Button>
          </div>
        ) : payments.length === 0 ? (
          <p className="payments-empty">
            {isLoading ? '' : 'You have not paid anything yet. Each payment is listed here with its receipt.'}
          </p>
        ) : (
          <PaymentTable
            payments={payments}
            onChoose={(receiptNumber) => actor.send({ type: 'receipt.chosen', receiptNumber })}
          />
        )}
        {isLoading || isOpening ? (
          <LoadingOverlay over="part" label={isLoading ? 'Loading payments' : 'Opening the receipt'} />
        ) : null}
      </div>
      <ReceiptDialog receipt={receipt} onClose={() => actor.send({ type: 'receipt.closed' })} />
    </section>
  );
}

type TableProps = { payments: readonly MadePayment[]; onChoose: (receiptNumber: string) => void };

function PaymentTable({ payments, onChoose }: TableProps) {
  return (
    <table aria-labelledby="payments">
      <thead>
        <tr>
          <th scope="col">Paid on</th>
          <th scope="col">For</th>
          <th scope="col">Period</th>
          <th scope="col" className="amount">
            Amount
          </th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.ReceiptNumber}>
            <td className="figures" data-term="Paid on">
              {longDate(payment.PaymentDate)}
            </td>
            <td data-term="For">{kindWords[payment.OrderKind]}</td>
            <td className="figures" data-term="Period">
              {periodOf(payment)}
            </td>
            <td className="amount figures" data-term="Amount">
              {usDollars(payment.Amount)}
              {payment.RefundDate === null ? null : (
                <span className="refunded">given back {longDate(payment.RefundDate)}</span>
              )}
            </td>
            <td data-term="Receipt">
              <button
                type="button"
                className="receipt-link mono"
                aria-label={`Receipt ${payment.ReceiptNumber}`}
                onClick={() => onChoose(payment.ReceiptNumber)}
              >
                {payment.ReceiptNumber}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
