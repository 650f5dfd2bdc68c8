import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAsked } from '../context/asked.ts';
import { routeOf } from '../routes/route-table.ts';
import { AskedLine } from './asked-line.tsx';
import { Banner } from './banner.tsx';
import { BareHeader } from './header.tsx';
import { layoutAttribute, MainRoom, PageRoot } from './layout.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Opening } from './opening.tsx';
import { Body } from './page-body.tsx';

type Props = { readonly label?: string };

/**
 * Shown until the session is known. For a view of data that came with the page it shows, in its final position,
 * everything the address implies, and nothing that depends on the user.
 */
export function OpeningPage({ label = 'Opening Daylight' }: Props) {
  const { pathname } = useLocation();
  const asked = useAsked();
  const lastPath = useRef<string | null>(null);
  const route = routeOf(pathname);
  if (asked === null || route === null) return <Opening label={label} />;
  return (
    <PageRoot {...layoutAttribute(route.layout)}>
      <BareHeader />
      <MainRoom as="main">
        <Banner route={route} lastPath={lastPath} isCovered />
        <Body aria-busy>
          <AskedLine />
          <LoadingOverlay label={label} />
        </Body>
      </MainRoom>
    </PageRoot>
  );
}
