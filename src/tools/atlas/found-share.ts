/** How many of so many were found, in per cent; cut off, not rounded: one that is not found never reads as all of them. */
export const foundShare = (found: number, of: number): string =>
  `${(Math.floor((1000 * found) / of) / 10).toFixed(1)} %`;
