import { isDeepStrictEqual } from 'node:util';
import type { dataViewMachine } from '../../../machines/data-view.ts';
import type { Invariant } from '../oracle/oracle.ts';

const viewIds: Readonly<Record<string, string>> = {
  'ord-disp-rfq': 'rfq',
  'ord-disp-auc': 'auc',
  'ord-disp-clob': 'clob',
  'ord-disp-voice': 'voice',
  'trade-disp': 'tradeDisplay',
  'trade-disp-2': 'individual',
};
const isLoad = (type: string): boolean => /^xstate\.done\.actor\.(loadData|refreshData)$/.test(type);

export const invariants: readonly Invariant<typeof dataViewMachine>[] = [
  {
    requirement: 'B 2',
    says: 'the criteria of orders alone are kept for the page of orders',
    holds: (_before, _, { context: { criteria } }, { effects }) =>
      effects.every(({ name }) => name !== 'orders.asked' || criteria?.datatype === 'order'),
  },
  {
    requirement: 'B 4',
    says: 'whether a view is expanded is kept of that view, and as it is shown',
    holds: (_before, _, after, { effects }) =>
      effects.every(
        ({ name, data }) =>
          name !== 'expansion.changed' ||
          isDeepStrictEqual(data, {
            type: name,
            viewId: after.context.viewId,
            expanded: after.hasTag('expanded'),
          }),
      ),
  },
  {
    requirement: 'B 4',
    says: 'a record is handed over by what it was asked by, and only once it has come',
    holds: (_before, event, { context: { criteria, record, loadedAt } }, { effects }) =>
      effects.every(
        ({ name, data }) =>
          name !== 'record.loaded' ||
          (isLoad(event.type) &&
            isDeepStrictEqual(data, { type: name, loaded: { criteria, record, at: loadedAt } })),
      ),
  },
  {
    requirement: 'B 3',
    says: 'the view id is that of the record’s view type, and there is none without a record',
    holds: (_before, _, { context: { record, viewId } }) =>
      record === null ? viewId === null : viewId === (viewIds[record.ViewType] ?? 'unknown'),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'a failed refresh keeps the rows held',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'xstate.error.actor.refreshData' ||
      (context.record === before.context.record &&
        context.pages === before.context.pages &&
        context.loadedAt === before.context.loadedAt),
  },
  {
    requirement: 'B 1',
    says: 'delayed rows are never called live: a page that came delayed makes the record delayed',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.done.actor.loadPage' ||
      before === null ||
      event.output?.IsDelayed !== true ||
      context.record?.IsDelayed === true,
  },
  {
    requirement: 'B 1',
    says: 'whether rows are delayed is said by what the service answered, and changed by nothing else',
    holds: (before, event, { context }) =>
      !before?.context.record ||
      !context.record ||
      event.type.startsWith('xstate.done.actor.') ||
      event.type === 'address.changed' ||
      context.record.IsDelayed === before.context.record.IsDelayed,
  },
  {
    requirement: 'B 2',
    says: 'a page that is shown is at hand',
    holds: (_before, _, { context: { pages, page, record } }) =>
      record === null ? pages.length === 0 && page === 0 : page >= 0 && page < pages.length,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'from when the rows are is known whenever there are rows',
    holds: (_before, _, { context: { record, loadedAt } }) => (record === null) === (loadedAt === null),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'from when the rows are changes with the rows of the first page only',
    holds: (before, event, { context }) =>
      before === null ||
      context.loadedAt === before.context.loadedAt ||
      isLoad(event.type) ||
      event.type === 'address.changed',
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'other criteria leave nothing of what was shown for the former',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'address.changed' ||
      context.criteria === before.context.criteria ||
      (context.page === 0 &&
        context.failure === null &&
        context.failedRefresh === null &&
        (context.record === null || context.record !== before.context.record)),
  },
  {
    requirement: 'B 2',
    says: 'turning to another page neither adds to nor drops from the pages at hand before its answer',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'page.turned' || context.pages === before.context.pages,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'rows that came since leave no word of a refresh that failed before',
    holds: (_before, event, { context }) => !isLoad(event.type) || context.failedRefresh === null,
  },
  {
    requirement: 'B 2',
    says: 'nothing can be refreshed, turned or expanded while the record loads',
    holds: (_before, _, after) =>
      !after.hasTag('busy') ||
      !(
        after.can({ type: 'refresh.requested', at: '' }) ||
        after.can({ type: 'page.turned', page: 0 }) ||
        after.can({ type: 'expansion.toggled' })
      ),
  },
  {
    requirement: 'B 3',
    says: 'only the trade display can be expanded',
    holds: (_before, _, after) =>
      after.context.viewId === 'tradeDisplay' ||
      !(after.hasTag('expanded') || after.can({ type: 'expansion.toggled' })),
  },
  {
    requirement: 'B 2',
    says: 'what is remembered of a view is plain data, so that it can be sent, recorded and shown',
    holds: (_before, _, { context }) =>
      Object.values(context).every((value) => typeof value !== 'function' && typeof value !== 'symbol'),
  },
  {
    requirement: 'B 2',
    says: 'rows are asked for by the criteria that are shown',
    holds: (_before, _event, { context: { criteria } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          !['loadData', 'refreshData', 'loadPage'].includes(name) ||
          isDeepStrictEqual(Object(data).criteria, criteria),
      ),
  },
  {
    requirement: 'B 7',
    says: 'a further page is asked for from where the last one ends, and all else from the newest row',
    holds: (_before, _event, { context: { pages } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          !['loadData', 'refreshData', 'loadPage'].includes(name) ||
          Object(data).cursor === (name === 'loadPage' ? pages.at(-1)?.next : null),
      ),
  },
];
