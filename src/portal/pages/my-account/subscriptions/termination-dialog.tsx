import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { terminationMachine } from '../../../../../machines/termination.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { Spinner } from '../../../shell/loading-overlay.tsx';
import { MessageDialog } from '../../../shell/message-dialog.tsx';

const Progress = styled('div')({ marginTop: 12 });

type Props = { actor: ActorRefFrom<typeof terminationMachine>; endDate: string | null };

/** Asks for confirmation before a subscription is terminated, which cannot be undone. */
export function TerminationDialog({ actor, endDate }: Props) {
  const state = useSelector(actor, ({ value }) => value);
  return (
    <MessageDialog
      isOpen={state !== 'kept'}
      title="Terminate your subscription?"
      message={`Your subscription runs to ${longDate(endDate) ?? 'its end'}, which is paid for, and ends then. No next order is prepared, and nothing is refunded. This cannot be undone; until then you can still renew, at the price of that day.`}
      cancelLabel="Keep subscription"
      confirmLabel="Terminate"
      onCancel={() => actor.send({ type: 'termination.declined' })}
      onConfirm={() => actor.send({ type: 'termination.confirmed' })}
    >
      {state === 'terminating' ? (
        <Progress>
          <Spinner label="Terminating your subscription" />
        </Progress>
      ) : null}
    </MessageDialog>
  );
}
