import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Whether keys go into a form field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The keys typed before the field is there. */
export type EarlyKeys = {
  /** Keys are kept for the field from now on. */
  readonly begin: () => void;
  /** Returns what was typed since then, with a line feed for each Enter, and stops keeping keys. */
  readonly take: () => string;
};

/**
 * Keeps what is typed until the field takes it, whose code may still be loading: after pressing `/`, the user just
 * types on.
 *
 * @param giveUp called on Escape; may differ between renders
 */
export function useEarlyKeys(giveUp: () => void): EarlyKeys {
  const typed = useRef<string | null>(null);
  const onEscape = useEffectEvent(giveUp);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event;
      if (typed.current === null || ctrlKey || metaKey || isTyping(event.target)) return;
      if (key === 'Escape') {
        typed.current = null;
        onEscape();
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
