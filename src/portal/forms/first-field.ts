import { type RefObject, useEffect } from 'react';

// The box that has the focus only because its page opened; null once a person has done anything with it.
let given: HTMLInputElement | null = null;

/** Whether the focus is still where opening the page has put it, and nothing lies over the page. */
function isFree(): boolean {
  const focused = document.activeElement;
  const isUntouched = focused === null || focused === document.body || focused.matches('h1, main');
  return isUntouched && document.querySelector('[role="dialog"]') === null;
}

/**
 * Puts the focus on the first field when a form opens. Not on a touch screen: the keyboard would come up and cover
 * what the person has come to read.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !matchMedia('(pointer: fine)').matches || !isFree()) return;
    const first = form.current?.querySelector<HTMLInputElement>('input:not([readonly], [hidden], :disabled)');
    if (!first) return;
    first.focus({ preventScroll: true });
    given = first;
    const take = () => {
      if (given === first) given = null;
    };
    for (const hand of ['keydown', 'input', 'pointerdown'])
      first.addEventListener(hand, take, { once: true, passive: true });
  }, [form, isWanted]);
}

/**
 * Whether a field is left just as the opening page gave it the focus: empty, and with no hand laid on it. The person
 * was never in it, so it is not told to be required (A 4.9).
 */
export function isLeftAsGiven(name: string): boolean {
  const isAsGiven = given !== null && given.name === name && given.value === '';
  if (isAsGiven) given = null;
  return isAsGiven;
}
