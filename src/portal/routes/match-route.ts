import { matchPath } from 'react-router-dom';
import { type RouteRow, routeTable } from './route-table.ts';

/** The table's row for a path, or null. Earlier rows win. */
export function routeOf(pathname: string): RouteRow | null {
  return routeTable.find((row) => matchPath({ path: row.path, end: true }, pathname)) ?? null;
}
