/** The last slice that has been asked for. */
let last: Promise<void> = Promise.resolve();

/** Resolves in a turn of the event loop of its own, of all that are waited for in this process. */
function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * The rows of batches in slices. Writing rows into a file keeps the processor busy, so of all files being written only
 * one slice is passed on in each turn of the event loop: what else there is to answer waits for one, however many files
 * there are.
 *
 * @param most rows in a slice; the default takes less than a millisecond to write
 */
export async function* inSlices<Row>(
  batches: AsyncIterable<readonly Row[]>,
  most = 25,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches)
    for (let from = 0; from < rows.length; from += most) {
      await ownTurn();
      yield rows.slice(from, from + most);
    }
}
