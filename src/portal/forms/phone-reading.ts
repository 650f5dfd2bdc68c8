import { useEffect, useEffectEvent, useState } from 'react';
import type { FormRule } from '../../domain/form-rules/form.ts';
import type { Phone } from '../../domain/phone/phone.ts';

type Read = (text: string, country?: string) => Phone | null;

let read: Read | null = null;

/** Loads the numbering plans, which are large: only pages with a phone number do. A failed load can be tried again. */
export async function loadPhoneReading(): Promise<void> {
  const { parsePhone } = await import('../../domain/phone/phone.ts');
  read = parsePhone;
}

/**
 * The contract's rule `phone` (A 5) as a page with lazily loaded numbering plans checks by it: until they are there
 * every number passes, and the service still checks it.
 */
export const phoneRule: FormRule = (value, [country]) => read === null || read(value, country) !== null;

/**
 * The number a text holds, read in the chosen country; null when it holds none or the plans are not loaded yet.
 * Loads them when there is something to read.
 *
 * @param onLoaded told when they have come: what `phoneRule` let pass before can be checked now
 */
export function usePhone(text: string, country: string, onLoaded: () => void = () => {}): Phone | null {
  const [isLoaded, setLoaded] = useState(read !== null);
  const isEmpty = text === '';
  const whenLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isLoaded || isEmpty) return;
    let isHere = true;
    loadPhoneReading().then(
      () => {
        if (!isHere) return;
        setLoaded(true);
        whenLoaded();
      },
      // Without the plans the number is shown as it was typed.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isLoaded, isEmpty]);
  return isLoaded && read !== null && text !== '' ? read(text, country || undefined) : null;
}
