import type { NoticeChannel, Notices } from './notices.ts';

/**
 * The longest time for which a process answers with what it has read before, in milliseconds, even if it does not hear
 * of a change (decisions.md Session and routes).
 */
export const longestMemoryMs = 1_000;

/** Values that were read from the database a moment ago, by key. */
export type Memory<Value> = {
  /**
   * The value of a key, as remembered or read. What is null is not remembered.
   *
   * @param fits whether a remembered value still answers
   */
  readonly read: (
    key: string,
    load: () => Promise<Value | null>,
    fits?: (value: Value) => boolean,
  ) => Promise<Value | null>;
};

/** What this process remembers of the database, as long as it hears of changes. */
export type Memories = {
  /** Values that change with notices on a channel. */
  readonly of: <Value>(channel: NoticeChannel) => Memory<Value>;
  /** Forgets what notices on a channel are about: this process may have changed it. */
  readonly forget: (channel: NoticeChannel) => void;
};

type Remembered<Value> = { readonly value: Value; readonly at: number };

/** Room for the callers of a second. */
const mostRemembered = 10_000;

/**
 * @param mostMs the longest time for which anything is remembered; 0: nothing is
 * @param now in milliseconds, from any origin
 */
export function createMemories(
  notices: Pick<Notices, 'areHeard' | 'on'>,
  mostMs: number,
  now: () => number = () => performance.now(),
): Memories {
  const forgetting = new Map<NoticeChannel, Set<() => void>>();
  const forget = (channel: NoticeChannel): void => {
    for (const each of forgetting.get(channel) ?? []) each();
  };
  return {
    forget,
    of: <Value>(channel: NoticeChannel): Memory<Value> => {
      let kept = new Map<string, Remembered<Value>>();
      const all = forgetting.get(channel) ?? new Set();
      if (all.size === 0) notices.on(channel, () => forget(channel));
      forgetting.set(channel, all);
      // Another map, so that what is being read meanwhile is not kept.
      all.add(() => {
        kept = new Map();
      });
      return {
        read: async (key, load, fits = () => true) => {
          if (mostMs === 0 || !notices.areHeard()) return await load();
          const at = now();
          const into = kept;
          const found = into.get(key);
          if (found && at - found.at < mostMs && fits(found.value)) return found.value;
          const value = await load();
          into.delete(key);
          if (value === null || !notices.areHeard()) return value;
          into.set(key, { value, at });
          for (const [oldest, { at: then }] of into) {
            if (into.size <= mostRemembered && at - then < mostMs) break;
            into.delete(oldest);
          }
          return value;
        },
      };
    },
  };
}
