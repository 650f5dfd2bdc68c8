import { Link, useLocation } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { AccountMenuRoot } from './my-account-styles.ts';

const entries = [
  { to: pagePaths.details, label: 'Details', also: pagePaths.myAccount },
  { to: pagePaths.subscriptions, label: 'My subscriptions', also: null },
  { to: pagePaths.apiKeys, label: 'API keys', also: null },
  { to: pagePaths.changePassword, label: 'Change password', also: null },
  { to: pagePaths.security, label: 'Security', also: null },
] as const;

/** The side menu of My account (A 2.9). */
export function AccountMenu() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  return (
    <AccountMenuRoot aria-label="My account" data-print="no">
      <ul>
        {entries.map(({ to, label, also }) => (
          <li key={to}>
            <Link to={to} aria-current={path === to || path === also ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </AccountMenuRoot>
  );
}
