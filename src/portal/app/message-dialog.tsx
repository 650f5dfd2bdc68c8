import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

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
 * optional content. Escape closes it; the focus returns whence it came.
 */
export function MessageDialog(props: Props) {
  const id = useId();
  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  const close = props.onCancel ?? props.onConfirm;
  return (
    <Dialog
      open={props.isOpen}
      onClose={(_, reason) => {
        // A click beside it is too easily made to lose a message.
        if (reason === 'escapeKeyDown') close();
      }}
      aria-labelledby={props.title ? titleId : messageId}
      {...(props.title && props.message ? { 'aria-describedby': messageId } : {})}
    >
      {props.title ? <DialogTitle id={titleId}>{props.title}</DialogTitle> : null}
      <DialogContent sx={props.title ? {} : { pt: '20px !important' }}>
        {props.message ? <p id={messageId}>{props.message}</p> : null}
        {props.reference ? (
          <p style={{ marginTop: 8, color: 'var(--muted)', fontSize: 13, lineHeight: '20px' }}>
            Reference <span className="mono">{props.reference}</span>
          </p>
        ) : null}
        {props.children}
      </DialogContent>
      <DialogActions>
        {props.cancelLabel ? <Button onClick={close}>{props.cancelLabel}</Button> : null}
        <Button variant="contained" autoFocus onClick={props.onConfirm}>
          {props.confirmLabel ?? 'OK'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
