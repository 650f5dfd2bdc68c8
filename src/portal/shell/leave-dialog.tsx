import { MessageDialog } from './message-dialog.tsx';

type Props = { readonly isOpen: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks whether to leave a page with changes that are not saved. */
export function LeaveDialog({ isOpen, onLeave, onStay }: Props) {
  return (
    <MessageDialog
      isOpen={isOpen}
      title="Leave without saving?"
      message="Your changes have not been saved. They are lost when you leave this page."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
