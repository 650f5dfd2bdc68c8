import { setTimeout as pause } from 'node:timers/promises';
import { type AttemptLimits, accountFrom, daily, quarterHourly } from '../http/attempt-limits.ts';

/** Sign-in attempts on one login, known or not, from one network, so that strangers elsewhere lock nobody out. */
const signInByAccountHere = quarterHourly('sign-in account network', 10);
/** Sign-in attempts from one network; many people may share one. */
export const signInByAddress = quarterHourly('sign-in network', 100);
/** Attempts on one login from all networks. Only many networks together reach it. */
export const signInByAccount = quarterHourly('sign-in account', 300);
/** After the twentieth failure of a day the owner gets a mail; this count refuses nothing. */
export const signInAlarm = daily('sign-in alarm', 20);

const slowFrom = 10;
const slowStepMs = 250;
const slowestMs = 3_000;

/** How long the answer of an attempt on a login is delayed after this many failures from all networks. */
export const heldBackMs = (failures: number): number =>
  Math.min(slowestMs, Math.max(0, failures - slowFrom) * slowStepMs);

/**
 * Counts an attempt before it is made, and delays it if many have failed before, whether or not the login is known.
 *
 * @param isHuman the human verification. It comes before the count over all networks and the alarm, so that a program
 *   that uses many networks reaches neither
 * @returns whether to alert the owner
 * @throws Refusal 429
 */
export async function takeSignIn(
  limits: AttemptLimits,
  login: string,
  network: string,
  isHuman: () => Promise<void>,
): Promise<{ readonly alarm: boolean }> {
  await limits.take([
    { limit: signInByAccountHere, key: accountFrom(login, network) },
    { limit: signInByAddress, key: network },
  ]);
  await isHuman();
  await limits.take([{ limit: signInByAccount, key: login }]);
  const failures = await limits.count(signInAlarm, login);
  await pause(heldBackMs(failures));
  return { alarm: failures === signInAlarm.most };
}

/** Clears the attempts on a login after the right password was given or a new one set. */
export async function forgetSignIns(limits: AttemptLimits, login: string, network: string): Promise<void> {
  await Promise.all([
    limits.forget(signInByAccountHere, accountFrom(login, network)),
    limits.forget(signInByAccount, login),
    limits.forget(signInAlarm, login),
  ]);
}
