import { styled } from '@mui/material/styles';
import type { PageLayout } from '../routes/route-table.ts';

/** A small screen, or a large one at 200 %: what the rows need comes first. */
export const smallScreen = 'screen and (max-width: 700px), screen and (max-height: 500px)';

/** One row of the shell, as wide as the page below it: header, strip, page and footer share their edges. */
export const Frame = styled('div')({
  maxWidth: 1376,
  margin: '0 auto',
  paddingInline: 32,
  '[data-layout="full"] &': {
    maxWidth: 'none',
    // At 1,440 px it begins where a page of text begins.
    paddingInline: 'clamp(32px, calc((100vw - 1312px) / 2), 64px)',
  },
  '@media (max-width: 700px)': {
    paddingInline: 16,
    '[data-layout="full"] &': { paddingInline: 16 },
  },
});

/** The shell's root: as high as the window at least. */
export const pageRoot = { minHeight: '100vh', display: 'flex', flexDirection: 'column' } as const;

/** The room of the page between header and footer. */
export const mainRoom = {
  flex: 1,
  width: '100%',
  pt: { xs: 6, sm: 9 },
  pb: { xs: 12, sm: 16 },
  [`@media ${smallScreen}`]: { '[data-layout="full"] &': { pt: 3 } },
} as const;

/** What marks the shell's root with the page's layout. */
export function layoutAttribute(layout: PageLayout): { 'data-layout': PageLayout } {
  return { 'data-layout': layout };
}
