import { NavLink } from 'react-router-dom';
import { type ScreenName, seesScreen } from '../../../domain/operator/roles.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { Choices } from './console-styles.ts';
import { useRoles } from './use-roles.ts';

type Tab = { readonly screen: ScreenName; readonly to: string; readonly words: string };

/** Screens that share an item of the menu. */
const groups = {
  Money: [
    { screen: 'payments', to: pagePaths.operatorPayments, words: 'Payments' },
    { screen: 'invoices', to: pagePaths.operatorInvoices, words: 'Invoices' },
    { screen: 'revenue', to: pagePaths.operatorRevenue, words: 'Revenue' },
  ],
  Publishing: [
    { screen: 'publishing', to: pagePaths.operatorPublishing, words: 'Published' },
    { screen: 'publishers', to: pagePaths.operatorPublishers, words: 'Keys of publishers' },
  ],
  Log: [
    { screen: 'log', to: pagePaths.operatorLog, words: 'Log' },
    { screen: 'operators', to: pagePaths.operatorOperators, words: 'Operators' },
  ],
} as const satisfies Readonly<Record<string, readonly Tab[]>>;

/** Leads to the screens beside this one that the operator may see. */
export function ScreenTabs({ of }: { of: keyof typeof groups }) {
  const roles = useRoles();
  return (
    <Choices aria-label={of}>
      {groups[of]
        .filter(({ screen }) => seesScreen(roles, screen))
        .map(({ to, words }) => (
          <NavLink key={to} to={to} end>
            {words}
          </NavLink>
        ))}
    </Choices>
  );
}
