import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';
import { useAppContext } from '../context/app-context.tsx';
import { Public, PublicNote } from '../controls/public-styles.ts';
import { sliceFiles } from '../flows/open-files.ts';
import { FileContents } from './open-data/file-contents.tsx';
import { OpenFiles } from './open-data/open-files.tsx';
import { Instructions } from './open-data/open-files-styles.ts';

const Note = styled(PublicNote)({ marginTop: 12 });

/** The slice files of an entitled account (A 2.3): the open files without their delay. */
export function Page() {
  const { session } = useAppContext();
  const isEntitled = useSelector(session, ({ context }) =>
    Boolean(context.user?.Parameters.sliceFileLinkPath),
  );
  return isEntitled ? <SliceFiles /> : <NotEntitled />;
}

function SliceFiles() {
  return (
    <Public>
      <Instructions>
        <p>
          Every trade and every order of a venue as files: one for each minute and each quarter of an hour,
          available as soon as it is over, and one for each day. They are the same files as the open delayed
          data, without the delay where you subscribe to live data.
        </p>
        <Note as="p">
          Programs can fetch them with your session cookie. Check each against its SHA-256 checksum.
        </Note>
      </Instructions>
      <FileContents />
      <OpenFiles flow={sliceFiles} indexAddress="/api/slice/files" isOpen={false} />
    </Public>
  );
}

function NotEntitled() {
  // An address that has an account cannot be registered again.
  const { supportEmail } = useAppContext().config;
  return (
    <Public>
      <p>
        Your account does not include slice files. Write to{' '}
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> to have them added, or take the{' '}
        <Link component={RouterLink} to={pagePaths.openData}>
          open delayed data
        </Link>
        , which needs no account.
      </p>
    </Public>
  );
}
