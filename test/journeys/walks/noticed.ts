import type { Step } from './steps.ts';
import type { Tab, Walk } from './walk.ts';

/** Whether this tab is waiting for a charge. */
export const isTaking = ({ wire }: Tab): boolean => wire.underWay().includes('/api/payment/execute');

/** The rare situations of the ledger that a step is about to cause. */
export function situationsIn(walk: Walk, step: Step): readonly string[] {
  const tab = 'tab' in step ? (walk.tabs[step.tab] ?? null) : null;
  const isCancelling = step.does === 'press' && step.control.name === 'Cancel payment';
  const situations = {
    'a page is reloaded while a payment is charged': step.does === 'reload' && tab !== null && isTaking(tab),
    'a purchase is cancelled in one tab while it is approved in another':
      isCancelling && walk.window() !== undefined && walk.opener !== tab,
  };
  return Object.entries(situations).flatMap(([name, isMet]) => (isMet ? [name] : []));
}
