/** The ids of the views a feed record can be shown in (B 3). */
export type ViewId = 'rfq' | 'auc' | 'clob' | 'voice' | 'tradeDisplay' | 'individual' | 'unknown';

const VIEW_ID_OF: ReadonlyMap<string, ViewId> = new Map([
  ['ord-disp-rfq', 'rfq'],
  ['ord-disp-auc', 'auc'],
  ['ord-disp-clob', 'clob'],
  ['ord-disp-voice', 'voice'],
  ['trade-disp', 'tradeDisplay'],
  ['trade-disp-2', 'individual'],
]);

/** The view id of a record's view type; any other view type is `unknown` (B 3). */
export function viewIdOf(viewType: string): ViewId {
  return VIEW_ID_OF.get(viewType) ?? 'unknown';
}
