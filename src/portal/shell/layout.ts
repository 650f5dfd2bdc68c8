import { styled } from '@mui/material/styles';
import type { PageLayout } from '../routes/route-table.ts';
import { below, smallScreen } from '../theme/widths.ts';

/** A row of the shell, as wide as the page: header, strip, page and footer share their edges. */
export const Frame = styled('div')({
  maxWidth: 1376,
  margin: '0 auto',
  paddingInline: 32,
  '[data-layout="full"] &': {
    maxWidth: 'none',
    // At 1,440 px its edge is that of a page of text.
    paddingInline: 'clamp(32px, calc((100vw - 1312px) / 2), 64px)',
  },
  [below.small]: {
    paddingInline: 16,
    '[data-layout="full"] &': { paddingInline: 16 },
  },
});

/** The shell's root, at least as high as the window. */
export const PageRoot = styled('div')({ minHeight: '100vh', display: 'flex', flexDirection: 'column' });

/** The space for the page between header and footer. */
export const MainRoom = styled(Frame)({
  flex: 1,
  width: '100%',
  paddingBlock: '36px 64px',
  [below.small]: { paddingBlock: '24px 48px' },
  [`@media ${smallScreen}`]: { '[data-layout="full"] &': { paddingTop: 12 } },
});

/** The page in that space. */
export const Column = styled('div')({
  '[data-layout="narrow"] &': { maxWidth: 400, margin: '24px auto 0' },
});

/** The attribute of the shell's root that names the page's layout. */
export function layoutAttribute(layout: PageLayout): { 'data-layout': PageLayout } {
  return { 'data-layout': layout };
}
