import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/registration.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useVenuesToChoose, useWantedVenues } from '../../context/use-venues.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { keptRegistration, type RegistrationType, registrationOf } from '../../flows/registration.ts';
import { terms as termsFlow } from '../../flows/terms.ts';
import { BrokenPage } from '../../shell/broken-page.tsx';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { PaymentDue } from './payment-due.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Registration for web access and, at /slice-register, for slice files as well (A 2.8). */
export function Page() {
  const { pathname } = useLocation();
  const type = pathname.startsWith(pagePaths.sliceRegister) ? 'slice' : 'web';
  return <Registration key={type} type={type} />;
}

function Registration({ type }: { type: RegistrationType }) {
  const { config } = useAppContext();
  const { cost, isLoading: areVenuesLoading } = useWantedVenues();
  const terms = useFlow(termsFlow, { input: { version: null } });
  const machine = useMemo(
    () => registrationOf(config, type, () => terms.getSnapshot().context.terms?.version ?? null),
    [config, type, terms],
  );
  const [kept] = useState(() => keptRegistration(type));
  const actor = useFlow(machine, {
    input: {
      noPaymentMode: config.noPaymentMode,
      skipCaptcha: config.captcha.skipValidation,
      ...kept,
    },
  });
  const form = useSelector(actor, ({ children }) => children.form);
  const venueSelection = useSelector(actor, ({ children }) => children.venueSelection);
  const view = useSelector(actor, viewOf, shallowEqual);

  usePageLoading(view.kind === 'sending', 'Registering');
  usePageLoading(areVenuesLoading, 'Loading trading venues');
  usePageBanner({
    caption: `Delayed data is free. Live data is ${usDollars(cost)} per venue, per user, per month, for orders and for trades each.`,
  });
  useVenuesToChoose(venueSelection);

  if (view.kind === 'broken' || !form || !venueSelection) {
    return <BrokenPage />;
  }
  // Recalled after a reload: the form's values are gone, but the payment is still due.
  if (view.kind === 'paying' && view.isRecalled) return <PaymentDue actor={actor} view={view} />;
  return (
    <RegistrationForm
      type={type}
      actor={actor}
      form={form}
      venueSelection={venueSelection}
      terms={terms}
      cost={cost}
    />
  );
}
