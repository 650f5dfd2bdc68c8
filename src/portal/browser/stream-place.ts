import { fromCallback } from 'xstate';

/**
 * The streams that all windows of a browser may have open together. Over HTTP/1.1 a browser makes six connections to a
 * service, and what else a page asks for needs some of them.
 */
const places = ['1', '2', '3', '4'].map((place) => `daylight.stream.${place}`);

const ignore = (): void => {};

/**
 * Holds one of the browser's places for a stream: a lock, which the browser passes on when its window is closed. Reports
 * `place.taken`, or first `place.missed` and `place.taken` once there is one. A browser without locks, as over http, has
 * no place, since its windows do not know of each other.
 */
export const streamPlace = fromCallback<{ readonly type: 'place.returned' }>(({ sendBack, receive }) => {
  const asked = new AbortController();
  let release = ignore;
  const left = new Promise<void>((leave) => {
    release = leave;
  });

  /** Keeps a lock until the view is left; a second one is given back at once. */
  const keep = (lock: Lock | null): Promise<void> | undefined => {
    if (lock === null || asked.signal.aborted) return undefined;
    asked.abort();
    sendBack({ type: 'place.taken' });
    return left;
  };
  const isFree = (locks: LockManager, place: string): Promise<boolean> =>
    new Promise((answer, fail) => {
      locks
        .request(place, { ifAvailable: true }, (lock) => {
          answer(lock !== null);
          return keep(lock);
        })
        .catch(fail);
    });
  const look = async (locks: LockManager): Promise<void> => {
    for (const place of places) if (asked.signal.aborted || (await isFree(locks, place))) return;
    if (asked.signal.aborted) return;
    sendBack({ type: 'place.missed' });
    // Whichever is given back first; the other requests end with that.
    for (const place of places) locks.request(place, { signal: asked.signal }, keep).catch(ignore);
  };

  // There are none over plain http, whatever the type says, and a browser may forbid them.
  look(navigator.locks).catch(() => sendBack({ type: 'place.missed' }));
  const leave = (): void => {
    asked.abort();
    release();
  };
  receive(leave);
  return leave;
});
