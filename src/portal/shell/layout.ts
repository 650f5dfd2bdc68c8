import { styled } from '@mui/material/styles';
import type { PageLayout } from '../routes/route-table.ts';

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

/** What marks the shell's root with the page's layout. */
export function layoutAttribute(layout: PageLayout): { 'data-layout': PageLayout } {
  return { 'data-layout': layout };
}
