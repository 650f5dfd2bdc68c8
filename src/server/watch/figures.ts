/** What parts of the program count as they work; read when somebody asks for the metrics, and free of cost until then. */
export type Figures = {
  /** Streams of live data that are open now. */
  streamsOpen: number;
  /** Rows that went out by streams. */
  streamRows: number;
  /** Streams that were cut off because nobody read them. */
  streamsDropped: number;
  /** Pages of views that were there already, or were being made for somebody else. */
  pagesKept: number;
  /** Pages of views that were made. */
  pagesMade: number;
};

/** Nothing has been counted yet. */
export const noFigures = (): Figures => ({
  streamsOpen: 0,
  streamRows: 0,
  streamsDropped: 0,
  pagesKept: 0,
  pagesMade: 0,
});
