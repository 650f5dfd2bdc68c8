import { styled } from '@mui/material/styles';
import type { PageLayout } from '../routes/route-table.ts';

const widths: Record<PageLayout, string> = { reading: '1376px', narrow: '1376px', full: '2560px' };

/** The width of header, strip, page and footer: they share their edges. */
export function pageWidth(layout: PageLayout): string {
  return widths[layout];
}

/** One row of the shell, as wide as the page below it. */
export const Frame = styled('div')({
  maxWidth: 'var(--page-width)',
  margin: '0 auto',
  paddingInline: 32,
  '@media (max-width: 700px)': { paddingInline: 16 },
});
