/** A caller gets no turn. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  /** Whether it is the caller's own other work that stands in the way, and not everybody's together. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'the caller has too much under way' : 'too many are waiting');
    this.isOwn = isOwn;
  }
}

/** Who takes turns: the parts of a caller, such as the programs of an account, take turns between themselves. */
export type Requester = { readonly caller: string; readonly part?: string };

export type TurnLimits = {
  /** How many have a turn at once. */
  readonly places: number;
  /** How many of them may be one caller's. */
  readonly each: number;
  /** How many may wait. */
  readonly waiting: number;
  /** Longest wait in milliseconds; absent: as long as it takes. */
  readonly longestMs?: number;
};

/** Shares something scarce, such as the connections of a pool or a processor, between callers who take turns. */
export type Turns = {
  /**
   * Waits for a turn. Those who wait are served by caller: after one of a caller's, all others who wait come first.
   * When too many wait, the caller with the most waiting gives up its last one.
   *
   * @param gone aborted when the turn is no longer wanted; the promise then rejects with its reason
   * @returns ends the turn; safe to call twice
   * @throws NoTurn
   */
  readonly acquire: (from: Requester, gone?: AbortSignal) => Promise<() => void>;
  /**
   * The same for work that has begun and cannot be refused any more: it waits as long as it takes, and does not count
   * as waiting.
   */
  readonly acquireAlways: (from: Requester, gone?: AbortSignal) => Promise<() => void>;
};

type Waiting = {
  readonly part: string;
  readonly letIn: () => void;
  /** Null if it cannot be refused any more. */
  readonly refuse: ((isOwn: boolean) => void) | null;
};
/** `parts` has those who wait, by part in the order of their next turns. */
type Caller = { running: number; waiting: number; readonly parts: Map<string, Set<Waiting>> };

/** Moves an entry to the end. */
function toEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

const firstOf = ({ parts }: Caller): Waiting | undefined => {
  for (const [first] of parts.values()) return first;
  return undefined;
};

function lastRefusable({ parts }: Caller): Waiting | undefined {
  const lengths = [...parts.values()].map((part) => [...part].filter(({ refuse }) => refuse !== null));
  return lengths.reduce((longest, one) => (one.length > longest.length ? one : longest), []).at(-1);
}

export function createTurns({ places, each, waiting: mostWaiting, longestMs }: TurnLimits): Turns {
  let running = 0;
  let waiting = 0;
  /** Those who wait or have a turn, in the order of their next turns. */
  const callers = new Map<string, Caller>();

  const forgetIdle = (name: string, caller: Caller): void => {
    if (caller.running === 0 && caller.parts.size === 0) callers.delete(name);
  };
  const begin = (name: string, caller: Caller): (() => void) => {
    running += 1;
    caller.running += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running -= 1;
      caller.running -= 1;
      admit();
      forgetIdle(name, caller);
    };
  };
  const join = (caller: Caller, one: Waiting): void => {
    const part = caller.parts.get(one.part) ?? new Set();
    caller.parts.set(one.part, part.add(one));
    if (one.refuse === null) return;
    caller.waiting += 1;
    waiting += 1;
  };
  const leave = (caller: Caller, one: Waiting): void => {
    const part = caller.parts.get(one.part);
    if (!part?.delete(one)) return;
    if (part.size === 0) caller.parts.delete(one.part);
    if (one.refuse === null) return;
    caller.waiting -= 1;
    waiting -= 1;
  };
  /** Lets in whoever is next, while there are places. */
  function admit(): void {
    for (const [name, caller] of callers) {
      if (running >= places) return;
      const next = firstOf(caller);
      if (!next || caller.running >= each) continue;
      leave(caller, next);
      // Their next turn comes after everybody else's.
      const part = caller.parts.get(next.part);
      if (part) toEnd(caller.parts, next.part, part);
      toEnd(callers, name, caller);
      next.letIn();
    }
  }
  /** Makes room for one more of a caller, if another has more waiting than that would be. */
  const makeRoomFor = (caller: Caller): void => {
    if (waiting < mostWaiting) return;
    let longest = caller;
    for (const other of callers.values()) {
      if (other.waiting > Math.max(caller.waiting + 1, longest.waiting)) longest = other;
    }
    if (longest === caller) throw new NoTurn(caller.waiting > 0 || caller.running >= each);
    lastRefusable(longest)?.refuse?.(true);
  };

  const enter = async (
    { caller: name, part = '' }: Requester,
    gone: AbortSignal | undefined,
    isRefusable: boolean,
  ): Promise<() => void> => {
    gone?.throwIfAborted();
    const caller = callers.get(name) ?? { running: 0, waiting: 0, parts: new Map() };
    if (running < places && caller.running < each && caller.parts.size === 0) {
      callers.set(name, caller);
      return begin(name, caller);
    }
    if (isRefusable) makeRoomFor(caller);
    // Whoever begins to wait comes after those who wait.
    if (caller.parts.size === 0) toEnd(callers, name, caller);
    return await new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', onGone);
      };
      const giveUp = (reason: unknown): void => {
        settle();
        leave(caller, one);
        forgetIdle(name, caller);
        reject(reason);
      };
      const onGone = (): void => giveUp(gone?.reason);
      const one: Waiting = {
        part,
        letIn: () => {
          settle();
          resolve(begin(name, caller));
        },
        refuse: isRefusable ? (isOwn) => giveUp(new NoTurn(isOwn)) : null,
      };
      const timer =
        isRefusable && longestMs !== undefined
          ? setTimeout(() => one.refuse?.(caller.running >= each), longestMs)
          : undefined;
      gone?.addEventListener('abort', onGone);
      join(caller, one);
    });
  };

  return {
    acquire: (from, gone) => enter(from, gone, true),
    acquireAlways: (from, gone) => enter(from, gone, false),
  };
}
