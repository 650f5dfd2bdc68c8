import { isPhone } from '../phone/phone.ts';
import type { FormRule } from './form.ts';

/**
 * A 5: a recognised country's number. Without a leading + it is read in the chosen country. A module of its own, since
 * the numbering plans are large: pages with a phone number load it and give it to `validateForm`.
 */
export const phone: FormRule = (value, [country]) => isPhone(value, country);
