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
export const pageRoot = { minHeight: '100vh', display: 'flex', flexDirection: 'column' } as const;

/** The space for the page between header and footer. */
export const mainRoom = {
  flex: 1,
  width: '100%',
  pt: { xs: 6, sm: 9 },
  pb: { xs: 12, sm: 16 },
  [`@media ${smallScreen}`]: { '[data-layout="full"] &': { pt: 3 } },
} as const;

/** The attribute of the shell's root that names the page's layout. */
export function layoutAttribute(layout: PageLayout): { 'data-layout': PageLayout } {
  return { 'data-layout': layout };
}
