import { matchPath } from 'react-router-dom';
import { type RouteRow, routeTable } from './route-table.ts';

/** The row of the table a path belongs to; null when there is none. Rows that come first win. */
export function routeOf(pathname: string): RouteRow | null {
  return routeTable.find((row) => matchPath({ path: row.path, end: true }, pathname)) ?? null;
}
