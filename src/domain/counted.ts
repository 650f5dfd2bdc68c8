/** A number with its noun, which forms its plural with an s: `1 session`, `2 sessions`. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
