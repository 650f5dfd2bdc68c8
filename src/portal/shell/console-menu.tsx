import { type ScreenName, seesScreen } from '../../domain/operator/roles.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';
import { MainLink } from './header-link.tsx';
import type { MenuItem } from './menu-items.ts';

/** The screens of the console, in the order of a day. */
const screens: readonly (MenuItem & { readonly screen: ScreenName })[] = [
  { label: 'Today', to: pagePaths.operator, screen: 'today' },
  { label: 'Files', to: pagePaths.operatorFiles, screen: 'files' },
  { label: 'Customers', to: pagePaths.operatorCustomers, screen: 'customers' },
  { label: 'Money', to: pagePaths.operatorPayments, screen: 'payments' },
  { label: 'Mails and jobs', to: pagePaths.operatorMails, screen: 'mails' },
  { label: 'Requests', to: pagePaths.operatorRequests, screen: 'requests' },
  { label: 'Publishing', to: pagePaths.operatorPublishing, screen: 'publishing' },
  { label: 'Usage', to: pagePaths.operatorUsage, screen: 'usage' },
  { label: 'Storage', to: pagePaths.operatorStorage, screen: 'storage' },
  { label: 'Log', to: pagePaths.operatorLog, screen: 'log' },
];

/** The main menu of the console: the screens that the operator may see. */
export function ConsoleMenu({ user, isFolded = false }: { user: UserInfo; isFolded?: boolean }) {
  return screens
    .filter(({ screen }) => seesScreen(user.Roles ?? [], screen))
    .map((item) => <MainLink key={item.label} item={item} isFolded={isFolded} />);
}
