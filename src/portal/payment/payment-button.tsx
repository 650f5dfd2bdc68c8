import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { useEffect, useRef } from 'react';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import { type paymentMachine, viewOf } from '../../../machines/payment.ts';
import { PaymentButtonRoot } from './payment-styles.ts';
import { paymentSdk } from './sdk-loader.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

function phaseOf(snapshot: SnapshotFrom<typeof paymentMachine>): string | null {
  const view = viewOf(snapshot);
  return view.kind === 'button' ? view.phase : null;
}

/** The provider's callbacks, passed on to the flow. */
function callbacksOf(actor: PaymentActor): PayPalButtonsComponentOptions {
  let isTurnedDown = false;
  return {
    createOrder: async () => {
      isTurnedDown = false;
      // What becomes of a charge under way decides whether there is anything left to open.
      await waitFor(actor, (now) => phaseOf(now) !== 'executing');
      actor.send({ type: 'payment.started', key: crypto.randomUUID() });
      const snapshot = await waitFor(
        actor,
        (now) => phaseOf(now) !== 'creating' && phaseOf(now) !== 'pressed',
      );
      const { providerOrder } = snapshot.context;
      if (phaseOf(snapshot) === 'approving' && providerOrder !== null) return providerOrder;
      // The provider closes its window if this rejects.
      isTurnedDown = true;
      throw new Error('There is nothing to pay.');
    },
    onApprove: async ({ orderID, paymentID, payerID }, { restart }) => {
      actor.send({
        type: 'payment.approved',
        approval: { Token: orderID, PaymentID: paymentID ?? orderID, PayerID: payerID ?? orderID },
        key: crypto.randomUUID(),
      });
      const declined = await waitFor(actor, (now) => phaseOf(now) !== 'executing').then(
        (snapshot) => phaseOf(snapshot) === 'approving',
        // Paid: the flow has ended.
        () => false,
      );
      if (declined) restart();
    },
    onCancel: () => actor.send({ type: 'window.closed' }),
    onError: (error) => {
      // The page already says why nothing was opened.
      if (!isTurnedDown) actor.send({ type: 'window.failed', error });
      isTurnedDown = false;
    },
  };
}

/** The provider's button: small, pill, gold (B 9); in the current SDK, 25 px high in a narrow box. */
export function PaymentButton({ actor }: { actor: PaymentActor }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sdk = paymentSdk();
    if (!place.current || !sdk?.Buttons) {
      actor.send({ type: 'button.failed', error: new Error('The payment script has no buttons.') });
      return;
    }
    // The SDK never releases an element it has rendered into, so each rendering gets its own.
    const room = document.createElement('div');
    place.current.append(room);
    const fundingSource = sdk.FUNDING?.PAYPAL;
    const buttons = sdk.Buttons({
      ...callbacksOf(actor),
      ...(fundingSource ? { fundingSource } : {}),
      style: { layout: 'horizontal', shape: 'pill', color: 'gold', height: 25, tagline: false },
    });
    let closed = false;
    const fail = (error: unknown) => {
      if (!closed) actor.send({ type: 'button.failed', error });
    };
    if (buttons.isEligible()) buttons.render(room).catch(fail);
    else fail(new Error('PayPal cannot be used in this browser.'));
    return () => {
      closed = true;
      room.remove();
      // Closing a button that was never rendered rejects, which does not matter.
      buttons.close().catch(() => {});
    };
  }, [actor]);
  return <PaymentButtonRoot ref={place} />;
}
