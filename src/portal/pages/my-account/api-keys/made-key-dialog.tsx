import Button from '@mui/material/Button';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import { KeyText } from './api-keys-styles.ts';

type Props = {
  /** The key itself; null if none is shown. */
  readonly text: string | null;
  readonly isCopied: boolean;
  readonly hasFailed: boolean;
  readonly onCopy: () => void;
  readonly onDone: () => void;
};

/** Shows a new key, only this once. Its text is kept in the flow alone and leaves the page with it. */
export function MadeKeyDialog({ text, isCopied, hasFailed, onCopy, onDone }: Props) {
  return (
    <MessageDialog
      isOpen={text !== null}
      title="Your new API key"
      message="This is the only time it is shown. Copy it now, and keep it where only your program can find it: it cannot be shown again, not even by us. You get an e-mail as confirmation."
      confirmLabel="Done"
      onConfirm={onDone}
    >
      <KeyText>
        <code>{text}</code>
        <Button onClick={onCopy}>{isCopied ? 'Copy again' : 'Copy key'}</Button>
        <p role="status">
          {isCopied ? 'Copied.' : null}
          {hasFailed ? 'Your browser did not copy it: select it and copy it by hand.' : null}
        </p>
      </KeyText>
    </MessageDialog>
  );
}
