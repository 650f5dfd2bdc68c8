import { pagePaths } from '../../domain/page-paths.ts';
import { allowedAreas, homeOf } from '../../domain/session/areas.ts';
import type { UserInfo } from '../../domain/session/user-info.ts';

type Access = 'authenticated' | 'unauthenticated' | 'both';

export type MenuItem = {
  readonly label: string;
  readonly to: string;
  /** A path of the server, not of the router. */
  readonly isPlain?: boolean;
};

type Offer = { readonly access: Access; readonly item: (user: UserInfo | null) => MenuItem | null };

const mainMenu: readonly Offer[] = [
  { access: 'both', item: (user) => ({ label: 'Home', to: homeOf(user) }) },
  { access: 'both', item: () => ({ label: 'Transparency Data', to: pagePaths.transparency }) },
  { access: 'both', item: () => ({ label: 'Execution Reporting', to: pagePaths.reporting }) },
  { access: 'both', item: () => ({ label: 'Documentation', to: pagePaths.documentation }) },
];

const headerLinks: readonly Offer[] = [
  {
    access: 'authenticated',
    item: (user) =>
      allowedAreas(user).includes('operating') ? { label: 'Console', to: pagePaths.operator } : null,
  },
  {
    access: 'authenticated',
    item: (user) =>
      user && allowedAreas(user).includes('dataViewing') ? { label: 'Tape', to: pagePaths.tape } : null,
  },
  {
    access: 'authenticated',
    item: (user) =>
      user && allowedAreas(user).includes('dataViewing')
        ? { label: 'Select data', to: pagePaths.dataSelect }
        : null,
  },
  { access: 'authenticated', item: () => ({ label: 'My Account', to: pagePaths.myAccount }) },
  {
    access: 'authenticated',
    item: (user) =>
      user?.Parameters.sliceFileLinkPath
        ? { label: 'Slice File Output', to: user.Parameters.sliceFileLinkPath, isPlain: true }
        : null,
  },
  { access: 'authenticated', item: () => ({ label: 'Logout', to: pagePaths.logout, isPlain: true }) },
  { access: 'unauthenticated', item: () => ({ label: 'Login', to: pagePaths.login }) },
];

/** Whether a page is one of the console's, whose screens then stand in the main menu. */
export const isOfConsole = (pathname: string): boolean =>
  pathname === pagePaths.operator || pathname.startsWith(`${pagePaths.operator}/`);

/** The main menu for a session (A 2.3); null is a visitor. */
export function mainMenuOf(user: UserInfo | null): readonly MenuItem[] {
  return offered(mainMenu, user);
}

/** The header's links for a session (A 2.3, decisions.md Session and routes): by access, data only where it is open. */
export function headerLinksOf(user: UserInfo | null): readonly MenuItem[] {
  return offered(headerLinks, user);
}

function offered(offers: readonly Offer[], user: UserInfo | null): readonly MenuItem[] {
  const mine: Access = user ? 'authenticated' : 'unauthenticated';
  return offers.flatMap(({ access, item }) => {
    const made = access === 'both' || access === mine ? item(user) : null;
    return made ? [made] : [];
  });
}
