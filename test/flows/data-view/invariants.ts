import { isDeepStrictEqual } from 'node:util';
import type { SnapshotFrom } from 'xstate';
import { type dataViewMachine, viewOf } from '../../../machines/data-view.ts';
import type { Invariant } from '../oracle/oracle.ts';

const viewIds: Readonly<Record<string, string>> = {
  'ord-disp-rfq': 'rfq',
  'ord-disp-auc': 'auc',
  'ord-disp-clob': 'clob',
  'ord-disp-voice': 'voice',
  'trade-disp': 'tradeDisplay',
  'trade-disp-2': 'individual',
};
const isExpanded = (snapshot: SnapshotFrom<typeof dataViewMachine>): boolean => {
  const view = viewOf(snapshot);
  return view.kind === 'shown' && view.isExpanded;
};

const isLoad = (type: string): boolean => /^xstate\.done\.actor\.(loadData|refreshData)$/.test(type);

export const invariants: readonly Invariant<typeof dataViewMachine>[] = [
  {
    requirement: 'B 2',
    says: 'only criteria of orders are kept for the order page',
    holds: (_before, _, { context: { criteria } }, { effects }) =>
      effects.every(({ name }) => name !== 'orders.asked' || criteria?.datatype === 'order'),
  },
  {
    requirement: 'B 4',
    says: 'the expanded state is stored for its view, as shown',
    holds: (_before, _, after, { effects }) =>
      effects.every(
        ({ name, data }) =>
          name !== 'expansion.changed' ||
          isDeepStrictEqual(data, {
            type: name,
            viewId: after.context.viewId,
            expanded: isExpanded(after),
          }),
      ),
  },
  {
    requirement: 'B 4',
    says: 'a record is reported with its criteria, and only once it has loaded',
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
    says: 'a failed refresh keeps the current rows',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'xstate.error.actor.refreshData' ||
      (context.record === before.context.record &&
        context.pages === before.context.pages &&
        context.loadedAt === before.context.loadedAt),
  },
  {
    requirement: 'B 1',
    says: 'delayed rows are never called live: a delayed page makes the record delayed',
    holds: (before, event, { context }) =>
      event.type !== 'xstate.done.actor.loadPage' ||
      before === null ||
      event.output?.IsDelayed !== true ||
      context.record?.IsDelayed === true,
  },
  {
    requirement: 'B 1',
    says: 'only an answer of the service changes whether rows are delayed',
    holds: (before, event, { context }) =>
      !before?.context.record ||
      !context.record ||
      event.type.startsWith('xstate.done.actor.') ||
      event.type === 'address.changed' ||
      context.record.IsDelayed === before.context.record.IsDelayed,
  },
  {
    requirement: 'B 2',
    says: 'the shown page is loaded',
    holds: (_before, _, { context: { pages, page, record } }) =>
      record === null ? pages.length === 0 && page === 0 : page >= 0 && page < pages.length,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'the time of loading is known exactly when there are rows',
    holds: (_before, _, { context: { record, loadedAt } }) => (record === null) === (loadedAt === null),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'the time of loading changes only with the rows of the first page',
    holds: (before, event, { context }) =>
      before === null ||
      context.loadedAt === before.context.loadedAt ||
      isLoad(event.type) ||
      context.record === null ||
      event.type === 'address.changed',
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'other criteria remove everything that was shown for the earlier ones, unless only the filter differs',
    holds: (before, event, after) =>
      before === null ||
      event.type !== 'address.changed' ||
      after.context.criteria === before.context.criteria ||
      after.matches({ showing: 'filtering' }) ||
      (after.context.page === 0 &&
        after.context.failure === null &&
        after.context.failedPage === null &&
        after.context.failedRefresh === null &&
        (after.context.record === null || after.context.record !== before.context.record)),
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'rows stay while another filter is loaded, and only then; those of other data never do',
    holds: (before, event, after) => {
      if (event.type !== 'address.changed' || !after.matches({ showing: 'filtering' })) return true;
      const { filter: _now, ...asked } = after.context.criteria ?? {};
      const { filter: _then, ...shown } = before?.context.criteria ?? {};
      return (
        before?.matches('showing') === true &&
        after.context.pages === before.context.pages &&
        isDeepStrictEqual(asked, shown)
      );
    },
  },
  {
    requirement: 'B 2',
    says: 'turning a page changes the loaded pages only after its answer',
    holds: (before, event, { context }) =>
      before === null || event.type !== 'page.turned' || context.pages === before.context.pages,
  },
  {
    requirement: 'decisions.md Data and views',
    says: 'newly loaded rows remove the report of an earlier failed refresh',
    holds: (_before, event, { context }) => !isLoad(event.type) || context.failedRefresh === null,
  },
  {
    requirement: 'B 2',
    says: 'nothing can be refreshed, turned or expanded while the record is loading',
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
      !(isExpanded(after) || after.can({ type: 'expansion.toggled' })),
  },
  {
    requirement: 'B 2',
    says: 'the context is plain data, so that it can be sent, recorded and shown',
    holds: (_before, _, { context }) =>
      Object.values(context).every((value) => typeof value !== 'function' && typeof value !== 'symbol'),
  },
  {
    requirement: 'B 2',
    says: 'rows are requested with the shown criteria',
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
    says: 'another page is requested from the end of the last one, and everything else from the newest row',
    holds: (_before, _event, { context: { pages } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          !['loadData', 'refreshData', 'loadPage'].includes(name) ||
          Object(data).cursor === (name === 'loadPage' ? pages.at(-1)?.next : null),
      ),
  },
];
