import { messageOf } from '../../domain/thrown.ts';
import { orLate } from './running-time.ts';

/** A part of the program that a request may need. */
export type WatchedPart = {
  /** Rejects while the part cannot do its work. */
  readonly check: () => Promise<unknown>;
  /** Whether nothing works without it; otherwise only the requests that need it fail. */
  readonly isVital: boolean;
};

type PartState = 'ready' | 'unavailable';

type ReadinessReport = {
  /** degraded: something does not work, and another instance would not do better. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  readonly parts: Readonly<Record<string, PartState>>;
};

export type Readiness = () => Promise<ReadinessReport>;

/** How long a part may take to answer. */
export const longestMs = 2_000;
const keptMs = 1_000;

/** The check's error, or null; a part that does not answer within two seconds has failed. */
async function faultOf({ check }: WatchedPart): Promise<unknown> {
  const checked = Promise.resolve()
    .then(check)
    .then(
      () => null,
      (error: unknown) => error ?? new Error('failed'),
    );
  return orLate(checked, longestMs, new Error('no answer within two seconds'));
}

/**
 * Checks all parts at once. The result is kept for a second, so that frequent requests cost nothing.
 *
 * @param onChange called when a part fails, or fails for another reason, with the error, and when it is ready again
 *   (null)
 */
export function createReadiness(
  parts: Readonly<Record<string, WatchedPart>>,
  onChange: (part: string, fault: unknown) => void,
  now: () => number = Date.now,
): Readiness {
  const causes = new Map<string, string>();
  let last: { readonly at: number; readonly report: Promise<ReadinessReport> } | null = null;
  const look = async (): Promise<ReadinessReport> => {
    let status: ReadinessReport['status'] = 'ready';
    const looked = Object.entries(parts).map(async ([name, part]): Promise<[string, PartState]> => {
      const fault = await faultOf(part);
      const before = causes.get(name);
      if (fault === null) causes.delete(name);
      else causes.set(name, messageOf(fault));
      if (causes.get(name) !== before) onChange(name, fault);
      if (fault !== null && status !== 'unavailable') status = part.isVital ? 'unavailable' : 'degraded';
      return [name, fault === null ? 'ready' : 'unavailable'];
    });
    return { parts: Object.fromEntries(await Promise.all(looked)), status };
  };
  return () => {
    const at = now();
    if (last === null || at - last.at >= keptMs || at < last.at) last = { at, report: look() };
    return last.report;
  };
}
