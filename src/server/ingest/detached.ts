/**
 * The same text by itself. One that was cut from a piece of a file holds the whole piece in memory for as long as it is
 * kept, which is 64 KiB for each instrument.
 */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
