import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Inside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  maxHeight: '80dvh',
  overflowY: 'auto',
});
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
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether what is inside goes on while it is closed. */
  isKept?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      keepMounted={isKept}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Inside>
        <Title id={id}>{title}</Title>
        {children}
      </Inside>
    </Drawer>
  );
}
