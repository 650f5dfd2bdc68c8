// Control characters and separators of lines, half characters, those that Unicode will never define, and those that
// turn the direction of the text after them: a name with one of these could pose as another one.
const unshown = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;
const allUnshown = new RegExp(unshown, 'gu');

/** Whether a text of one line holds a character that cannot be shown as it is. */
export const hasUnshown = (text: string): boolean => unshown.test(text);

/** The text with a mark in the place of each such character. */
export const markedUnshown = (text: string): string => text.replace(allUnshown, '\ufffd');

/**
 * A text that people read, in the form in which it is stored, so that texts that look the same are the same: with
 * composed letters, single blanks between words and none around them. Control characters stay, for a message to tell.
 */
export const storedText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\p{Space_Separator}+/gu, ' ');
