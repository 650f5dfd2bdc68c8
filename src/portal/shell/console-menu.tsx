import { allowingRole, type OperatorRole } from '../../domain/operator/roles.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { MainLink } from './header-link.tsx';
import type { MenuItem } from './menu-items.ts';

/** The screens of the console, in the order of a day, with the roles that see them. */
const screens: readonly (MenuItem & { readonly roles: readonly OperatorRole[] })[] = [
  { label: 'Today', to: pagePaths.operator, roles: ['support', 'data', 'finance'] },
  { label: 'Files', to: pagePaths.operatorFiles, roles: ['data'] },
  { label: 'Customers', to: pagePaths.operatorCustomers, roles: ['support', 'finance'] },
  { label: 'Money', to: pagePaths.operatorPayments, roles: ['support', 'finance'] },
  { label: 'Mails and jobs', to: pagePaths.operatorMails, roles: ['support'] },
  { label: 'Log', to: pagePaths.operatorLog, roles: ['support', 'data', 'finance'] },
];

/** The main menu of the console: the screens that the operator may see. */
export function ConsoleMenu({ user, isFolded = false }: { user: UserInfo; isFolded?: boolean }) {
  return screens
    .filter(({ roles }) => allowingRole(user.Roles ?? [], roles) !== null)
    .map((item) => <MainLink key={item.label} item={item} isFolded={isFolded} />);
}
