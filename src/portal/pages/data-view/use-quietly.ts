import { useEffect, useRef, useState } from 'react';

const pauseMs = 10_000;

/** A text that changes at most every ten seconds, so that not every change interrupts users of screen readers. */
export function useQuietly(text: string): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(0);
  useEffect(() => {
    if (text === said) return;
    const wait = Math.max(0, saidAt.current + pauseMs - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
