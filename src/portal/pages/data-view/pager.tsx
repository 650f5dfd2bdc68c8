import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Turns the pages of a history: newest first, a page at a time, as the service hands them out. */
export function Pager({
  first,
  count,
  page,
  hasOlder,
  isTurning,
  failed,
  onTurn,
}: {
  /** The number of the page's first row in the whole history. */
  first: number;
  count: number;
  page: number;
  hasOlder: boolean;
  isTurning: boolean;
  failed: boolean;
  onTurn: (page: number) => void;
}) {
  return (
    <Box
      component="nav"
      aria-label="Pages of rows"
      data-print="no"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '12px' }}
    >
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Newer rows
      </Button>
      <Button disabled={!hasOlder || isTurning} onClick={() => onTurn(page + 1)}>
        Older rows
      </Button>
      <span role="status" className="figures" style={{ color: 'var(--muted)', fontSize: 13 }}>
        {isTurning ? 'Loading older rows' : `Rows ${first} to ${first + count - 1}, newest first`}
      </span>
      {failed ? (
        <span role="alert" style={{ color: 'var(--red)', fontSize: 13 }}>
          The older rows could not be loaded. Please try again.
        </span>
      ) : null}
    </Box>
  );
}
