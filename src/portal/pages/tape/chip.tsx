import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ChevronIcon } from '../../controls/icons.tsx';

const Root = styled(Button)({
  gap: 6,
  minHeight: 32,
  padding: '4px 8px 4px 12px',
  fontSize: 'var(--text-small)',
  fontWeight: 400,
  '&[data-set="true"]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
});

const Words = styled('span')({
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
});

const Inside = styled('div')({ padding: 16, width: 320, maxWidth: 'calc(100vw - 32px)' });

/** A part of what is chosen, in words; a press opens the form that changes it. */
export function Chip({
  label,
  words,
  isSet,
  children,
}: {
  label: string;
  words: string;
  isSet: boolean;
  /** The form; it closes itself once something has been chosen. */
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => setOpen(false);
  return (
    <>
      <Root
        ref={button}
        data-set={isSet}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {label} <Words>{words}</Words>
        <ChevronIcon />
      </Root>
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, variant: 'outlined' } }}
      >
        <Inside>{children(close)}</Inside>
      </Popover>
    </>
  );
}
