import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { useAppContext } from '../../../context/app-context.tsx';
import { accountExport } from '../../../flows/account-export.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { Info } from '../account-part.tsx';

/** Notes on the account details, and the way to download them. */
export function DetailsInfo() {
  const { config } = useAppContext();
  return (
    <>
      <Info title="Your login">
        <p>
          You log in with your e-mail address, so it cannot be changed. To move your account to another
          address, write to <Link href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Link>.
        </p>
      </Info>
      <Info title="Your data">
        <p>
          Everything stored about your account, as one JSON file. It contains no password and no security
          answer.
        </p>
        <ExportButton />
      </Info>
      <Info title="How long it is kept">
        <p>
          As long as your account is open. 90 days after a subscription has ended your details are removed,
          unless it is renewed.
        </p>
      </Info>
    </>
  );
}

function ExportButton() {
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
