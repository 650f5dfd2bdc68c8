import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type MadePayment, viewOf } from '../../../../../machines/receipts.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { receipts } from '../../../flows/receipts.ts';
import { LoadingOverlay } from '../../../shell/loading-overlay.tsx';
import { endedOf, kindWords, periodOf } from './payment-words.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { Payments, PaymentsEmpty, PaymentsFrame, ReceiptLink } from './subscriptions-styles.ts';

/**
 * The history of payments, with a receipt for each.
 *
 * @param loaded the subscription as the service told it last; another object: a payment may have been made since
 */
export function PaymentsMade({ loaded }: { loaded: object }) {
  const actor = useFlow(receipts);
  // The flow loads them at its start by itself.
  const seen = useRef(loaded);
  useEffect(() => {
    if (seen.current === loaded) return;
    seen.current = loaded;
    actor.send({ type: 'retry.requested' });
  }, [actor, loaded]);
  const { kind, payments, receipt } = useSelector(actor, viewOf, shallowEqual);
  const isLoading = kind === 'loading';
  const isWaiting = isLoading || kind === 'opening';
  return (
    <Payments aria-labelledby="payments" aria-busy={isWaiting}>
      <h2 id="payments">Payments</h2>
      <PaymentsFrame>
        {kind === 'failed' ? (
          <PaymentsEmpty>
            <LoadFailed
              text={
                payments.length === 0
                  ? 'Your payments could not be loaded.'
                  : 'Your payments could not be refreshed. Those known before are listed.'
              }
              onRetry={() => actor.send({ type: 'retry.requested' })}
            />
          </PaymentsEmpty>
        ) : null}
        {payments.length > 0 ? (
          <PaymentTable
            payments={payments}
            onChoose={(receiptNumber) => actor.send({ type: 'receipt.chosen', receiptNumber })}
          />
        ) : kind === 'failed' ? null : (
          <PaymentsEmpty as="p">
            {isLoading ? '' : 'You have not paid anything yet. Each payment is listed here with its receipt.'}
          </PaymentsEmpty>
        )}
        {isWaiting ? (
          <LoadingOverlay over="part" label={isLoading ? 'Loading payments' : 'Opening the receipt'} />
        ) : null}
      </PaymentsFrame>
      <ReceiptDialog receipt={receipt} onClose={() => actor.send({ type: 'receipt.closed' })} />
    </Payments>
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
          <th scope="col">Amount</th>
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
              {endedOf(payment).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </td>
            <td className="figures" data-term="Amount">
              {usDollars(payment.Amount)}
              {payment.RefundDate === null ? null : <span>refunded {longDate(payment.RefundDate)}</span>}
            </td>
            <td data-term="Receipt">
              <ReceiptLink
                type="button"
                className="mono"
                aria-label={`Receipt ${payment.ReceiptNumber}`}
                onClick={() => onChoose(payment.ReceiptNumber)}
              >
                {payment.ReceiptNumber}
              </ReceiptLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
