import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentProps, type RefObject, useMemo, useState } from 'react';
import { type SubscriptionView, viewOf } from '../../../../../machines/subscription-view.ts';
import { isRestricted } from '../../../../domain/session/areas.ts';
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
import { useRenewalInView, useUncompletedPaymentInView } from '../../../storage/uncompleted-payment.ts';
import { AccountMain } from '../my-account-styles.ts';
import { AutoRenewalSetting } from './auto-renewal-setting.tsx';
import { ChangedPanel } from './changed-panel.tsx';
import { EndingDialog } from './ending-dialog.tsx';
import { OutdatedPanel } from './outdated-panel.tsx';
import { PaymentsMade } from './payments-made.tsx';
import { Plan } from './plan.tsx';
import { PriceNoticePanel } from './price-notice.tsx';
import { PricePanel } from './price-panel.tsx';
import { SubscriptionInfo, Terminated } from './subscription-info.tsx';
import { SubscriptionsInfo, SubscriptionsRoot, SubscriptionsSide } from './subscriptions-styles.ts';
import { UnpaidPanel } from './unpaid-panel.tsx';
import { VenuesPart } from './venues-part.tsx';

/** Whether the selection differs from what is subscribed, where it can still be changed or sent. */
function hasUnsavedChange(view: SubscriptionView): boolean {
  switch (view.kind) {
    case 'unselected':
    case 'pricing':
    case 'unpriced':
    case 'idle':
    case 'ending':
    case 'changedElsewhere':
      return view.isChanged;
    default:
      return false;
  }
}

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
  const view = useSelector(actor, viewOf, shallowEqual);
  const latest = useSelector(actor, ({ context }) => context.latest);
  const autoRenewal = useSelector(actor, ({ context }) => context.autoRenewal);
  const priceNotice = useSelector(actor, ({ context }) => context.priceNotice);
  const terminatedOn = useSelector(actor, ({ context }) => context.terminatedOn);

  const [way, setWay] = useState<(() => void) | null>(null);
  useLeaveGuard(hasUnsavedChange(view), (goOn) => setWay(() => goOn));

  const isCancelling = view.kind === 'cancelling';
  const isUpdating = isCancelling || view.kind === 'saving';
  const isUnpaid = isCancelling || view.kind === 'unpaid';
  // Until the venues have loaded, the content below them would still move.
  const unpaidPanel = useUncompletedPaymentInView<HTMLElement>(isUnpaid && !areVenuesLoading);

  const renewalPanel = useRenewalInView<HTMLElement>(!isUnpaid && latest !== null && !areVenuesLoading);

  const isLoading = ['loading', 'checking', 'refreshing'].includes(view.kind);
  usePageLoading(isLoading, 'Loading your subscription');
  usePageLoading(isUpdating, isCancelling ? 'Cancelling the payment' : 'Saving your subscription');
  usePageLoading(areVenuesLoading, 'Loading trading venues');
  // What was saved is loaded again. The page shows what a change costs, or why it was not saved.
  useSavingGuard(isUpdating, view.kind === 'refreshing');
  usePageBanner({
    caption: 'Delayed data is free. Real-time data is charged per venue, per user, per month.',
  });

  if (view.kind === 'broken' || !venueSelection) {
    return <BrokenPage />;
  }
  if (view.kind === 'failed') {
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
    <SubscriptionsRoot data-wide data-unpaid={isUnpaid} data-notice={priceNotice !== null}>
      {priceNotice === null ? null : <PriceNoticePanel actor={actor} notice={priceNotice} cost={cost} />}
      {noPaymentMode ? null : (
        <Plan actor={actor} cost={cost} hasEnded={hasEnded} isKnown={latest !== null}>
          {autoRenewal === null ? null : terminatedOn === null ? (
            <AutoRenewalSetting isOn={autoRenewal} loaded={latest} />
          ) : (
            <Terminated on={terminatedOn} />
          )}
        </Plan>
      )}
      <VenuesPart view={view} isKnown={noPaymentMode || latest !== null} venueSelection={venueSelection} />
      <SubscriptionsSide>
        <SidePanel
          view={view}
          unpaidPanel={unpaidPanel}
          panel={renewalPanel}
          actor={actor}
          venueSelection={venueSelection}
          cost={cost}
          hasEnded={hasEnded}
        />
        <SubscriptionsInfo aria-label="Good to know">
          <SubscriptionInfo noPaymentMode={noPaymentMode} cost={cost} />
        </SubscriptionsInfo>
      </SubscriptionsSide>
      {noPaymentMode || latest === null ? null : <PaymentsMade loaded={latest} />}
      <EndingDialog actor={actor} view={view} />
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

type SidePanelProps = Omit<ComponentProps<typeof PricePanel>, 'view'> & {
  view: Exclude<SubscriptionView, { kind: 'broken' | 'failed' }>;
  unpaidPanel: RefObject<HTMLElement | null>;
};

/** What can be done now, beside the venues. */
function SidePanel({ view, unpaidPanel, ...offered }: SidePanelProps) {
  const { actor } = offered;
  switch (view.kind) {
    case 'unpaid':
    case 'cancelling':
      return <UnpaidPanel actor={actor} view={view} panel={unpaidPanel} />;
    case 'changedElsewhere':
      return <ChangedPanel actor={actor} view={view} />;
    case 'outdated':
    case 'unconfirmed':
      return <OutdatedPanel actor={actor} view={view} />;
    default:
      return <PricePanel view={view} {...offered} />;
  }
}
