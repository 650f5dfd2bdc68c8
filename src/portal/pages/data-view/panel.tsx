import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Buttons } from '../../controls/buttons.ts';
import { below } from '../../theme/widths.ts';

const Root = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 4,
  backgroundColor: 'var(--surface)',
  padding: 32,
  [below.small]: { padding: '24px 16px' },
  '& > h2': {
    fontSize: 'var(--text-title)',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
});

const Text = styled('div')({ marginTop: 4, color: 'var(--muted)', maxWidth: '70ch' });

const Actions = styled(Buttons)({ marginTop: 20 });

/** A card that explains why there is nothing to draw, and what to do next. */
export function Panel({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Root aria-label={title}>
      <h2>{title}</h2>
      <Text>{children}</Text>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
