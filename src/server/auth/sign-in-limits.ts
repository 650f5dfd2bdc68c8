import { setTimeout as pause } from 'node:timers/promises';
import { type AttemptLimits, daily, fromNetworks, quarterHourly } from '../http/attempt-limits.ts';
import { knownDays } from './known-devices.ts';

/** Sign-in attempts on one login, known or not, from one network, so that strangers elsewhere lock nobody out. */
export const signInByAccountHere = quarterHourly('sign-in account network', 10);
/** Sign-in attempts from one network; many people may share one. */
export const signInByAddress = quarterHourly('sign-in network', 100);
/** Attempts on one login from all networks. Only many networks together reach it. */
export const signInByAccount = quarterHourly('sign-in account', 300);
/** After the twentieth failure of a day the owner gets a mail; this count refuses nothing. */
export const signInAlarm = daily('sign-in alarm', 20);

/** Failures of a browser that has signed in to the account before, since its last success: then it is no longer known. */
const signInByDevice = {
  purpose: 'sign-in device',
  most: 10,
  windowSeconds: knownDays * 24 * 3600,
};

const slowFrom = 10;
const slowStepMs = 250;
const slowestMs = 3_000;

/** How long the answer of an attempt on a login is delayed after this many failures from all networks. */
export const heldBackMs = (failures: number): number =>
  Math.min(slowestMs, Math.max(0, failures - slowFrom) * slowStepMs);

/** Who tries to sign in. */
export type SignInAttempt = {
  readonly login: string;
  readonly address: string;
  /** The browser, if it has signed in to this account before. */
  readonly device: string | null;
};

/**
 * Counts an attempt before it is made, and delays it if many have failed before, whether or not the login is known. A
 * known browser is counted by itself, so that strangers do not lock its owner out. The human verification comes before.
 *
 * @returns the browser if it counts by itself, and whether to alert the owner
 * @throws Refusal 429
 */
export async function consumeSignIn(
  limits: AttemptLimits,
  { login, address, device }: SignInAttempt,
): Promise<{ readonly device: string | null; readonly alarm: boolean }> {
  if (device !== null) {
    const failures = await limits.count(signInByDevice, device);
    if (failures <= signInByDevice.most) return { device, alarm: false };
  }
  await limits.consume([
    ...fromNetworks(signInByAccountHere, address, login),
    ...fromNetworks(signInByAddress, address),
    { limit: signInByAccount, key: login },
  ]);
  const failures = await limits.count(signInAlarm, login);
  await pause(heldBackMs(failures));
  return { device: null, alarm: failures === signInAlarm.most };
}

/**
 * Clears the attempts on a login after the right password was given or a new one set. The success of a browser that
 * counts by itself clears its own: those of strangers stay.
 */
export const forgetSignIns = (
  limits: AttemptLimits,
  { login, address, device }: SignInAttempt,
  byItself = false,
): Promise<void> =>
  limits.forget(
    ...(device === null ? [] : [{ limit: signInByDevice, key: device }]),
    ...(byItself
      ? []
      : [
          ...fromNetworks(signInByAccountHere, address, login),
          { limit: signInByAccount, key: login },
          { limit: signInAlarm, key: login },
        ]),
  );
