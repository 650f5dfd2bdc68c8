import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiKeysView, viewOf } from '../../../../../machines/api-keys.ts';
import { hasRoomForKey, mostApiKeys } from '../../../../domain/account/api-keys.ts';
import { pagePaths } from '../../../../domain/page-paths.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { apiKeys } from '../../../flows/api-keys.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { ConfirmationDialog } from '../../../forms/confirmation-dialog.tsx';
import { useLast } from '../../../hooks/use-last.ts';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { AccountNote } from '../my-account-styles.ts';
import { KeyList } from './key-list.tsx';
import { KeyUse } from './key-use.tsx';
import { MadeKeyDialog } from './made-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const waits: Readonly<Partial<Record<ApiKeysView['kind'], string>>> = {
  loading: 'Loading your API keys',
  making: 'Making the key',
  revoking: 'Revoking the key',
};

/** The keys with which a user's own programs read data. */
export function ApiKeys() {
  const actor = useFlow(apiKeys);
  const view = useSelector(actor, viewOf, shallowEqual);
  const confirmation = useSelector(actor, ({ children }) => children.confirmation);
  const { kind, list } = view;
  usePageLoading(waits[kind] !== undefined, waits[kind]);
  const hasRoom = hasRoomForKey(list?.keys ?? []);
  const revoked = useLast(view.kind === 'confirming' ? view.chosen : null);

  return (
    <AccountPart
      title="API keys"
      aside={<KeysInfo callsPerMinute={list?.callsPerMinute ?? 0} />}
      action={
        <Button
          variant="contained"
          disabled={kind !== 'listed' || !hasRoom}
          onClick={() => actor.send({ type: 'key.wanted' })}
        >
          Create key
        </Button>
      }
    >
      {kind === 'failed' ? (
        <AccountNote>
          <LoadFailed
            text={
              list === null
                ? 'Your API keys could not be loaded.'
                : 'Your API keys could not be refreshed. Those known before are listed.'
            }
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </AccountNote>
      ) : null}
      {list === null ? null : (
        <>
          {hasRoom ? null : (
            <AccountNote role="status">
              At most {mostApiKeys} keys can be active. Revoke one to make another.
            </AccountNote>
          )}
          <KeyList
            keys={list.keys}
            isLocked={kind !== 'listed'}
            onRevoke={(id) => actor.send({ type: 'revocation.chosen', id })}
          />
          <KeyUse keys={list.keys} usage={list.usage} today={list.today ?? ''} />
        </>
      )}
      <NewKeyDialog
        isOpen={kind === 'naming'}
        wanted={view.kind === 'naming' ? view.wanted : null}
        onCancel={() => actor.send({ type: 'key.declined' })}
        onMake={(wanted) => actor.send({ type: 'key.requested', ...wanted })}
      />
      <ConfirmationDialog actor={confirmation} />
      <MadeKeyDialog
        text={view.kind === 'showing' ? view.text : null}
        isCopied={view.kind === 'showing' && view.copy === 'copied'}
        hasFailed={view.kind === 'showing' && view.copy === 'notCopied'}
        onCopy={() => actor.send({ type: 'copy.requested' })}
        onDone={() => actor.send({ type: 'key.noted' })}
      />
      <MessageDialog
        isOpen={kind === 'confirming'}
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
          <Link component={RouterLink} to={pagePaths.apiReference}>
            The API page
          </Link>{' '}
          lists every call.
        </p>
      </Info>
    </>
  );
}
