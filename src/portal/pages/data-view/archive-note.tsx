import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { longDate } from '../../../domain/format/timestamps.ts';
import { apiCallAddress } from '../../../domain/page-paths.ts';
import { Note } from './notes.ts';

const Root = styled(Note)({ marginTop: 12 });

/** Says from which day a view has rows, if older ones are in the archive. */
export function ArchiveNote({ before }: { before: string | undefined }) {
  if (before === undefined) return null;
  return (
    <Root as="p">
      What was published before {longDate(before)} is in the archive and not shown here. Programs can read it
      with{' '}
      <Link component={RouterLink} to={apiCallAddress('getHistory')}>
        GET /api/history
      </Link>
      .
    </Root>
  );
}
