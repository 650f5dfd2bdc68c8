import { useEffect, useEffectEvent } from 'react';
import type { FormRule } from '../../domain/form-rules/form.ts';
import type { Phone } from '../../domain/phone/phone.ts';
import { late } from '../browser/late.ts';
import { useLateIfHere } from '../hooks/use-late.tsx';

const phoneReading = late(async () => (await import('../../domain/phone/phone.ts')).parsePhone);

/** Loads the numbering plans, which are large, for pages with a phone number. A failed load can be retried. */
export async function loadPhoneReading(): Promise<void> {
  await phoneReading.fetch();
}

/**
 * The contract's rule `phone` (A 5) with lazily loaded numbering plans: until they have loaded every number passes, and
 * the service still checks it.
 */
export const phoneRule: FormRule = (value, [country]) => phoneReading.now()?.(value, country) !== null;

/**
 * The phone number in a text, read in the chosen country; null if there is none or the plans have not loaded. Loads the
 * plans if there is something to read; if they fail to load, again when the text changes.
 *
 * @param onLoaded called when the plans have loaded: what `phoneRule` let pass before can be checked now
 */
export function usePhone(text: string, country: string, onLoaded: () => void = () => {}): Phone | null {
  const read = useLateIfHere(phoneReading);
  const isLoaded = read !== null;
  const whenLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isLoaded || text === '') return;
    // Without the plans the number is shown as typed.
    phoneReading.want();
    return phoneReading.subscribe(() => {
      if (phoneReading.now() !== null) whenLoaded();
    });
  }, [isLoaded, text]);
  return text === '' ? null : (read?.(text, country || undefined) ?? null);
}
