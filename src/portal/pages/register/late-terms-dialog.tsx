import { late } from '../../browser/late.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import type { TermsDialogProps } from './terms-dialog.tsx';

const termsDialog = late(async () => (await import('./terms-dialog.tsx')).TermsDialog);

/** The popup with the terms of use. Its code is loaded separately; if that fails, the popup does not open. */
export function LateTermsDialog(props: TermsDialogProps) {
  const TermsDialog = useLateCode(termsDialog, props.isOpen, props.onClose);
  return TermsDialog ? <TermsDialog {...props} /> : null;
}
