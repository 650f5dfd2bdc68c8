import { setTimeout as pause } from 'node:timers/promises';
import { type AttemptLimits, accountFrom, daily, quarterHourly } from '../http/attempt-limits.ts';

/** Sign-in attempts on one login, known or not, from one network: what strangers do elsewhere shuts nobody out. */
const signInByAccountHere = quarterHourly('sign-in account network', 10);
/** Sign-in attempts from one network; many people may share one. */
export const signInByAddress = quarterHourly('sign-in network', 100);
/** Attempts on one login from all networks: only many networks together come to it. */
export const signInByAccount = quarterHourly('sign-in account', 300);
/** The twentieth failure of a day is told to the owner; the count refuses nothing. */
export const signInAlarm = daily('sign-in alarm', 20);

const slowFrom = 10;
const slowStepMs = 250;
const slowestMs = 3_000;

/** How long the answer of an attempt on a login is held back, after so many failures from wherever. */
export const heldBackMs = (failures: number): number =>
  Math.min(slowestMs, Math.max(0, failures - slowFrom) * slowStepMs);

/**
 * Counts an attempt before it is made, and holds it back when many failed before it, known login or not.
 *
 * @param isHuman the human verification; what counts against the login from everywhere, or alarms its owner, has passed
 *   it, so that no program from many networks comes to that
 * @returns whether the owner is to be told
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

/** Forgets the attempts on a login: the right password was given, or a new one set. */
export async function forgetSignIns(limits: AttemptLimits, login: string, network: string): Promise<void> {
  await Promise.all([
    limits.forget(signInByAccountHere, accountFrom(login, network)),
    limits.forget(signInByAccount, login),
    limits.forget(signInAlarm, login),
  ]);
}
