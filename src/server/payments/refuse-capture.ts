import { mismatchMail, mismatchNoticeMail } from '../subscriptions/mail-templates.ts';
import type { CaptureFault } from './check-capture.ts';
import { changePayment } from './payment-store.ts';
import { mailOwner, outcomeOf, type Recording } from './recording.ts';

/**
 * Reports a capture that is not what was opened to the operator. Money taken from the right owner is refunded. A
 * capture with another owner, or none, is held: it may have paid for something of somebody else's, which a refund would
 * take from them. A payment believed earlier keeps its state; only a matching report can change it.
 */
export async function refuseCapture(recording: Recording, faults: readonly CaptureFault[]): Promise<void> {
  const { deps, client, purchase, payment, report } = recording;
  const { capture } = report;
  const outcome = outcomeOf[capture.status];
  const isHere = outcome === 'captured' || outcome === 'held';
  const isReturned = isHere && !faults.includes('owner');
  const facts = {
    payment: payment.id,
    purchase: purchase.purchase.id,
    faults: [...faults],
    capture: capture.id,
    status: capture.status,
    amount: capture.amount,
    currency: capture.currency,
    owners: [report.order?.customId ?? null, capture.customId],
  };
  deps.log.error(facts, 'a capture is not what was opened');
  const { rowCount: isNew } = await client.query(
    'UPDATE payments SET mismatch = $2 WHERE id = $1 AND mismatch IS NULL',
    [payment.id, JSON.stringify(facts)],
  );
  const mailFacts = { ...facts, expected: payment.amount, isReturned };
  if (isNew) await deps.queueMail(client, mismatchNoticeMail(deps.operatorAddress, mailFacts));
  if (payment.state === 'captured' || payment.state === 'pending') return;
  await changePayment(client, payment.id, payment.state, {
    state: isHere ? 'stray' : outcome === 'returned' ? 'returned' : 'void',
    claimedBy: null,
    checkAt: isReturned ? deps.securityClock.now() : null,
    ...(isReturned ? { captureId: capture.id } : {}),
  });
  if (purchase.state === 'executing')
    await purchase.move('uncompleted', `not what was opened: ${faults.join(', ')}`);
  if (isHere && isNew) await mailOwner(recording, purchase.purchase, (to) => mismatchMail(to, isReturned));
}
