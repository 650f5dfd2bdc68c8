import { useContext, useEffect, useRef } from 'react';
import { type Navigator, UNSAFE_NavigationContext } from 'react-router-dom';
import { hearFirst } from './back-and-forward.ts';

type Move = 'push' | 'replace' | 'go';

/** How far an entry of the history lies from the start of the router's; null for entries that are not its own. */
function indexOf(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/**
 * Holds the person back from leaving the page while `isArmed`: the browser asks by itself before it unloads the page;
 * for another page of ours `onAttempt` is called, and what it was handed carries the way on. The router's own blocker
 * needs another kind of router.
 */
export function useLeaveGuard(isArmed: boolean, onAttempt: (goOn: () => void) => void): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const attempt = useRef(onAttempt);
  useEffect(() => {
    attempt.current = onAttempt;
  });

  useEffect(() => {
    if (!isArmed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isArmed]);

  useEffect(() => {
    if (!isArmed) return;
    const disarm: (() => void)[] = [];
    const hold = (way: () => void) =>
      attempt.current(() => {
        // Stepping back by a button of the page is a move and then the browser's back: nothing may hold it twice.
        for (const one of disarm) one();
        way();
      });
    disarm.push(guardMoves(navigator, hold), guardBack(hold));
    return () => {
      for (const one of disarm) one();
    };
  }, [isArmed, navigator]);
}

/** Links and the page's own navigation: the router's ways to move are replaced while the guard stands. */
function guardMoves(navigator: Navigator, hold: (way: () => void) => void): () => void {
  const own: Pick<Navigator, Move> = { push: navigator.push, replace: navigator.replace, go: navigator.go };
  Object.assign(navigator, {
    push: (...to: Parameters<Navigator['push']>) => hold(() => own.push(...to)),
    replace: (...to: Parameters<Navigator['replace']>) => hold(() => own.replace(...to)),
    go: (delta: number) => hold(() => own.go(delta)),
  });
  return () => Object.assign(navigator, own);
}

/** The browser's back and forward: they have moved already when they are heard of, so they are taken back first. */
function guardBack(hold: (way: () => void) => void): () => void {
  const here = indexOf(window.history.state);
  let isReturning = false;
  return hearFirst((event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = indexOf(event.state);
    if (here === null || there === null || there === here) return;
    // The router must not hear of a way that is not taken yet.
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(here - there);
    hold(() => window.history.go(there - here));
  });
}
