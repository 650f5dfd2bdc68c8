import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { viewOf } from '../../../../../machines/details.ts';
import { isFormDirty } from '../../../../domain/form-rules/form-state.ts';
import { useAppContext } from '../../../context/app-context.tsx';
import { Buttons } from '../../../controls/buttons.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { detailsOf, keptDetails } from '../../../flows/details.ts';
import type { FormActor } from '../../../forms/form-actor.ts';
import { useLeaveGuard } from '../../../hooks/use-leave-guard.ts';
import { useSavingGuard } from '../../../hooks/use-saving-guard.ts';
import { BrokenPage } from '../../../shell/broken-page.tsx';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { detailsDraftKey, forgetDraft } from '../../../storage/kept-draft.ts';
import { AccountPart } from '../account-part.tsx';
import { DetailsForm } from './details-form.tsx';
import { DetailsInfo } from './details-info.tsx';

/** The details of the account (A 2.9, 4.5): read-only until amended. */
export function Details() {
  const { session } = useAppContext();
  const login = useSelector(session, ({ context }) => context.user?.email ?? '');
  // Each account has its own flow.
  return <OwnDetails key={login} login={login} />;
}

function OwnDetails({ login }: { login: string }) {
  const [kept] = useState(() => keptDetails(login));
  const machine = useMemo(() => detailsOf(login), [login]);
  const actor = useFlow(machine, { input: { kept } });
  const form = useSelector(actor, (snapshot) => snapshot.children.form);
  const view = useSelector(actor, viewOf, shallowEqual);
  const isReadOnly = view.kind === 'readOnly';
  const isOffering = isReadOnly && view.isOffering;
  const isAmending = view.kind === 'amending';
  const isSaving = view.kind === 'saving';
  usePageLoading(view.kind === 'loading', 'Loading your details');
  usePageLoading(isSaving, 'Saving your details');
  useSavingGuard(isSaving, isReadOnly);

  const amend = useRef<HTMLButtonElement>(null);
  const wasAmending = useRef(false);
  useEffect(() => {
    if (!isReadOnly || isOffering) return;
    forgetDraft(detailsDraftKey(login));
    // Focus returns to the button that started amending; not when the page opens.
    if (wasAmending.current) amend.current?.focus();
    wasAmending.current = false;
  }, [isReadOnly, isOffering, login]);
  useEffect(() => {
    if (isAmending) wasAmending.current = true;
  }, [isAmending]);

  const goOn = useRef<(() => void) | null>(null);
  const ask = (way: () => void) => {
    goOn.current = way;
    actor.send({ type: 'departure.attempted' });
  };
  const leave = () => {
    forgetDraft(detailsDraftKey(login));
    actor.send({ type: 'departure.confirmed' });
    goOn.current?.();
  };

  return (
    <AccountPart
      title="Details"
      action={
        isReadOnly ? (
          <Button ref={amend} onClick={() => actor.send({ type: 'details.unlocked' })}>
            Amend
          </Button>
        ) : null
      }
      aside={<DetailsInfo />}
    >
      {view.kind === 'broken' ? <BrokenPage /> : null}
      {view.kind === 'failed' ? (
        <LoadFailed
          text="Your details could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : null}
      {form && (isReadOnly || isAmending || isSaving) ? (
        <>
          {isOffering ? (
            <KeptOffer
              onContinue={() => actor.send({ type: 'details.unlocked' })}
              onDiscard={() => {
                actor.send({ type: 'draft.discarded' });
                amend.current?.focus();
              }}
            />
          ) : null}
          <DetailsForm
            form={form}
            isReadOnly={isReadOnly}
            onDrop={() => actor.send({ type: 'amendment.dropped' })}
          />
          {isAmending ? <Leaving form={form} onAttempt={ask} /> : null}
        </>
      ) : null}
      <LeaveDialog
        isOpen={isAmending && view.isAsking}
        onLeave={leave}
        onStay={() => actor.send({ type: 'departure.declined' })}
      />
    </AccountPart>
  );
}

const Offer = styled('div')({
  marginBottom: 16,
  '& p': { marginBottom: 8, color: 'var(--muted)' },
});

/** Offers changes that survived a reload: the details start read-only even then (A 2.9). */
function KeptOffer({ onContinue, onDiscard }: { onContinue: () => void; onDiscard: () => void }) {
  return (
    <Offer>
      <p role="status">Your changes from before are still here, and not saved yet.</p>
      <Buttons>
        <Button onClick={onContinue}>Continue editing</Button>
        <Button onClick={onDiscard}>Discard</Button>
      </Buttons>
    </Offer>
  );
}

/** While details are amended, asks before leaving. */
function Leaving(props: { form: FormActor; onAttempt: (goOn: () => void) => void }) {
  const isDirty = useSelector(props.form, ({ context }) => isFormDirty(context));
  useLeaveGuard(isDirty, props.onAttempt);
  return null;
}
