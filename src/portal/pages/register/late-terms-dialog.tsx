import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { errorAlert } from '../../../domain/alert.ts';
import { codeMissingText } from '../../browser/fetched-code.ts';
import { useAppContext } from '../../context/app-context.tsx';
import type { TermsDialogProps } from './terms-dialog.tsx';

/** The popup with the terms of use, whose code comes when it is first opened. Where it does not come, they are not shown. */
export function LateTermsDialog(props: TermsDialogProps) {
  const { alerts } = useAppContext();
  const [TermsDialog, setTermsDialog] = useState<ComponentType<TermsDialogProps> | null>(null);
  const isMissing = props.isOpen && TermsDialog === null;
  const giveUp = useEffectEvent(() => {
    props.onClose();
    alerts.send({ type: 'alert.raised', alert: errorAlert(codeMissingText) });
  });

  useEffect(() => {
    if (!isMissing) return;
    import('./terms-dialog.tsx').then(
      (module) => setTermsDialog(() => module.TermsDialog),
      () => giveUp(),
    );
  }, [isMissing]);

  return TermsDialog ? <TermsDialog {...props} /> : null;
}
