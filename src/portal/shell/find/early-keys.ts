import { useCallback, useEffect, useRef } from 'react';

/** Whether keys go into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What is typed before the field that is wanted is there. */
export type EarlyKeys = {
  /** From now on keys are kept for the field. */
  readonly begin: () => void;
  /** What was typed since, with a line feed for each Enter; keys go where they go from now on. */
  readonly take: () => string;
};

/**
 * Keeps what is typed until the field, whose program may still be on its way, takes it: who presses `/` types on.
 *
 * @param giveUp is called on Escape; may change from drawing to drawing
 */
export function useEarlyKeys(giveUp: () => void): EarlyKeys {
  const typed = useRef<string | null>(null);
  const onEscape = useRef(giveUp);
  onEscape.current = giveUp;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      if (typed.current === null || ctrlKey || metaKey || isTyping(event.target)) return;
      if (key === 'Escape') {
        typed.current = null;
        onEscape.current();
      } else if (key === 'Enter') typed.current += '\n';
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  const begin = useCallback(() => {
    typed.current ??= '';
  }, []);
  const take = useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }, []);
  return { begin, take };
}
