import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { TermsText } from '../terms-of-use/terms-text.tsx';

/** The terms of use in a popup over the registration (A 2.8). */
export function TermsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 720 } } }}
    >
      <DialogTitle id={titleId}>Terms of use</DialogTitle>
      {/* It scrolls within itself, and so has to be reached by the keyboard. */}
      <DialogContent tabIndex={0} dividers sx={{ paddingTop: '16px' }}>
        <TermsText level="h3" />
      </DialogContent>
      <DialogActions sx={{ paddingTop: '12px', justifyContent: 'space-between' }}>
        <Link href="/help/terms-of-use" target="_blank" rel="noopener" variant="body2">
          Open on a page of their own
        </Link>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
