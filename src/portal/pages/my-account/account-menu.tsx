import { Link, useLocation } from 'react-router-dom';

const entries = [
  { to: '/my-account/details', label: 'Details', also: '/my-account' },
  { to: '/my-account/subscriptions', label: 'Subscriptions', also: null },
  { to: '/my-account/change-password', label: 'Change password', also: null },
] as const;

/** The side menu of My account (A 2.9). */
export function AccountMenu() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  return (
    <nav className="account-menu" aria-label="My account" data-print="no">
      <ul>
        {entries.map(({ to, label, also }) => (
          <li key={to}>
            <Link to={to} aria-current={path === to || path === also ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
