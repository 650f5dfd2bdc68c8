import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { longDate } from '../../../domain/format/timestamps.ts';

/** Says from which day a view has rows, if older ones are in the archive. */
export function ArchiveNote({ before }: { before: string | undefined }) {
  if (before === undefined) return null;
  return (
    <Box component="p" sx={{ marginTop: '12px', fontSize: 'var(--text-small)', color: 'var(--muted)' }}>
      What was published before {longDate(before)} is in the archive and not shown here. Programs can read it
      with <Link href="/api-docs">GET /api/history</Link>.
    </Box>
  );
}
