import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteRow } from '../routes/route-table.ts';
import { below, smallScreen } from '../theme/widths.ts';
import { usePageBannerContent } from './page-banner.tsx';

// A page of data on a small screen, or at 200 %, is set smaller, so that the data are in sight.
const smallData = `@media ${smallScreen}`;
const ofData = '[data-layout="full"] &';

const Frame = styled('div')({
  marginBottom: 28,
  [smallData]: { [ofData]: { marginBottom: 8 } },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
  // A view's name and delay come with its rows, below its title: their place is kept, so that nothing moves.
  [smallData]: { [ofData]: { rowGap: 0, alignContent: 'flex-start', minHeight: 52 } },
});

const Title = styled('h1')({
  fontSize: 'var(--text-page)',
  lineHeight: '36px',
  fontWeight: 600,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  [below.small]: { fontSize: 'var(--text-headline)', lineHeight: '32px' },
  [smallData]: { [ofData]: { flex: 'none', fontSize: 'var(--text-heading)', lineHeight: '28px' } },
});

const Subject = styled('span')({
  fontSize: 'var(--text-title)',
  lineHeight: '28px',
  color: 'var(--muted)',
  [below.small]: { fontSize: 'var(--text-body)', lineHeight: '24px' },
  [smallData]: { [ofData]: { minWidth: 0, lineHeight: '20px', overflowWrap: 'anywhere' } },
});

const Caption = styled('div')({
  color: 'var(--muted)',
  marginTop: 4,
  maxWidth: '70ch',
  // The page's text may be longer than the one it replaces, and stays on one line.
  [ofData]: { maxWidth: 'none' },
  [smallData]: { [ofData]: { display: 'none' } },
});

type Props = {
  route: RouteRow;
  lastPath: RefObject<string | null>;
  /** A message over the page keeps the focus until it has been read. */
  isCovered: boolean;
};

/** The page banner (A 2.3): title and caption. It takes the focus when a different page opens. */
export function Banner({ route, lastPath, isCovered }: Props) {
  const content = usePageBannerContent();
  const { title } = route;
  const caption = content.caption ?? route.caption;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    document.title = [title, content.subject, 'Daylight'].filter(Boolean).join(' · ');
  }, [title, content.subject]);
  useEffect(() => {
    // The first page leaves the focus to the browser.
    const isAnother = lastPath.current !== null && lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isAnother) isAwaited.current = true;
    if (isCovered || !isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [pathname, lastPath, isCovered]);

  return (
    <Frame>
      <Row>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {content.subject ? <Subject>{content.subject}</Subject> : null}
        {content.badge}
      </Row>
      {caption ? <Caption>{caption}</Caption> : null}
    </Frame>
  );
}
