import { timestampOf } from '../../domain/timestamps.ts';

/** A time as the database writes it, in the form of the contract. */
export const timeOf = (text: string): string =>
  timestampOf(text.replace(' ', 'T').replace('+00', 'Z')) ?? text;

/** The same of one that may be missing. */
export const timeOrNull = (text: string | null): string | null => text && timeOf(text);
