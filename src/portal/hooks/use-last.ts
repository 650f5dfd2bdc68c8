import { useState } from 'react';

/** A value, or the last one while there is none: what a dialog shows stays until it has faded. */
export function useLast<T extends object>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
