import { pagePaths } from '../page-paths.ts';
import type { UserInfo } from './user-info.ts';

export type Area = 'public' | 'myAccount' | 'dataViewing' | 'operating';

/**
 * Whether the user is in restricted mode: the subscription has ended, so data is closed and the account is open (A 3.2,
 * 4.1).
 */
export function isRestricted(user: UserInfo): boolean {
  return user.restrictedMode || user.Notifications.some((n) => n.ActionID === 'REDIRECT_TO_SUBSCRIPTION');
}

/** Whether the user has a role in operating the service. */
export const isOperator = ({ Roles = [] }: UserInfo): boolean => Roles.length > 0;

/** Whether the user may look at data: operators need a subscription for that, like everybody else. */
const viewsData = (user: UserInfo): boolean =>
  !isRestricted(user) && !(isOperator(user) && user.IsSubscribed !== true);

/** The areas a session may use; `null` for a visitor (A 4.1). */
export function allowedAreas(user: UserInfo | null): readonly Area[] {
  if (!user) return ['public'];
  return [
    'public',
    'myAccount',
    ...(viewsData(user) ? (['dataViewing'] as const) : []),
    ...(isOperator(user) ? (['operating'] as const) : []),
  ];
}

/** The path of a session's home page; `null` for a visitor (A 2.1, 4.1). */
export function homeOf(
  user: UserInfo | null,
): (typeof pagePaths)['home' | 'dataSelect' | 'details' | 'operator'] {
  if (!user) return pagePaths.home;
  if (viewsData(user)) return pagePaths.dataSelect;
  return isOperator(user) ? pagePaths.operator : pagePaths.details;
}
