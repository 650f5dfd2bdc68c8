import { allowedAreas } from '../../domain/session/areas.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { routeOf } from './match-route.ts';

/** The navigation state that remembers where the user wanted to go: path and query (A 2.2). */
export type Remembering = { readonly remembered: string };

/** What to remember of a location: its path and query. */
export function remembering(location: { pathname: string; search: string }): Remembering {
  return { remembered: location.pathname + location.search };
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

/** `location` as path and query, if it is of this origin, in the route table and open to the user. */
export function ownLocation(location: string, user?: UserInfo | null): string | null {
  if (!location.startsWith('/') || !URL.canParse(location, window.location.origin)) return null;
  const url = new URL(location, window.location.origin);
  if (url.origin !== window.location.origin) return null;
  const route = routeOf(url.pathname);
  if (!route || route.id === 'login' || route.id === 'callback') return null;
  if (user !== undefined && !allowedAreas(user).includes(route.area)) return null;
  return url.pathname + url.search;
}
