import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { MenuItem } from './menu-items.ts';
import { useWorld } from './world.tsx';

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
  // A forced scheme draws every border; only that of the page one is on says something.
  '@media (forced-colors: active)': {
    borderTopColor: 'Canvas',
    '&:not(.active)': { borderBottomColor: 'Canvas' },
  },
  '&:focus-visible': { outlineOffset: '-4px' },
});

const foldedLook = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  color: 'var(--ink)',
  fontSize: 15,
} as const;

const FoldedTab = styled(NavLink)({ ...foldedLook, '&.active': { color: 'var(--accent)', fontWeight: 600 } });

const quiet = { color: 'var(--accent)', textDecoration: 'none', whiteSpace: 'nowrap' } as const;

/** One item of the main menu; marked when its page is open. */
export function MainLink({ item, isFolded = false }: { item: MenuItem; isFolded?: boolean }) {
  return isFolded ? (
    <FoldedTab to={item.to} end>
      {item.label}
    </FoldedTab>
  ) : (
    <Tab to={item.to} end>
      {item.label}
    </Tab>
  );
}

/** One of the session's links. Logout is a plain link that also tells the session (A 2.1, 4.1). */
export function HeaderLink({ item, isFolded = false }: { item: MenuItem; isFolded?: boolean }) {
  const { session } = useWorld();
  const look = isFolded ? foldedLook : quiet;
  if (!item.isPlain)
    return (
      <Link to={item.to} style={look}>
        {item.label}
      </Link>
    );
  const leave = (event: MouseEvent) => {
    // A click for a new tab or window is the browser's.
    if (item.to !== '/auth/logout' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    session.send({ type: 'signOut.chosen' });
  };
  return (
    <a href={item.to} style={look} onClick={leave}>
      {item.label}
    </a>
  );
}
