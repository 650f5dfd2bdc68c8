import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Frame } from './layout.ts';

const Band = styled('div')({
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '&[data-tone="notice"]': { background: 'var(--amber-soft)', color: 'var(--amber)' },
  '&[data-tone="wrong"]': { background: 'var(--red-soft)', color: 'var(--red)' },
  '& a': { color: 'inherit', fontWeight: 600, textUnderlineOffset: '3px' },
});

const Line = styled(Frame)({ paddingBlock: 8 });

/** A message across the whole width, below the header. */
export function Strip({ tone, children }: { tone: 'notice' | 'wrong'; children: ReactNode }) {
  return (
    <Band data-tone={tone}>
      <Line>{children}</Line>
    </Band>
  );
}
