import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { Value } from './grid-columns.tsx';
import { chainOf, isVoidIn } from './report-state.ts';

const columns = [
  { field: 'kind', name: 'Status', kind: 'text' },
  { field: 'publicationDate', name: 'Publication time', kind: 'time' },
  { field: 'price', name: 'Price', kind: 'decimal' },
  { field: 'vol', name: 'Quantity', kind: 'decimal' },
  { field: 'flags', name: 'Flags', kind: 'flags' },
] as const;

/** All reports of one transaction in the order of their publication: how it came to be what it is. */
export function ChainDialog({
  row,
  assetClass,
  onClose,
}: {
  /** The report whose transaction it is. */
  row: FeedRow;
  assetClass: string;
  onClose: () => void;
}) {
  const id = useId();
  const chain = chainOf(row);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 760 } } }}>
      <DialogTitle id={id}>
        Reports of transaction <span className="mono">{String(row.transactionID ?? '')}</span>
      </DialogTitle>
      <DialogContent>
        <Box component="p" sx={{ color: 'var(--muted)', fontSize: '13px', lineHeight: '20px' }}>
          In the order of their publication. A cancellation or amendment is a report of its own; the reports
          before it are void and struck through.
        </Box>
        <Box sx={{ overflowX: 'auto', marginTop: '12px' }} tabIndex={0} role="region" aria-label="Reports">
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              fontSize: 13,
              lineHeight: '20px',
              whiteSpace: 'nowrap',
              '& th, & td': { padding: '7px 12px', textAlign: 'left', borderBottom: '1px solid var(--line)' },
              '& th': { fontSize: 12, fontWeight: 550, color: 'var(--muted)', backgroundColor: 'var(--bar)' },
              '& .decimal': { textAlign: 'right' },
              // The report that was asked from.
              '& tr[aria-current] td': { backgroundColor: 'var(--accent-soft)' },
            }}
          >
            <thead>
              <tr>
                {columns.map(({ field, name, kind }) => (
                  <th key={field} scope="col" className={kind}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chain.map((report) => (
                <tr key={report.id} aria-current={report.id === row.id ? 'true' : undefined}>
                  {columns.map(({ field, kind }) => (
                    <td key={field} className={kind}>
                      <Value
                        kind={kind}
                        value={report[field]}
                        assetClass={assetClass}
                        isVoid={isVoidIn(chain, report)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
