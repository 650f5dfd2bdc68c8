/**
 * Which rows of several venues make one list: those of every venue the reader may see, as of fifteen minutes ago, or
 * those of the venues with a live right, up to now. A list never mixes them.
 */
export const timings = ['delayed', 'live'] as const;

export type Timing = (typeof timings)[number];

/** The timing that a text names, such as a part of an address; without one, delayed. */
export const timingNamed = (text: string | null | undefined): Timing => (text === 'live' ? text : 'delayed');
