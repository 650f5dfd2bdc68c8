import { lateCode, useLateCode } from '../../hooks/use-late-code.ts';
import type { TermsDialogProps } from './terms-dialog.tsx';

const termsDialog = lateCode(async () => (await import('./terms-dialog.tsx')).TermsDialog);

/** The popup with the terms of use, whose code comes when somebody is there. Where it does not come, they are not shown. */
export function LateTermsDialog(props: TermsDialogProps) {
  const TermsDialog = useLateCode(termsDialog, props.isOpen, props.onClose);
  return TermsDialog ? <TermsDialog {...props} /> : null;
}
