import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';
import { useAppContext } from '../context/app-context.tsx';
import { useDeparture } from '../hooks/use-leave-guard.ts';
import type { MenuItem } from './menu-items.ts';

const Tab = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  padding: '0 10px',
  color: 'var(--muted)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderTop: '2px solid transparent',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--ink)' },
  '&.active': { color: 'var(--ink)', borderBottomColor: 'var(--accent)', fontWeight: 550 },
  // Forced colours draw every border; only that of the current page means something.
  '@media (forced-colors: active)': {
    borderTopColor: 'Canvas',
    '&:not(.active)': { borderBottomColor: 'Canvas' },
  },
  '&:focus-visible': { outlineOffset: '-4px' },
});

const foldedStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  color: 'var(--ink)',
  fontSize: 'var(--text-body)',
} as const;

const foldedMark = { color: 'var(--accent)', fontWeight: 600 } as const;

const FoldedTab = styled(NavLink)({ ...foldedStyle, '&.active': foldedMark });

const FoldedOut = styled('a')(foldedStyle);

const quiet = { color: 'var(--accent)', textDecoration: 'none', whiteSpace: 'nowrap' } as const;

const QuietTab = styled(NavLink)({ ...quiet, '&.active': { color: 'var(--ink)', fontWeight: 550 } });

const QuietOut = styled('a')(quiet);

/** An item of the main menu, marked when its page or one below it, such as the download of a report, is open. */
export function MainLink({ item, isFolded = false }: { item: MenuItem; isFolded?: boolean }) {
  const current = useCurrent(item);
  return isFolded ? (
    <FoldedTab to={item.to} end={item.to === pagePaths.operator} aria-current={current}>
      {item.label}
    </FoldedTab>
  ) : (
    <Tab to={item.to} end={item.to === pagePaths.operator} aria-current={current}>
      {item.label}
    </Tab>
  );
}

/** The value of aria-current: the link leads to this very page, or to one above it. */
function useCurrent({ to }: MenuItem): 'page' | 'true' {
  const { pathname } = useLocation();
  return pathname.replace(/\/+$/, '') === to ? 'page' : 'true';
}

/** One of the session's links, marked like the menu's. Logout is a plain link that also tells the session (A 2.1, 4.1). */
export function HeaderLink({ item, isFolded = false }: { item: MenuItem; isFolded?: boolean }) {
  const { session } = useAppContext();
  const depart = useDeparture();
  const current = useCurrent(item);
  if (!item.isPlain) {
    const Link = isFolded ? FoldedTab : QuietTab;
    return (
      <Link to={item.to} aria-current={current}>
        {item.label}
      </Link>
    );
  }
  const Out = isFolded ? FoldedOut : QuietOut;
  const leave = (event: MouseEvent) => {
    // The browser handles a click that opens a new tab or window.
    if (item.to !== pagePaths.logout || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    depart(() => session.send({ type: 'signOut.chosen' }));
  };
  return (
    <Out href={item.to} onClick={leave}>
      {item.label}
    </Out>
  );
}
