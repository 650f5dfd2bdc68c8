import { isCountryCode } from '../account/countries.ts';
import { equalTo } from './equal-confirmation.ts';
import type { FormRules } from './form.ts';
import { noUsernameParts } from './username-parts.ts';

/** Rules that need no large tables; pages with a phone number add that rule, whose numbering plans are large. */
export const basicRules: FormRules = {
  noUsernameParts,
  equalTo,
  country: isCountryCode,
  // Spaces alone fill a box, but name nobody; nor does what leaves no mark, such as U+200B or a blank of Braille.
  notBlank: (value) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(value),
};
