import { useState } from 'react';

/**
 * A value, or the earlier one as long as both say the same, so that what is made of it is not made again.
 *
 * @param said what matters of the value, as plain data
 */
export function useSame<T>(value: T, said: unknown = value): T {
  const text = JSON.stringify(said);
  const [kept, setKept] = useState({ value, text });
  if (kept.text === text) return kept.value;
  setKept({ value, text });
  return value;
}
