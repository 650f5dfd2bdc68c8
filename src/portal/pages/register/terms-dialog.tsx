import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type termsMachine, viewOf } from '../../../../machines/terms.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { TermsText } from '../terms-of-use/terms-text.tsx';

export type TermsActor = ActorRefFrom<typeof termsMachine>;

export type TermsDialogProps = {
  readonly actor: TermsActor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const WideDialog = styled(Dialog)({ '& .MuiDialog-paper': { maxWidth: 720 } });

const Content = styled(DialogContent)({ paddingTop: 16 });

const Actions = styled(DialogActions)({ paddingTop: 12, justifyContent: 'space-between' });

/** The terms of use in a popup over the registration (A 2.8); each time it opens, it shows the terms then in force. */
export function TermsDialog({ actor, isOpen, onClose }: TermsDialogProps) {
  const titleId = useId();
  const { kind, terms } = useSelector(actor, viewOf, shallowEqual);
  const hasFailed = kind === 'failed';
  const ask = (): void => actor.send({ type: 'terms.requested' });
  useEffect(() => {
    if (isOpen) actor.send({ type: 'terms.requested' });
  }, [actor, isOpen]);
  return (
    <WideDialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Terms of use</DialogTitle>
      {/* Its content scrolls, so it must be reachable by keyboard. */}
      <Content tabIndex={0} dividers>
        {hasFailed ? (
          <LoadFailedCard
            text={
              terms
                ? 'The terms of use could not be loaded again. Those loaded before are shown.'
                : 'The terms of use could not be loaded.'
            }
            onRetry={ask}
          />
        ) : null}
        {terms ? <TermsText terms={terms} level="h3" /> : null}
        {!hasFailed && !terms ? <p role="status">Loading the terms of use</p> : null}
      </Content>
      <Actions>
        <Link href={pagePaths.termsOfUse} target="_blank" rel="noopener" variant="body2">
          Open on a separate page
        </Link>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </Actions>
    </WideDialog>
  );
}
