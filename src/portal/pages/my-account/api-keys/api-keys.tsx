import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { hasRoomForKey, mostApiKeys } from '../../../../domain/account/api-keys.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { apiKeys } from '../../../flows/api-keys.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { useLast } from '../../../hooks/use-last.ts';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { KeysEmpty } from './api-keys-styles.ts';
import { KeyList } from './key-list.tsx';
import { KeyUse } from './key-use.tsx';
import { MadeKeyDialog } from './made-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const waits = {
  making: 'Making the key',
  revoking: 'Revoking the key',
} as const;

/** The keys with which a user's own programs read data. */
export function ApiKeys() {
  const actor = useFlow(apiKeys);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const list = useSelector(actor, ({ context }) => context.list);
  const made = useSelector(actor, ({ context }) => context.made);
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const label = value === 'making' || value === 'revoking' ? waits[value] : 'Loading your API keys';
  usePageLoading(isBusy, label);
  const hasRoom = hasRoomForKey(list?.keys ?? []);
  const revoked = useLast(list?.keys.find(({ id }) => id === chosen));

  return (
    <AccountPart
      title="API keys"
      aside={<KeysInfo callsPerMinute={list?.callsPerMinute ?? 0} />}
      action={
        <Button
          variant="contained"
          disabled={value !== 'listed' || !hasRoom}
          onClick={() => actor.send({ type: 'key.wanted' })}
        >
          Create key
        </Button>
      }
    >
      {value === 'failed' ? (
        <KeysEmpty>
          <LoadFailed
            text={
              list === null
                ? 'Your API keys could not be loaded.'
                : 'Your API keys could not be refreshed. Those known before are listed.'
            }
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </KeysEmpty>
      ) : null}
      {list === null ? null : (
        <>
          {hasRoom ? null : (
            <KeysEmpty role="status">
              At most {mostApiKeys} keys can be active. Revoke one to make another.
            </KeysEmpty>
          )}
          <KeyList
            keys={list.keys}
            isLocked={value !== 'listed'}
            onRevoke={(id) => actor.send({ type: 'revocation.chosen', id })}
          />
          <KeyUse keys={list.keys} usage={list.usage} today={list.today ?? ''} />
        </>
      )}
      <NewKeyDialog
        isOpen={value === 'naming'}
        onCancel={() => actor.send({ type: 'key.declined' })}
        onMake={(wanted) => actor.send({ type: 'key.requested', ...wanted })}
      />
      <MadeKeyDialog
        text={made?.text ?? null}
        isCopied={typeof value === 'object' && value.showing === 'copied'}
        hasFailed={typeof value === 'object' && value.showing === 'notCopied'}
        onCopy={() => actor.send({ type: 'copy.requested' })}
        onDone={() => actor.send({ type: 'key.noted' })}
      />
      <MessageDialog
        isOpen={value === 'confirming'}
        title="Revoke this key?"
        message={`Programs that use “${revoked?.name ?? 'this key'}” are refused from their next call. This cannot be undone.`}
        cancelLabel="Keep key"
        confirmLabel="Revoke"
        onCancel={() => actor.send({ type: 'revocation.declined' })}
        onConfirm={() => actor.send({ type: 'revocation.confirmed' })}
      />
    </AccountPart>
  );
}

function KeysInfo({ callsPerMinute }: { callsPerMinute: number }) {
  return (
    <>
      <Info title="What a key does">
        <p>
          A program that sends it can read what you may read, with the same delay: the same venues, the same
          15 minutes. It cannot change or pay for anything, and sees nothing of your account.
        </p>
      </Info>
      <Info title="Keep it secret">
        <p>
          Anyone who has a key can read data in your name. Give each program its own key, send it in the
          header <code>Authorization</code> and never in an address. A key used from ten networks in a day is
          stopped, and you get an e-mail.
        </p>
      </Info>
      <Info title="How to call">
        <p>
          {callsPerMinute > 0 ? `Each key may make ${callsPerMinute} calls a minute. ` : ''}
          <Link href="/api-docs">The API page</Link> lists every call.
        </p>
      </Info>
    </>
  );
}
