import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';
import { allowedAreas, homeOf } from '../../domain/session/areas.ts';
import { useAppContext } from '../context/app-context.tsx';
import { latePart } from '../hooks/use-late.tsx';
import { DaylightLogo } from '../logos/daylight-logo.tsx';
import { above, below } from '../theme/widths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FindButton } from './find/find-button.tsx';
import { HeaderLink, MainLink } from './header-link.tsx';
import { Frame } from './layout.ts';
import { headerLinksOf, isOfConsole, mainMenuOf } from './menu-items.ts';

// Loaded for signed-in users only.
const AlertsMark = latePart(async () => (await import('./alerts-mark.tsx')).AlertsMark);
// Loaded for operators only.
const ConsoleMenu = latePart(async () => (await import('./console-menu.tsx')).ConsoleMenu);

/** Below this width the main menu folds; below the second, the session's links fold into it too. */
const menuFolds = below.wide;
const menuOpen = above.wide;
const linksFold = below.small;
const linksOpen = above.small;

const Bar = styled('header')({
  position: 'relative',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
});

const Row = styled(Frame)({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: 60,
  [below.small]: { gap: 12, height: 56 },
});

const logoLook = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  color: 'var(--ink)',
  textDecoration: 'none',
  fontSize: 'var(--text-title)',
  fontWeight: 650,
  letterSpacing: '-0.01em',
} as const;

const Logo = styled(Link)(logoLook);

const Mark = styled('span')(logoLook);

const MainNav = styled('nav')({ display: 'flex', gap: 4, height: '100%', [menuFolds]: { display: 'none' } });

const Who = styled('div')({
  marginLeft: 'auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  [below.small]: { gap: 12 },
});

/** The name of the user goes above the links if both do not fit on one line. */
const SessionLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 16px',
  minWidth: 0,
  [linksFold]: { display: 'none' },
});

const Links = styled('div')({ display: 'flex', gap: 16 });

const Person = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& b': { color: 'var(--ink)', fontWeight: 550 },
});

const MenuButton = styled('button')({
  flex: 'none',
  font: 'inherit',
  color: 'var(--accent)',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  padding: '9px 8px',
  margin: '0 -8px 0 0',
  minHeight: 40,
  cursor: 'pointer',
  '&[aria-expanded="true"]': { background: 'var(--accent-soft)' },
  [menuOpen]: { display: 'none' },
});

const Panel = styled('div')({
  position: 'absolute',
  zIndex: 10,
  top: '100%',
  left: 0,
  right: 0,
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  padding: '8px 0 16px',
  maxHeight: 'calc(100vh - 57px)',
  overflowY: 'auto',
  [menuOpen]: { display: 'none' },
});

const FoldedLinks = styled('div')({
  borderTop: '1px solid var(--line)',
  marginTop: 8,
  paddingTop: 12,
  color: 'var(--muted)',
  [linksOpen]: { display: 'none' },
});

/** The header before the session is known, without anything to press that would soon be replaced. */
export function BareHeader() {
  return (
    <Bar data-print="no">
      <Row>
        <Mark>
          <DaylightLogo />
          Daylight
        </Mark>
      </Row>
    </Bar>
  );
}

/** The header (A 2.3): logo, main menu, signed-in user, and the session's links. */
export function Header() {
  const { session } = useAppContext();
  const user = useSelector(session, (s) => s.context.user);
  const { pathname } = useLocation();
  const { isOpen, toggle, button, bar } = useFoldedMenu();
  const isConsole = user !== null && isOfConsole(pathname);
  const main = (isFolded: boolean) =>
    isConsole ? (
      <ErrorBoundary place="console" instead={null}>
        <Suspense fallback={null}>
          <ConsoleMenu user={user} isFolded={isFolded} />
        </Suspense>
      </ErrorBoundary>
    ) : (
      mainMenuOf(user).map((item) => <MainLink key={item.label} item={item} isFolded={isFolded} />)
    );
  const links = headerLinksOf(user);
  const person = user ? (
    <Person title={user.email}>
      Logged in as <b>{user.email}</b>
    </Person>
  ) : null;
  const linkList = links.map((item) => <HeaderLink key={item.label} item={item} />);

  return (
    <Bar ref={bar} data-print="no">
      <Row>
        <Logo to={homeOf(user)} aria-label="Daylight, home">
          <DaylightLogo />
          Daylight
        </Logo>
        <MainNav aria-label="Main">{main(false)}</MainNav>
        <Who>
          {allowedAreas(user).includes('dataViewing') ? (
            <>
              {/* The page that lists the alerts shows by itself which are new. */}
              {pathname === pagePaths.dataSelect ? null : (
                // If it fails to load, this page does without it.
                <ErrorBoundary place={pathname} instead={null}>
                  <Suspense fallback={null}>
                    <AlertsMark />
                  </Suspense>
                </ErrorBoundary>
              )}
            </>
          ) : null}
          {isConsole || (user && !allowedAreas(user).includes('dataViewing')) ? null : (
            <FindButton key={String(user === null)} isPublic={user === null} />
          )}
          <SessionLinks>
            {person}
            <Links>{linkList}</Links>
          </SessionLinks>
          <MenuButton
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls="folded-menu"
            onClick={toggle}
          >
            Menu
          </MenuButton>
        </Who>
      </Row>
      {isOpen ? (
        <Panel id="folded-menu">
          <Frame>
            <nav aria-label="Main">{main(true)}</nav>
            <FoldedLinks>
              {person}
              {links.map((item) => (
                <HeaderLink key={item.label} item={item} isFolded />
              ))}
            </FoldedLinks>
          </Frame>
        </Panel>
      ) : null}
    </Bar>
  );
}

function useFoldedMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpen((open) => !open), button, bar };
}
