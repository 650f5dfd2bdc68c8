import { type Criteria, criteriaOf, filteredBy, noCriteria } from '../feed/criteria.ts';
import { feedViews, type KnownViewId, type OrderType } from '../feed/feed-views.ts';
import { filterOf, type RowFilter } from '../feed/row-filter.ts';
import type { ViewLayout } from '../feed/view-layout.ts';

/** Most views that one account keeps. */
export const mostSavedViews = 50;

/** Longest name of one, in characters. */
export const longestSavedName = 80;

/** What a view shows, as it is kept: what was not chosen is absent. */
export type SavedSelection = {
  readonly datatype: 'order' | 'trade';
  readonly tv: string;
  readonly assetclass: string;
  readonly subassetclass: string;
  readonly instrument: string;
  readonly instrumentmic?: string;
  readonly ordertype?: OrderType;
  readonly filter?: RowFilter;
  readonly layout?: ViewLayout;
};

/** The criteria of a view that is kept. */
export function criteriaOfSaved({ filter, layout: _layout, ...chosen }: SavedSelection): Criteria {
  const criteria = criteriaOf(chosen) ?? noCriteria;
  return filteredBy(
    criteria,
    filterOf((name) => filter?.[name]),
  );
}

/**
 * What is kept of a view that shows `criteria`; null where they name no instrument whole. Segment and order type are
 * those that were shown: what is the only one today may have others beside it tomorrow.
 */
export function selectionOf(criteria: Criteria, viewId: KnownViewId, segment: string): SavedSelection | null {
  const { tv, assetclass, subassetclass, instrument, filter } = criteria;
  if (tv === null || assetclass === null || subassetclass === null || instrument === null) return null;
  const { dataType: datatype, orderType: ordertype } = feedViews[viewId];
  return {
    datatype,
    tv,
    assetclass,
    subassetclass,
    instrument,
    instrumentmic: segment,
    ordertype,
    ...(filter === undefined ? {} : { filter }),
  };
}

/** A name as it is kept: spaces around it, and how many stand between its words, tell no names apart. */
export const savedNameOf = (typed: string): string => typed.trim().replace(/ +/g, ' ');

const order = new Intl.Collator('en', { sensitivity: 'accent' });

/** The order of a list of views: that of their names, whatever their letter case. */
export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  order.compare(one.name, other.name);

/** What is said of a name that another view has. */
export const nameTakenText = 'Another of your views has this name';

/** What is said where no more can be kept. */
export const noRoomText = `You already have ${mostSavedViews} saved views, the maximum. Remove one that you no longer need.`;
