import { pagePaths } from '../../domain/page-paths.ts';
import { allowedAreas, homeOf } from '../../domain/session/areas.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { rememberedLocation } from './remembered-location.ts';
import type { RouteRow } from './route-table.ts';

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'redirected'; readonly to: string; readonly remember: boolean };

type Asking = {
  /** The row of the requested path; null if no route has it. */
  readonly route: RouteRow | null;
  /** The signed-in user; null for a visitor. */
  readonly user: UserInfo | null;
  /** Whether the session is being looked up at the moment. */
  readonly isChecking: boolean;
  /** The navigation state that came with the location. */
  readonly state: unknown;
};

/**
 * Decides whether a page opens for a session, and where to go instead (A 2.1, 2.2): unknown paths go home; a secure
 * route needs a signed-in user with access to the route's area; visitors go to /login, others to their home page, and
 * the requested location is remembered.
 */
export function admissionOf({ route, user, isChecking, state }: Asking): Admission {
  if (!route) return { kind: 'redirected', to: homeOf(user), remember: false };
  if (user && route.id === 'home') return { kind: 'redirected', to: homeOf(user), remember: false };
  if (user && route.id === 'login')
    return { kind: 'redirected', to: rememberedLocation(state, user) ?? homeOf(user), remember: false };
  if (allowedAreas(user).includes(route.area)) return { kind: 'admitted' };
  if (isChecking) return { kind: 'waiting' };
  return { kind: 'redirected', to: user ? homeOf(user) : pagePaths.login, remember: true };
}
