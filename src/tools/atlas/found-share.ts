/** The share of faults found, in per cent; rounded down, so that 100 % means all of them. */
export const foundShare = (found: number, of: number): string =>
  `${(Math.floor((1000 * found) / of) / 10).toFixed(1)} %`;
