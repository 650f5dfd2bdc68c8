/** How high the rows of a grid are. */
export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** As published is the order of B 3; the desk's has first what a desk looks at first. */
export const columnOrders = ['published', 'desk'] as const;
export type ColumnOrder = (typeof columnOrders)[number];

/**
 * How a person wants the grid of a view: one value that can be kept, sent and compared as JSON. Columns are named as on
 * the wire. What it says of columns that a view does not have says nothing, so it outlives them.
 */
export type ViewLayout = {
  readonly version: 1;
  readonly order: ColumnOrder;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  /** Whether columns without a value in any row are folded away. */
  readonly foldsEmpty: boolean;
  /** Widths in pixels of the columns that were drawn wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
};

/** All columns as B 3 has them. */
export const usualLayout: ViewLayout = {
  version: 1,
  order: 'published',
  hidden: [],
  foldsEmpty: false,
  widths: {},
  density: 'standard',
};

/** In pixels: what a column can be drawn to. */
export const columnWidths = { least: 48, most: 1200 } as const;

/** The nearest width that a layout may hold. */
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

/** A layout out of something unknown, such as storage; null where it is none of this version. */
export const viewLayoutOf = (value: unknown): ViewLayout | null => (isLayout(value) ? value : null);

/** True when both lay a grid out alike. */
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

/** Columns in the order asked for; those that the desk does not name follow as they were. */
export function ordered<C extends Named>(columns: readonly C[], order: ColumnOrder): readonly C[] {
  if (order === 'published') return columns;
  const place = ({ field }: C): number => {
    const at = deskFirst.indexOf(field);
    return at === -1 ? deskFirst.length : at;
  };
  return columns.toSorted((one, other) => place(one) - place(other));
}

/** What a layout makes of the columns of a view. */
export type LaidOut<C> = {
  readonly shown: readonly C[];
  /** Empty columns that are folded away. */
  readonly folded: readonly C[];
};

/**
 * The columns that are shown, in their order. At least one is: a layout that hides all hides none.
 *
 * @param isEmpty whether no row has a value in a column
 */
export function laidOut<C extends Named>(
  columns: readonly C[],
  layout: ViewLayout,
  isEmpty: (column: C) => boolean,
): LaidOut<C> {
  const all = ordered(columns, layout.order);
  const chosen = all.filter(({ field }) => !layout.hidden.includes(field));
  const wanted = chosen.length === 0 ? all : chosen;
  const folded = layout.foldsEmpty ? wanted.filter(isEmpty) : [];
  return folded.length === wanted.length
    ? { shown: wanted, folded: [] }
    : { shown: wanted.filter((column) => !folded.includes(column)), folded };
}
