import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { accountExport } from '../../flows/account-export.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';

/** Saves everything stored about the account as a file. */
export function ExportButton() {
  const actor = useFlow(accountExport);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <>
      <Button disabled={state === 'exporting'} onClick={() => actor.send({ type: 'export.requested' })}>
        Export my data
      </Button>
      <p role="status" aria-label="Export">
        {state === 'exporting' ? 'Creating the file…' : null}
        {state === 'exported' ? 'The file has been saved by your browser.' : null}
        {state === 'failed' ? 'The file could not be made. Please try again later.' : null}
      </p>
    </>
  );
}
