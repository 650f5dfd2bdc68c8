import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { chainOf, stateWords } from './report-state.ts';

/** Shows the reports of a row's transaction. */
export type ShowChain = (row: FeedRow) => void;

/** The state of a report, in words, with a link to the reports it is connected with. */
export function StateMark({
  row,
  showChain,
  tabIndex,
}: {
  row: FeedRow;
  showChain: ShowChain | undefined;
  tabIndex: 0 | -1;
}) {
  const words = stateWords(row);
  if (words === null) return null;
  const count = chainOf(row).length;
  if (count < 2 || !showChain) return <span data-mark>{words}</span>;
  return (
    <button
      type="button"
      data-mark
      tabIndex={tabIndex}
      title={`Show the ${count} reports of this transaction`}
      onClick={() => showChain(row)}
    >
      {words}
    </button>
  );
}
