/**
 * A copy of a text. A substring keeps the whole piece of the file that it was cut from in memory, 64 KiB for each
 * instrument. Concatenating and slicing copies it, faster than through bytes.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);
