import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type operatorActMachine, viewOf } from '../../../../machines/operator-act.ts';
import { type Failure, inWords, notChangedText, refusalText } from '../../../domain/failure.ts';
import { CopyButton } from '../../controls/copy-button.tsx';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../forms/ask-dialog.tsx';
import { ConfirmationDialog } from '../../forms/confirmation-dialog.tsx';
import { useLast } from '../../hooks/use-last.ts';
import { Spinner } from '../../shell/loading-overlay.tsx';
import { KeyText } from '../my-account/api-keys/api-keys-styles.ts';
import { actTitle } from './act-words.ts';

const Sentences = styled('ul')({
  listStyle: 'disc',
  margin: '0 0 16px',
  padding: '0 0 0 18px',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  '& > li + li': { marginTop: 4 },
});

const Changed = styled('p')({
  marginBottom: 12,
  padding: '6px 12px',
  borderRadius: 4,
  background: 'var(--bar)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

type Actor = ActorRefFrom<typeof operatorActMachine>;
type StepProps = { readonly actor: Actor; readonly onClose: () => void };

const noReason = 'Say why: it stands in the log.';
const longReason = 'Say it in at most 500 characters.';

/** What the act would touch, and why it is done. */
function Confirming({ actor, onClose, isBusy }: StepProps & { isBusy: boolean }) {
  const { act, preview, isOutdated, reason: reasonBefore } = useSelector(actor, viewOf, shallowEqual);
  const [reason, setReason] = useState(reasonBefore);
  const field = useFieldFault();
  const title = act ? actTitle(act.Name) : '';
  return (
    <AskForm
      isBusy={isBusy}
      confirmLabel={title}
      busyLabel="Doing it…"
      onCancel={onClose}
      onConfirm={() => {
        const { length } = reason.trim();
        if (length === 0) return field.tell(noReason);
        if (length > 500) return field.tell(longReason);
        actor.send({ type: 'act.confirmed', reason, attempt: crypto.randomUUID() });
      }}
    >
      {isOutdated ? (
        <Changed role="status">
          Nothing was done: it has changed in the meantime. This is how it is now.
        </Changed>
      ) : null}
      <Sentences>
        {preview?.Sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      <AskedField
        {...field}
        label="Reason"
        name="reason"
        hint="Stands in the log with what was before and after."
        value={reason}
        isBusy={isBusy}
        onValue={setReason}
      />
    </AskForm>
  );
}

const refusedText = (failure: Failure | null): string =>
  failure ? refusalText(failure) || inWords(failure, notChangedText(failure)).message : '';

const keyLost = 'It was made, but its key cannot be shown again: revoke it and make another.';

/** A key was made by an attempt whose answer was lost, and with it the key. */
const isKeyLost = ({ kind, act, done }: ReturnType<typeof viewOf>): boolean =>
  kind === 'done' && act?.Name === 'addPublisherKey' && done?.Repeated === true;

/** The dialog of an act, from what it would touch to what became of it. */
export function ActDialog({ actor }: { actor: Actor }) {
  const view = useSelector(actor, viewOf, shallowEqual);
  const confirmation = useSelector(actor, ({ children }) => children.confirmation);
  const isOpen =
    view.kind !== 'idle' &&
    view.kind !== 'proving' &&
    (view.kind !== 'done' || view.done?.Shown.length !== 0 || isKeyLost(view));
  const last = useLast(isOpen ? view : null);
  const { kind, act, done, failure } = last ?? view;
  const shown = done?.Shown ?? [];
  const close = (): void => actor.send({ type: 'act.closed' });
  const told = (text: string, retry: boolean) => (
    <>
      <DialogContent>
        <p role="alert">{text}</p>
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!retry} onClick={close}>
          Close
        </Button>
        {retry ? (
          <Button autoFocus variant="contained" onClick={() => actor.send({ type: 'retry.requested' })}>
            Ask again
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
  const step = () => {
    switch (kind) {
      case 'previewing':
        return (
          <>
            <DialogContent>
              <Spinner label="Finding out what it touches" />
            </DialogContent>
            <DialogActions>
              <Button autoFocus onClick={close}>
                Cancel
              </Button>
            </DialogActions>
          </>
        );
      case 'confirming':
      case 'performing':
        return (
          // Who comes back from proving who they are finds the focus where it was at first, however fast that was.
          <Confirming
            key={view.kind === 'proving' ? 'left' : 'here'}
            actor={actor}
            onClose={close}
            isBusy={kind === 'performing'}
          />
        );
      case 'lost':
        return told('No answer came, so it may have been done. Ask again: it is not done twice.', true);
      case 'refused':
        return told(refusedText(failure), false);
      default:
        if (last && isKeyLost(last)) return told(keyLost, false);
        return (
          <>
            <DialogContent>
              <p>This is the only time it is shown. Copy it now: it cannot be shown again, not even by us.</p>
              {shown.map((line) => (
                <KeyText key={line}>
                  <code>{line}</code>
                  <CopyButton autoFocus text={line}>
                    Copy
                  </CopyButton>
                </KeyText>
              ))}
            </DialogContent>
            <DialogActions>
              <Button variant="contained" onClick={close}>
                Close
              </Button>
            </DialogActions>
          </>
        );
    }
  };
  return (
    <>
      <AskDialog
        isOpen={isOpen}
        title={act ? actTitle(act.Name) : ''}
        // What is shown once is closed by its button only, which a key pressed too often does not press.
        isBusy={kind === 'performing' || shown.length > 0}
        onCancel={close}
      >
        {last ? step() : null}
      </AskDialog>
      <ConfirmationDialog actor={confirmation} />
    </>
  );
}
