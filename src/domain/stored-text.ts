/**
 * A text that people read, in the form in which it is stored, so that texts that look the same are the same: with
 * composed letters, single blanks between words and none around them. Control characters stay, for a message to tell.
 */
export const storedText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\p{Space_Separator}+/gu, ' ');
