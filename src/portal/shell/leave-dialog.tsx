import { MessageDialog } from './message-dialog.tsx';

type Props = {
  readonly isOpen: boolean;
  /** What is lost. */
  readonly message?: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks whether to leave a page with something that is not saved. */
export function LeaveDialog({
  isOpen,
  message = 'Your changes have not been saved. They are lost when you leave this page.',
  onLeave,
  onStay,
}: Props) {
  return (
    <MessageDialog
      isOpen={isOpen}
      title="Leave without saving?"
      message={message}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
