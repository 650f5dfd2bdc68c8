/** Tells the time. */
export type Clock = {
  readonly now: () => Date;
};

/** Clock of terms, notices, delay and feed; it can be set in the sandbox (decisions.md Time). */
export interface BusinessClock extends Clock {
  /** Sets the time, which runs on from there. Null returns to real time. */
  readonly set: (now: Date | null) => void;
  /** Whether it was set. */
  readonly isSet: () => boolean;
}

/** Clock of tokens, cookies, sessions and limits: always real (decisions.md Time). */
export const securityClock: Clock = { now: () => new Date() };

/** The clock of days, terms and prices; the sandbox may move it. */
export function createBusinessClock(): BusinessClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (now) => {
      offset = now === null ? 0 : now.getTime() - Date.now();
    },
    isSet: () => offset !== 0,
  };
}
