import { allowedAreas } from '../../domain/session/areas.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { routeOf } from './route-table.ts';

/** The navigation state that remembers where the user wanted to go: path, query and fragment (A 2.2). */
export type Remembering = { readonly remembered: string };

/** What to remember of a location: its path, query and fragment. */
export function remembering({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): Remembering {
  return { remembered: pathname + search + hash };
}

/**
 * The location a state remembers, if it is one of ours: a path of the same origin that the route table
 * has. With a user given, only when that user may go there. Null otherwise.
 */
export function rememberedLocation(state: unknown, user?: UserInfo | null): string | null {
  if (typeof state !== 'object' || state === null || !('remembered' in state)) return null;
  const { remembered } = state;
  return typeof remembered === 'string' ? ownLocation(remembered, user) : null;
}

/** `location` as path, query and fragment, if it is of this origin, in the route table and open to the user. */
export function ownLocation(location: string, user?: UserInfo | null): string | null {
  if (!location.startsWith('/') || !URL.canParse(location, window.location.origin)) return null;
  const url = new URL(location, window.location.origin);
  if (url.origin !== window.location.origin) return null;
  const route = routeOf(url.pathname);
  if (!route || route.id === 'login' || route.id === 'callback') return null;
  if (user !== undefined && !allowedAreas(user).includes(route.area)) return null;
  return url.pathname + url.search + url.hash;
}
