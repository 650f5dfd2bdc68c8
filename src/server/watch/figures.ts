/** Counters that parts of the program keep. They cost nothing until the metrics are read. */
export type Figures = {
  /** Streams of live data that are open now. */
  streamsOpen: number;
  /** Rows sent by streams. */
  streamRows: number;
  /** Streams that were closed because they were not read. */
  streamsDropped: number;
  /** Pages of views that were cached, or were just being made for another reader. */
  pagesKept: number;
  /** Pages of views that were made. */
  pagesMade: number;
};

/** Counters that start at zero. */
export const noFigures = (): Figures => ({
  streamsOpen: 0,
  streamRows: 0,
  streamsDropped: 0,
  pagesKept: 0,
  pagesMade: 0,
});
