import { feedViews, type ViewId } from './feed-views.ts';

/** The height of a grid's rows. */
export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** `As published` is the order of B 3; the desk's order starts with what a desk looks at first. */
export const columnOrders = ['published', 'desk'] as const;
export type ColumnOrder = (typeof columnOrders)[number];

/**
 * A user's layout for a view's grid, as one value that can be stored, sent and compared as JSON. Columns have their
 * names on the wire. Settings for columns that a view lacks have no effect, so a layout survives changes of the
 * columns.
 */
export type ViewLayout = {
  readonly version: 1;
  readonly order: ColumnOrder;
  /** Hidden columns. */
  readonly hidden: readonly string[];
  /** Whether columns without a value are hidden, unless the view is expanded. */
  readonly foldsEmpty: boolean;
  /** Widths in pixels of resized columns. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
};

/** All columns as in B 3. */
export const usualLayout: ViewLayout = {
  version: 1,
  order: 'published',
  hidden: [],
  foldsEmpty: false,
  widths: {},
  density: 'standard',
};

/**
 * The layout of a view that nobody has laid out: all columns as in B 3, without the empty ones while it is collapsed,
 * which leaves the others in sight.
 */
export const usualLayoutOf = (viewId: ViewId): ViewLayout => ({
  ...usualLayout,
  foldsEmpty: viewId !== 'unknown' && feedViews[viewId].isExpandable,
});

/** The limits of a column's width, in pixels. */
export const columnWidths = { least: 48, most: 1200 } as const;

/** The nearest width allowed. */
export const boundedWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, columnWidths.least), columnWidths.most));

const mostNames = 100;
const isName = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z]{1,60}$/.test(text);
const isWidth = (width: unknown): width is number =>
  typeof width === 'number' && width >= columnWidths.least && width <= columnWidths.most;

function isLayout(value: unknown): value is ViewLayout {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  const [hidden, widths] = [parts.get('hidden'), parts.get('widths')];
  return (
    parts.size === Object.keys(usualLayout).length &&
    parts.get('version') === 1 &&
    columnOrders.some((order) => order === parts.get('order')) &&
    densities.some((density) => density === parts.get('density')) &&
    typeof parts.get('foldsEmpty') === 'boolean' &&
    Array.isArray(hidden) &&
    hidden.length <= mostNames &&
    hidden.every(isName) &&
    typeof widths === 'object' &&
    widths !== null &&
    Object.keys(widths).length <= mostNames &&
    Object.entries(widths).every(([name, width]) => isName(name) && isWidth(width))
  );
}

/** A layout from an unknown value, such as storage; null if it is not one of this version. */
export const viewLayoutOf = (value: unknown): ViewLayout | null => (isLayout(value) ? value : null);

/** True if both produce the same grid. */
export const sameLayout = (one: ViewLayout, other: ViewLayout): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

const canonical = ({ order, hidden, foldsEmpty, widths, density }: ViewLayout): readonly unknown[] => [
  order,
  [...hidden].sort(),
  foldsEmpty,
  Object.entries(widths).sort(([one], [other]) => (one < other ? -1 : 1)),
  density,
];

// Publication time, price, quantity, currency, flags; of the two sides of an order, the bid first.
const deskFirst = [
  ...['publicationDate', 'date'],
  ...['price', 'bidPrice', 'askPrice'],
  ...['vol', 'aggrVol', 'bidVol', 'askVol'],
  ...['currency', 'priceMajorCurrency', 'ccy', 'bidCurrency', 'askCurrency'],
  'flags',
];

type Named = { readonly field: string };

/** Columns in the chosen order; those that the desk's order does not name keep theirs. */
export function ordered<C extends Named>(columns: readonly C[], order: ColumnOrder): readonly C[] {
  if (order === 'published') return columns;
  const place = ({ field }: C): number => {
    const at = deskFirst.indexOf(field);
    return at === -1 ? deskFirst.length : at;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}

/** The columns of a view under a layout. */
export type LaidOut<C> = {
  readonly shown: readonly C[];
  /** Empty columns, which are hidden. */
  readonly folded: readonly C[];
};

/**
 * The columns shown, in their order. At least one is: a layout that hides all of them hides none.
 *
 * @param isEmpty whether no row has a value in a column
 * @param isExpanded whether the user asked for every column
 */
export function laidOut<C extends Named>(
  columns: readonly C[],
  layout: ViewLayout,
  isEmpty: (column: C) => boolean,
  isExpanded: boolean,
): LaidOut<C> {
  const all = ordered(columns, layout.order);
  const chosen = all.filter(({ field }) => !layout.hidden.includes(field));
  const wanted = chosen.length === 0 ? all : chosen;
  const folded = layout.foldsEmpty && !isExpanded ? wanted.filter(isEmpty) : [];
  return folded.length === wanted.length
    ? { shown: wanted, folded: [] }
    : { shown: wanted.filter((column) => !folded.includes(column)), folded };
}
