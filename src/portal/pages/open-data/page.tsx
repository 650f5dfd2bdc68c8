import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { Public, PublicNote } from '../../controls/public-styles.ts';
import { openData } from '../../flows/open-files.ts';
import { FileContents } from './file-contents.tsx';
import { OpenFiles } from './open-files.tsx';
import { Instructions } from './open-files-styles.ts';

const indexAddress = `${pagePaths.openData}/index.json`;

const Note = styled(PublicNote)({ marginTop: 16 });

/** Open delayed data: how to fetch it, and a list of all files. */
export function Page() {
  const { origin } = location;
  return (
    <Public>
      <Instructions>
        <p>
          Every trade and every order of our venues, as files: one for each minute, each quarter of an hour
          and each day, available as soon as its last row is 15 minutes old. They contain the same rows that
          subscribers saw 15 minutes earlier. You need no account and no special software.
        </p>
        <h2>How to fetch them</h2>
        <ol>
          <li>By hand: narrow down the list below to a venue and a day, and click on a file.</li>
          <li>
            By program: read the index, which lists every file with its time, size and checksum, and fetch
            those you do not have yet. It is updated within seconds of a file’s release. A minute not listed
            16 minutes after its end had no rows.
            <pre>
              curl -fs {origin}
              {indexAddress}
            </pre>
          </li>
          <li>
            Check a file against its SHA-256 checksum, which its row shows on request. A file does not change
            unless reports for its period arrive late: it is then written again, and the index gives its new
            checksum.
          </li>
        </ol>
        <Note as="p">
          Files stay at least until midnight UTC of the next business day; minute files only until the file
          for their quarter of an hour, with the same rows, is available. Times are UTC. Other days, or one
          instrument?{' '}
          <Link component={RouterLink} to={pagePaths.getData}>
            Get data
          </Link>
          , with an account. Want them live?{' '}
          <Link component={RouterLink} to={pagePaths.sliceRegister}>
            Register for slice files
          </Link>
          .
        </Note>
      </Instructions>
      <FileContents />
      <OpenFiles flow={openData} indexAddress={indexAddress} isOpen />
    </Public>
  );
}
