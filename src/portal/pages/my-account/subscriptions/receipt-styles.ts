import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

export const ReceiptRoot = styled('article')({
  display: 'grid',
  gap: '20px',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBottom: '16px',
    borderBottom: '1px solid var(--line)',
  },
  '& h2': {
    fontSize: 'var(--text-lead)',
    lineHeight: '24px',
    fontWeight: '600',
  },
  '& dt': {
    color: 'var(--muted)',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-small)',
  },
  '& th': {
    padding: '6px 12px 6px 0',
    borderBottom: '1px solid var(--line)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    fontWeight: '550',
    textAlign: 'left',
  },
  '& td': {
    padding: '6px 12px 6px 0',
    borderBottom: '1px solid var(--line)',
  },
});

export const ReceiptBrand = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: 'var(--text-title)',
  fontWeight: '650',
  letterSpacing: '-0.01em',
});

export const ReceiptRefund = styled('p')({
  padding: '8px 12px',
  borderRadius: '4px',
  background: 'var(--bar)',
  fontWeight: '550',
});

export const ReceiptFacts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '16px 24px',
  '& dt': {
    fontSize: 'var(--text-caption)',
    lineHeight: '16px',
  },
  '& dd': {
    margin: '2px 0 10px',
  },
  '& dd > span': {
    display: 'block',
  },
});

export const ReceiptSum = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
  },
  // What was paid.
  '& > div:last-of-type, & > div:last-of-type dt': {
    color: 'var(--ink)',
    fontWeight: '600',
  },
});

export const ReceiptNote = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  overflowWrap: 'anywhere',
});

export const ReceiptContent = styled(DialogContent)({ paddingTop: 24 });

// The dialog's own parts have only the library's class names.
export const ReceiptDialogRoot = styled(Dialog)({
  '@media print': {
    '&&': {
      position: 'static',
      display: 'block',
      height: 'auto',
    },
    '&& .MuiDialog-container': {
      position: 'static',
      display: 'block',
      height: 'auto',
    },
    '& .MuiBackdrop-root.MuiBackdrop-root': {
      display: 'none',
    },
    '& .MuiPaper-root.MuiPaper-root': {
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      border: '0',
      boxShadow: 'none',
      overflow: 'visible',
    },
  },
});
