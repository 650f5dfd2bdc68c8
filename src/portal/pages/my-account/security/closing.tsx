import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { type AccountClosingView, viewOf } from '../../../../../machines/account-closing.ts';
import type { AccountClosing } from '../../../../contract/generated/types.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useOrphanedFocus } from '../../../controls/use-orphaned-focus.ts';
import { accountClosing } from '../../../flows/account-closing.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { ConfirmationDialog } from '../../../forms/confirmation-dialog.tsx';
import { Notice } from '../../../forms/notice.ts';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { ExportButton } from '../export-button.tsx';
import { AccountNote } from '../my-account-styles.ts';
import { ClosingFacts, Words } from './security-styles.ts';
import { useIsOperator } from './use-is-operator.ts';
import { useOnLeft } from './use-on-left.ts';

const waits: Readonly<Partial<Record<AccountClosingView['kind'], string>>> = {
  loading: 'Loading whether your account stays',
  closing: 'Closing your account',
  keeping: 'Keeping your account',
};

/** Closes the account, and keeps it after all. */
export function Closing({ onChanged }: { onChanged: () => void }) {
  const actor = useFlow(accountClosing);
  const { kind, closing } = useSelector(actor, viewOf, shallowEqual);
  const confirmation = useSelector(actor, ({ children }) => children.confirmation);
  usePageLoading(waits[kind] !== undefined, waits[kind]);
  useOnLeft(kind, ['closing', 'keeping'], onChanged);
  const operates = useIsOperator();
  const button = useRef<HTMLButtonElement>(null);
  const [wasKept, setKept] = useState(false);
  const isOpen = kind === 'open';
  // Either button takes the place of the other, once pressed.
  useOrphanedFocus(wasKept && (isOpen || kind === 'toClose'), () => button.current);
  return (
    <AccountPart title="Close my account" aside={<ClosingInfo />}>
      <div role="status" aria-label="Account">
        {wasKept && isOpen ? <AccountNote>Your account is kept.</AccountNote> : null}
      </div>
      {kind === 'failed' ? (
        <LoadFailed
          text="Whether your account stays could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : null}
      {closing === null || kind === 'failed' ? null : closing.closesOn === null ? (
        <>
          <Words>
            <p>A week after you close it, your account and your details are removed for ever.</p>
          </Words>
          {operates ? (
            <Notice>
              Your account operates the service. Ask an admin to revoke its roles first, and close it then.
            </Notice>
          ) : (
            <Button ref={button} disabled={!isOpen} onClick={() => actor.send({ type: 'closing.wanted' })}>
              Close my account
            </Button>
          )}
        </>
      ) : (
        <>
          <Notice role="status">
            Your account will be removed on {longDate(closing.closesOn)}. Until then everything goes on.
          </Notice>
          <Button
            ref={button}
            variant="contained"
            disabled={kind !== 'toClose'}
            onClick={() => {
              setKept(true);
              actor.send({ type: 'keeping.requested' });
            }}
          >
            Keep my account
          </Button>
        </>
      )}
      <MessageDialog
        isOpen={kind === 'confirming'}
        title="Close your account?"
        cancelLabel="Cancel"
        confirmLabel="Close account"
        onCancel={() => actor.send({ type: 'closing.declined' })}
        onConfirm={() => actor.send({ type: 'closing.confirmed' })}
      >
        {closing === null ? null : <Consequences closing={closing} />}
      </MessageDialog>
      <ConfirmationDialog actor={confirmation} />
    </AccountPart>
  );
}

function Consequences({ closing: { wouldCloseOn, subscribedUntil } }: { readonly closing: AccountClosing }) {
  return (
    <ClosingFacts>
      <dt>Until {longDate(wouldCloseOn)}</dt>
      <dd>Everything goes on. You can keep the account on this page; each login reminds you.</dd>
      <dt>On that day</dt>
      <dd>
        Your login, details, sessions, API keys, saved views, watchlist and alerts are removed for ever.
        {subscribedUntil === null
          ? ''
          : ` Your subscription until ${longDate(subscribedUntil)} ends, and nothing is refunded.`}
      </dd>
      <dt>What the law keeps</dt>
      <dd>
        Amounts, days and numbers of payments, receipts and invoices, and who had access to what, for as long
        as tax and market rules ask: without your name, address or login.
      </dd>
      <dt>Before you go</dt>
      <dd>
        <ExportButton />
      </dd>
    </ClosingFacts>
  );
}

function ClosingInfo() {
  return (
    <Info title="Payments first">
      <p>
        An account is not closed while a payment is under way or an invoice is open. Whoever pays within the
        week keeps the account.
      </p>
    </Info>
  );
}
