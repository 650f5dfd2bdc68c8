import { longestTokenSeconds } from './token-lives.ts';

/** From when on a new key signs, in seconds: by then every instance has read it again, and publishes it. */
export const settleSeconds = 5 * 60;

/**
 * What a signing key is for at some moment.
 *
 * - `coming`: published, and signs soon
 * - `signing`: the one that signs
 * - `published`: signs no more; what it has signed may still be shown
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
  /** When it will have ended; null while no newer key is there. */
  readonly endsAt: Date | null;
};

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/**
 * Places the keys of a provider in time. The oldest signs from the start, each newer one once it has settled; the one
 * before stays published for the longest life of a token.
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
