import Link from '@mui/material/Link';
import { useAppContext } from '../../../context/app-context.tsx';
import { Info } from '../account-part.tsx';
import { ExportButton } from '../export-button.tsx';

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
