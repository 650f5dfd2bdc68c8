import { createContext, type RefObject } from 'react';

/** A list of more options is not put into the document whole. */
export const mostInFull = 60;

/** How a long list is laid out, and what of it must be there. */
type LongListed = {
  /** Of an option, in pixels. */
  readonly itemHeight: number;
  /** How many are seen at once. */
  readonly maxItems: number;
  /** The place of the chosen option; 0 while none is. */
  readonly start: number;
  /** Is told the place that the keys have come to, without the drop-down drawing all its options for it. */
  readonly reached: RefObject<((place: number) => void) | null>;
};

export const LongListContext = createContext<LongListed>({
  itemHeight: 36,
  maxItems: 6,
  start: 0,
  reached: { current: null },
});
