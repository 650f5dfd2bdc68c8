import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from '../../../../../machines/subscription.ts';
import { isRestricted } from '../../../../domain/session/areas.ts';
import { isSameSelection } from '../../../../domain/venues/venue-choices.ts';
import { useAppContext } from '../../../context/app-context.tsx';
import { useWantedVenues } from '../../../context/use-venues.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { subscriptionOf } from '../../../flows/subscription.ts';
import { useLeaveGuard } from '../../../hooks/use-leave-guard.ts';
import { useSavingGuard } from '../../../hooks/use-saving-guard.ts';
import { paymentUnderWay } from '../../../payment/payment-under-way.ts';
import { BrokenPage } from '../../../shell/broken-page.tsx';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { usePageBanner } from '../../../shell/page-banner.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { useUncompletedPaymentInView } from '../../../storage/uncompleted-payment.ts';
import { AccountMain } from '../my-account-styles.ts';
import { AutoRenewalSetting } from './auto-renewal-setting.tsx';
import { ChangedPanel } from './changed-panel.tsx';
import { OutdatedPanel } from './outdated-panel.tsx';
import { PaymentsMade } from './payments-made.tsx';
import { PriceNoticePanel } from './price-notice.tsx';
import { PricePanel } from './price-panel.tsx';
import { SubscriptionInfo, Terminated } from './subscription-info.tsx';
import { SubscriptionsInfo, SubscriptionsRoot, SubscriptionsSide } from './subscriptions-styles.ts';
import { UnpaidPanel } from './unpaid-panel.tsx';
import { VenuesPart } from './venues-part.tsx';

const openToChange = ['unselected', 'pricing', 'unpriced', 'idle', 'changedElsewhere'] as const;

/** Whether the selection differs from what is subscribed, where it can still be changed or sent. */
const hasUnsavedChange = (snapshot: SnapshotFrom<typeof subscriptionMachine>): boolean =>
  openToChange.some((state) => snapshot.matches(state)) &&
  snapshot.context.subscribed !== null &&
  !isSameSelection(snapshot.context.selection, snapshot.context.subscribed);

/** The subscriptions of the account (B 2); each account has its own flow. */
export function Subscriptions() {
  const { session } = useAppContext();
  const login = useSelector(session, ({ context }) => context.user?.email ?? '');
  return <OwnSubscriptions key={login} />;
}

function OwnSubscriptions() {
  const { config, session } = useAppContext();
  const { cost, isLoading: areVenuesLoading } = useWantedVenues();
  const machine = useMemo(() => subscriptionOf(config), [config]);
  const [interrupted] = useState(paymentUnderWay);
  const actor = useFlow(machine, {
    input: { noPaymentMode: config.noPaymentMode, debounceMaxWait: config.debounceMaxWait, interrupted },
  });
  const { noPaymentMode } = config;
  const hasEnded = useSelector(session, ({ context }) => context.user !== null && isRestricted(context.user));
  const venueSelection = useSelector(actor, ({ children }) => children.venueSelection);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUpdating = useSelector(actor, (snapshot) => snapshot.hasTag('updating'));
  const isCancelling = useSelector(actor, (snapshot) => snapshot.matches({ unpaid: 'cancelling' }));
  const isUnpaid = useSelector(actor, (snapshot) => snapshot.matches('unpaid'));
  const isChangedElsewhere = useSelector(actor, (snapshot) => snapshot.matches('changedElsewhere'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isOutdated = useSelector(actor, (snapshot) => snapshot.matches('outdated'));
  const isUnconfirmed = useSelector(actor, (snapshot) => snapshot.matches('unconfirmed'));
  const wasRefused = useSelector(actor, ({ context }) => context.wasRefused);
  // Only what was saved is loaded again; what was not, and what is not known, leads elsewhere.
  const isReloading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isBroken = useSelector(actor, (snapshot) => snapshot.matches('broken'));
  const autoRenewal = useSelector(actor, ({ context }) => context.autoRenewal);
  const told = useSelector(actor, ({ context }) => context.changed?.selection ?? context.subscribed);
  const priceNotice = useSelector(actor, ({ context }) => context.priceNotice);
  const terminatedOn = useSelector(actor, ({ context }) => context.terminatedOn);

  const isUnsaved = useSelector(actor, hasUnsavedChange);
  const [way, setWay] = useState<(() => void) | null>(null);
  useLeaveGuard(isUnsaved, (goOn) => setWay(() => goOn));

  // Until the venues have loaded, the content below them would still move.
  const unpaidPanel = useUncompletedPaymentInView<HTMLElement>(isUnpaid && !areVenuesLoading);

  usePageLoading(isLoading, 'Loading your subscription');
  usePageLoading(isUpdating, isCancelling ? 'Cancelling the payment' : 'Saving your subscription');
  usePageLoading(areVenuesLoading, 'Loading trading venues');
  // This page shows what a change costs, or why it was not saved.
  useSavingGuard(isUpdating, isReloading && !wasRefused);
  usePageBanner({
    caption: 'Delayed data is free. Real-time data is charged per venue, per user, per month.',
  });

  if (isBroken || !venueSelection) {
    return <BrokenPage />;
  }
  if (hasFailed) {
    return (
      <AccountMain as="div">
        <LoadFailed
          text="Your subscription could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      </AccountMain>
    );
  }
  return (
    <SubscriptionsRoot className="subscriptions" data-unpaid={isUnpaid}>
      {priceNotice === null ? null : <PriceNoticePanel actor={actor} notice={priceNotice} cost={cost} />}
      <VenuesPart actor={actor} venueSelection={venueSelection} />
      <SubscriptionsSide>
        {isUnpaid ? (
          <UnpaidPanel actor={actor} panel={unpaidPanel} />
        ) : isChangedElsewhere ? (
          <ChangedPanel actor={actor} />
        ) : isOutdated || isUnconfirmed ? (
          <OutdatedPanel
            actor={actor}
            text={
              isUnconfirmed
                ? 'No answer was received. It is not known yet whether your change was saved.'
                : 'Your subscription could not be refreshed. The page shows what was known before.'
            }
          />
        ) : (
          <PricePanel actor={actor} venueSelection={venueSelection} cost={cost} hasEnded={hasEnded} />
        )}
        <SubscriptionsInfo aria-label="Good to know">
          {autoRenewal === null ? null : terminatedOn === null ? (
            <AutoRenewalSetting isOn={autoRenewal} loaded={told} />
          ) : (
            <Terminated on={terminatedOn} />
          )}
          <SubscriptionInfo noPaymentMode={noPaymentMode} cost={cost} />
        </SubscriptionsInfo>
      </SubscriptionsSide>
      {noPaymentMode || told === null ? null : <PaymentsMade loaded={told} />}
      <LeaveDialog
        isOpen={way !== null}
        onLeave={() => {
          setWay(null);
          way?.();
        }}
        onStay={() => setWay(null)}
      />
    </SubscriptionsRoot>
  );
}
