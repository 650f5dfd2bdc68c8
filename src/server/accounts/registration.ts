import { randomUUID } from 'node:crypto';
import * as forms from '../../contract/generated/forms.js';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { priceOfTerm } from '../../domain/subscription/prices.ts';
import { firstTerm, type Term } from '../../domain/subscription/terms.ts';
import { realTimeFlags } from '../../domain/venues/venue-options.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CaptchaCheck, captchaCookie, usedUpCaptcha } from '../auth/captcha-check.ts';
import type { Clock } from '../clock.ts';
import { type AttemptLimits, fromNetworks } from '../http/attempt-limits.ts';
import type { Answer, OperationRequest } from '../http/operation.ts';
import type { RegistrationCookie } from '../payments/registration-cookie.ts';
import { termsInForce } from '../publishing/terms-in-force.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import { registrationByAccount, registrationByAccountHere, registrationByAddress } from './account-limits.ts';
import type { AccountTasks } from './account-tasks.ts';
import { assertForm, fieldFaults } from './form-faults.ts';
import { type Details, storedCompany, storedName, storedPhone } from './profile.ts';
import { type ChosenVenue, readVenueChoices } from './registration-venues.ts';

/** A valid registration that waits to be carried out. */
export type Registration = {
  /** The id of the future account; unused if the address turns out to be taken. */
  readonly userId: string;
  readonly email: string;
  readonly details: Details;
  readonly question: string;
  readonly answer: string;
  /** Also grants slice files. */
  readonly slice: boolean;
  readonly venues: readonly ChosenVenue[];
  /** US dollars due before real-time data is shown. */
  readonly price: number;
  readonly term: Term;
  /** The version of the terms of use that was shown and accepted; null where none were in force. */
  readonly termsVersion: string | null;
  /** Business time of the registration, ISO. */
  readonly at: string;
};

export type RegistrationDependencies = {
  readonly pool: Database;
  readonly businessClock: Clock;
  readonly limits: AttemptLimits;
  readonly captcha: CaptchaCheck;
  readonly tasks: AccountTasks;
  readonly noPaymentMode: boolean;
  /** Binds the payment to the browser that registers; where nothing is paid it may be absent. */
  readonly registrationCookie?: RegistrationCookie;
};

const unreadTermsText = 'Please read the terms of use before you accept them';
const changedTermsText = 'The terms of use have changed. Please read them again before you accept them';

/**
 * Registers a person (A 2.8, 4.6). Whether the address is taken is not looked up before the answer: the account is made
 * afterwards, so that neither the answer nor its time reveals it.
 */
export async function register(
  deps: RegistrationDependencies,
  request: OperationRequest<'register'>,
): Promise<Answer<'register'>> {
  const { body } = request;
  const { email, country, termsVersion } = body;
  // The page does not send the confirmation of the terms; the human verification is checked below.
  assertForm(forms.RegistrationForm, { ...body, termsConfirmed: true, captchaVerified: true });
  const venues = await readVenueChoices(
    deps.pool,
    'venueRegisters',
    body.venueRegisters,
    !deps.noPaymentMode,
  );
  const now = deps.businessClock.now();
  const today = dayOf(now);
  // Nobody is bound by a text other than the one they saw, and nobody gets an account without seeing it.
  const inForce = (await termsInForce(deps.pool, today))?.version ?? null;
  if (termsVersion !== inForce) {
    throw fieldFaults({ termsVersion: termsVersion === null ? unreadTermsText : changedTermsText });
  }
  // Before anything is counted, so that a program cannot block the registration of an address.
  await deps.captcha(request.cookies[captchaCookie], request.ip);
  await deps.limits.consume([
    ...fromNetworks(registrationByAccountHere, request.ip, email),
    ...fromNetworks(registrationByAddress, request.ip),
    { limit: registrationByAccount, key: email },
  ]);

  const flags = venues.reduce((sum, venue) => sum + realTimeFlags(venue), 0);
  const price = priceOfTerm(flags, await costPerVenueOn(deps.pool, today));
  const term = firstTerm(today);
  const userId = randomUUID();
  await deps.tasks.post({
    kind: 'registration',
    registration: {
      userId,
      email,
      details: {
        firstName: storedName(body.firstName),
        lastName: storedName(body.lastName),
        phone: storedPhone(body.phoneNumber, country),
        company: storedCompany(body.company),
        country,
      },
      question: body.question,
      answer: body.answer,
      slice: body.registrationType === 'slice',
      venues,
      price,
      term,
      termsVersion,
      at: now.toISOString(),
    },
  });
  request.log.info({ venues: venues.length }, 'registration taken');
  const cookies = [
    ...usedUpCaptcha(request),
    ...(deps.registrationCookie ? [deps.registrationCookie.of(userId)] : []),
  ];
  return {
    status: 200,
    body: { UserID: userId, Price: price, StartDate: term.startsOn, EndDate: term.endsOn },
    cookies,
  };
}
