import { longestTokenSeconds } from './token-lives.ts';

/** Seconds before a new key signs: by then every instance has reloaded the keys and publishes it. */
export const settleSeconds = 5 * 60;

/**
 * The state of a signing key at some moment.
 *
 * - `coming`: published, and will sign soon
 * - `signing`: the one that signs
 * - `published`: no longer signs; what it has signed may still be presented
 * - `ended`: nothing it has signed is valid any more
 */
export type KeyState = 'coming' | 'signing' | 'published' | 'ended';

export type RingKey = {
  readonly kid: string;
  readonly createdAt: Date;
};

export type PlacedKey<K extends RingKey = RingKey> = K & {
  readonly state: KeyState;
  readonly signsFrom: Date;
  /** When it will have ended; null while there is no newer key. */
  readonly endsAt: Date | null;
};

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/**
 * Determines the states of a provider's keys. The oldest signs from the start, each newer one once it has settled; the
 * previous one stays published for the longest lifetime of a token.
 *
 * @returns newest first
 */
export function placeKeys<K extends RingKey>(keys: readonly K[], now: Date): readonly PlacedKey<K>[] {
  const oldestFirst = [...keys].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const begins = oldestFirst.map(({ createdAt }, at) =>
    at === 0 ? createdAt : later(createdAt, settleSeconds),
  );
  const placed = oldestFirst.map((key, at): PlacedKey<K> => {
    const signsFrom = begins[at] ?? key.createdAt;
    const next = begins[at + 1];
    const endsAt = next === undefined ? null : later(next, longestTokenSeconds);
    return { ...key, signsFrom, endsAt, state: stateOf(now, at === 0 ? null : signsFrom, next, endsAt) };
  });
  return placed.reverse();
}

function stateOf(now: Date, from: Date | null, next: Date | undefined, endsAt: Date | null): KeyState {
  if (endsAt !== null && now >= endsAt) return 'ended';
  if (next !== undefined && now >= next) return 'published';
  return from !== null && now < from ? 'coming' : 'signing';
}
