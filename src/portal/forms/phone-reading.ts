import { useEffect, useEffectEvent, useState } from 'react';
import type { FormRule } from '../../domain/form-rules/form.ts';
import type { Phone } from '../../domain/phone/phone.ts';

type Read = (text: string, country?: string) => Phone | null;

let read: Read | null = null;

/** Loads the numbering plans, which are large, for pages with a phone number. A failed load can be retried. */
export async function loadPhoneReading(): Promise<void> {
  const { parsePhone } = await import('../../domain/phone/phone.ts');
  read = parsePhone;
}

/**
 * The contract's rule `phone` (A 5) with lazily loaded numbering plans: until they have loaded every number passes, and
 * the service still checks it.
 */
export const phoneRule: FormRule = (value, [country]) => read === null || read(value, country) !== null;

/**
 * The phone number in a text, read in the chosen country; null if there is none or the plans have not loaded. Loads the
 * plans if there is something to read; if they fail to load, again when the text changes.
 *
 * @param onLoaded called when the plans have loaded: what `phoneRule` let pass before can be checked now
 */
export function usePhone(text: string, country: string, onLoaded: () => void = () => {}): Phone | null {
  const [isLoaded, setLoaded] = useState(read !== null);
  const whenLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isLoaded || text === '') return;
    let isHere = true;
    loadPhoneReading().then(
      () => {
        if (!isHere) return;
        setLoaded(true);
        whenLoaded();
      },
      // Without the plans the number is shown as typed.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isLoaded, text]);
  return isLoaded && read !== null && text !== '' ? read(text, country || undefined) : null;
}
