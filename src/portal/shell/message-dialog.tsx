import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';

const Content = styled(DialogContent)({ '&[data-titled="false"]': { paddingTop: 20 } });

const Reference = styled('p')({
  marginTop: 8,
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

type Props = {
  readonly isOpen: boolean;
  readonly title?: string | undefined;
  readonly message?: ReactNode;
  /** Id of the request in the service's log. */
  readonly reference?: string | undefined;
  readonly confirmLabel?: string | undefined;
  /** With a label there is a second button. */
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  /** Called by the cancel button and by Escape; without it both confirm. */
  readonly onCancel?: (() => void) | undefined;
  /** Shown below the message. */
  readonly children?: ReactNode;
};

/**
 * The modal notification dialog (A 2.10): title, message, confirm button (OK), and optionally a cancel button and
 * content. Escape closes it, and the focus returns to where it was. The cancel button, if there is one, has the focus:
 * pressing a key by mistake should change nothing.
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
        // A click outside is made too easily to close a message with it.
        if (reason === 'escapeKeyDown') close();
      }}
      onFocus={({ target }) => {
        // Elements below may request the focus while this is open; the dialog as a whole then gets it back.
        if (target.contains(safe.current)) safe.current?.focus();
      }}
      slotProps={{ transition: { onExited: focusTheRest } }}
      aria-labelledby={props.title ? titleId : messageId}
      {...(props.title && props.message ? { 'aria-describedby': messageId } : {})}
    >
      {props.title ? <DialogTitle id={titleId}>{props.title}</DialogTitle> : null}
      <Content data-titled={Boolean(props.title)}>
        {props.message ? <p id={messageId}>{props.message}</p> : null}
        {props.reference ? (
          <Reference>
            Reference <span className="mono">{props.reference}</span>
          </Reference>
        ) : null}
        {props.children}
      </Content>
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

/**
 * The element that had the focus, such as an item of a menu that has since folded, may be gone; then the page gets it.
 */
function focusTheRest(closed: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === document.body || closed.contains(activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
}
