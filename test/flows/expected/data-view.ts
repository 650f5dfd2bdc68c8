import type { dataViewMachine } from '../../../machines/data-view.ts';
import type { Predicates } from '../oracle/oracle.ts';

type Criteria = Readonly<Record<string, string | null>>;

const same = (one: Criteria | null, two: Criteria | null): boolean =>
  one === two ||
  (one !== null && two !== null && Object.keys(one).every((level) => one[level] === two[level]));

export const predicates: Predicates<typeof dataViewMachine> = {
  'a trade display was left expanded': ({ viewId }, { output }) =>
    output === true && viewId === 'tradeDisplay',
  'the view is a trade display': ({ viewId }) => viewId === 'tradeDisplay',
  'the rows are of another kind': ({ record }, { output }) => record?.ViewType !== output.record.ViewType,
  'older rows are at hand': ({ pages }) => pages.length > 1,
  'the page is shown already': ({ page }, event) => page === event.page,
  'to a page that is at hand': ({ pages }, { page }) => page < pages.length,
  'to the page that follows': ({ pages }, { page }) => page === pages.length && pages.at(-1)?.next !== null,
  'to what is asked already': ({ criteria }, event) => same(criteria, event.criteria),
  'to nothing': (_, { criteria }) => criteria === null,
  'to what the selection has loaded': (_, { criteria, loaded }) =>
    criteria !== null && loaded !== null && same(criteria, loaded.criteria),
};
