import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';
import { useAppContext } from '../context/app-context.tsx';
import { below } from '../theme/widths.ts';
import { Frame } from './layout.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

const Foot = styled('footer')({
  borderTop: '1px solid var(--line)',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& a': { color: 'inherit', textUnderlineOffset: '3px' },
  '& a:hover': { color: 'var(--ink)' },
});

const Rows = styled(Frame)({ paddingTop: 24, paddingBottom: 32, display: 'grid', gap: 20 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  rowGap: 8,
});

const Last = styled('span')({ marginLeft: 'auto', [below.small]: { marginLeft: 0 } });

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });

/** The footer (A 2.3): nine parts, the copyright line with the current year, and the colour scheme. */
export function Footer() {
  const { links } = useAppContext().config;
  return (
    <Foot data-print="no">
      <Rows>
        <Row>
          {/* A prerendered page may be read a year later. */}
          <span suppressHydrationWarning>© {new Date().getUTCFullYear()} Daylight</span>
          <nav aria-label="Legal and regulatory">
            <List>
              <FooterItem to={pagePaths.termsOfUse}>Terms of use</FooterItem>
              <FooterItem to={links.legalNotice}>Legal notice</FooterItem>
              <FooterItem to={links.privacyPolicy}>Privacy policy</FooterItem>
              <FooterItem to={links.accessibility}>Accessibility</FooterItem>
              <FooterItem to={links.cookies}>Cookies</FooterItem>
              <FooterItem to={links.disclaimer}>Disclaimer</FooterItem>
              <FooterItem to={links.modernSlavery}>Modern slavery statement</FooterItem>
            </List>
          </nav>
        </Row>
        <Row>
          <FooterLink to={links.moreInfo}>More info about the group</FooterLink>
          <span>
            Delivered by <FooterLink to={links.deliveredBy}>the group</FooterLink>
          </span>
          <Last>
            <SchemeSwitch />
          </Last>
        </Row>
      </Rows>
    </Foot>
  );
}

function FooterItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <FooterLink to={to}>{children}</FooterLink>
    </li>
  );
}

/** A link starting with http opens in a new tab; one with no address leads to the under-construction page (A 2.3). */
function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('http'))
    return (
      <a href={to} target="_blank" rel="noopener noreferrer">
        {children} <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    );
  return <Link to={to === '' ? pagePaths.underConstruction : to}>{children}</Link>;
}
