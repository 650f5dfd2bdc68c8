import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Inside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  maxHeight: '80dvh',
  overflowY: 'auto',
});
const Whole = styled('div')({ justifySelf: 'stretch', minWidth: 0 });
const Title = styled('h2')({
  margin: 0,
  fontSize: 'var(--text-headline)',
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: 0,
});

/** What opens over the foot of a small screen, under its title; Escape and a press beside it close it. */
export function BottomDrawer({
  title,
  isOpen,
  onClose,
  isKept = false,
  hasTitle = true,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether what is inside goes on while it is closed. */
  isKept?: boolean;
  /** Whether the title is shown; what brings its own heading takes the whole width. */
  hasTitle?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      keepMounted={isKept}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          ...(hasTitle ? { 'aria-labelledby': id } : { 'aria-label': title }),
        },
      }}
    >
      <Inside>
        {hasTitle ? <Title id={id}>{title}</Title> : null}
        {hasTitle ? children : <Whole>{children}</Whole>}
      </Inside>
    </Drawer>
  );
}
