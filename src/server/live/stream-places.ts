import { Refusal } from '../http/refusal.ts';

const retryAfterSeconds = 30;

/** Counts the streams each account has open in this process. */
export type StreamPlaces = {
  /**
   * Takes a slot; returns a function that releases it.
   * @throws Refusal 429 when the account has used all its slots
   */
  readonly acquire: (accountId: string) => () => void;
};

/** @param most streams an account may have open at once */
export function createStreamPlaces(most: number): StreamPlaces {
  const taken = new Map<string, number>();
  return {
    acquire: (accountId) => {
      const open = taken.get(accountId) ?? 0;
      if (open >= most) {
        const message = `This account follows ${open} views live already: close one to follow another.`;
        throw new Refusal('too-many-streams', message, { retryAfter: retryAfterSeconds });
      }
      taken.set(accountId, open + 1);
      return () => {
        const left = (taken.get(accountId) ?? 1) - 1;
        if (left > 0) taken.set(accountId, left);
        else taken.delete(accountId);
      };
    },
  };
}
