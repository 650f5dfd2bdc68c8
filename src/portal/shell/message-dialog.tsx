import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useRef } from 'react';

type Props = {
  readonly isOpen: boolean;
  readonly title?: string | undefined;
  readonly message?: ReactNode;
  /** The request the service logged. */
  readonly reference?: string | undefined;
  readonly confirmLabel?: string | undefined;
  /** With a label there is a second button. */
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  /** Called by the cancel button and by Escape; without it both confirm. */
  readonly onCancel?: (() => void) | undefined;
  /** Stands below the message. */
  readonly children?: ReactNode;
};

/**
 * The modal notification dialog (A 2.10): title, message, confirm button (OK), an optional cancel button,
 * optional content. Escape closes it; the focus returns whence it came. Where one can cancel, that button has the
 * focus: the answer given by mistake should be the one that changes nothing.
 */
export function MessageDialog(props: Props) {
  const id = useId();
  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  const close = props.onCancel ?? props.onConfirm;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.isOpen}
      onClose={(_, reason) => {
        // A click beside it is too easily made to lose a message.
        if (reason === 'escapeKeyDown') close();
      }}
      onFocus={({ target }) => {
        // What lies below may ask for the focus while this is open; it then comes back to the dialog as a whole.
        if (target.contains(safe.current)) safe.current?.focus();
      }}
      slotProps={{ transition: { onExited: focusTheRest } }}
      aria-labelledby={props.title ? titleId : messageId}
      {...(props.title && props.message ? { 'aria-describedby': messageId } : {})}
    >
      {props.title ? <DialogTitle id={titleId}>{props.title}</DialogTitle> : null}
      <DialogContent sx={props.title ? {} : { pt: '20px !important' }}>
        {props.message ? <p id={messageId}>{props.message}</p> : null}
        {props.reference ? (
          <Box
            component="p"
            sx={{ marginTop: '8px', color: 'var(--muted)', fontSize: '13px', lineHeight: '20px' }}
          >
            Reference <span className="mono">{props.reference}</span>
          </Box>
        ) : null}
        {props.children}
      </DialogContent>
      <DialogActions>
        {props.cancelLabel ? (
          <Button ref={safe} autoFocus onClick={close}>
            {props.cancelLabel}
          </Button>
        ) : null}
        <Button
          variant="contained"
          onClick={props.onConfirm}
          {...(props.cancelLabel ? {} : { ref: safe, autoFocus: true })}
        >
          {props.confirmLabel ?? 'OK'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What had the focus before, such as an item of a menu that has folded meanwhile, may be gone: then the page has it. */
function focusTheRest(closed: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === document.body || closed.contains(activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
}
