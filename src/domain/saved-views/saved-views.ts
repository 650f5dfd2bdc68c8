import { type Criteria, criteriaOf, filteredBy, noCriteria } from '../feed/criteria.ts';
import { feedViews, type KnownViewId, type OrderType } from '../feed/feed-views.ts';
import { filterOf, type RowFilter } from '../feed/row-filter.ts';
import { type TapeChoice, tapeScopeOf } from '../feed/tape-choice.ts';
import type { Timing } from '../feed/timing.ts';
import type { ViewLayout } from '../feed/view-layout.ts';

/** Maximum number of views of one account. */
export const mostSavedViews = 50;

/** Maximum length of a name, in characters. */
export const longestSavedName = 80;

/** What a view shows, in its stored form: what was not chosen is absent. */
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

/** What the tape shows, in its stored form. */
export type SavedTape = { readonly timing: Timing; readonly filter?: RowFilter } & TapeChoice['scope'];

/** Whether what is stored is a tape. */
export const isSavedTape = <Saved extends object>(
  saved: Saved,
): saved is Extract<Saved, { readonly timing: unknown }> => 'timing' in saved;

/** What to store for a tape. */
export const savedTapeOf = ({ timing, scope, filter }: TapeChoice): SavedTape => ({
  timing,
  ...scope,
  ...(Object.keys(filter).length === 0 ? {} : { filter }),
});

/** The choice of a stored tape. */
export const choiceOfSavedTape = ({ timing, filter, ...scope }: SavedTape): TapeChoice => ({
  timing,
  scope: tapeScopeOf(scope),
  filter: filterOf((name) => filter?.[name]),
});

/** The criteria of a stored view. */
export function criteriaOfSaved({ filter, layout: _layout, ...chosen }: SavedSelection): Criteria {
  const criteria = criteriaOf(chosen) ?? noCriteria;
  return filteredBy(
    criteria,
    filterOf((name) => filter?.[name]),
  );
}

/**
 * What to store for a view that shows `criteria`; null if they do not fully name an instrument. Segment and order type
 * are stored as shown: the only one today may be one of several tomorrow.
 */
export function selectionOf(
  criteria: Criteria,
  viewId: KnownViewId,
  segment: string,
): Omit<SavedSelection, 'layout'> | null {
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

/** The name under which a view is saved with an alert on it. */
export function alertViewName(instrument: string, segment: string, orderType: string): string {
  const end = `, ${segment}, ${orderType}`;
  return [...instrument].slice(0, longestSavedName - end.length).join('') + end;
}

/** A name that no view has: this one, or with a number. @param names those of the views */
export function freeName(name: string, names: readonly string[]): string {
  const taken = new Set(names.map((one) => one.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const free =
      [...name]
        .slice(0, longestSavedName - end.length)
        .join('')
        .trimEnd() + end;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

const order = new Intl.Collator('en', { sensitivity: 'accent', numeric: true });

/** The order of a list of views: by name, ignoring case, and numbers by their size. */
export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  order.compare(one.name, other.name);

/** The message for a name that another view has. */
export const nameTakenText = 'Another of your views has this name';

/** The message if the maximum number of views is reached. */
export const noRoomText = `You already have ${mostSavedViews} saved views, the maximum. Remove one that you no longer need.`;
