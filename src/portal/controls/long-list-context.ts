import { createContext, type RefObject } from 'react';

/** The number of options above which a list is rendered only in part. */
export const mostInFull = 60;

/** The layout of a long list. */
type LongListed = {
  /** Height of an option in pixels. */
  readonly itemHeight: number;
  /** The number of options visible at once. */
  readonly maxItems: number;
  /** The index of the chosen option; 0 if there is none. */
  readonly start: number;
  /**
   * Called with the index that the keyboard has reached, so that the drop-down need not render all its options again.
   */
  readonly reached: RefObject<((place: number) => void) | null>;
};

export const LongListContext = createContext<LongListed>({
  itemHeight: 36,
  maxItems: 6,
  start: 0,
  reached: { current: null },
});
