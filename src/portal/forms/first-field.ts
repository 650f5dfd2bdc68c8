import { type RefObject, useEffect } from 'react';

// The box that has the focus only because its page opened; null once the user has interacted with it.
let given: HTMLInputElement | null = null;

/** Whether the focus is still where opening the page put it, and no dialog is open. */
function isFree(): boolean {
  const focused = document.activeElement;
  const isUntouched = focused === null || focused === document.body || focused.matches('h1, main');
  return isUntouched && document.querySelector('[role="dialog"]') === null;
}

/** Focuses the first field to fill in when a form opens, except on a touch screen, where the keyboard would cover the text. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !matchMedia('(pointer: fine)').matches || !isFree()) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>(
      'input:not([readonly], [hidden], :disabled)',
    );
    const first = [...(fields ?? [])].find(({ value }) => value === '') ?? fields?.[0];
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
 * Whether a field that got the focus when the page opened is left untouched and empty, however often: a message that
 * opens over the page takes the focus and gives it back. The user never entered it, so it is not reported as required
 * (A 4.9).
 */
export function isLeftAsGiven(name: string): boolean {
  if (!given?.isConnected) return false;
  return given.name === name && given.value === '';
}
