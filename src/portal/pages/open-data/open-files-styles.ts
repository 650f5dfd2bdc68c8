import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { above } from '../../theme/widths.ts';

export const OpenFilesRoot = styled('section')({
  gridColumn: '1 / -1',
});

export const OpenFilesFilter = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '0 16px',
  marginTop: '12px',
});

export const OpenFilesBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: '12px',
  '& p': {
    color: 'var(--muted)',
  },
});

export const FileFacts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  [above.medium]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 48px 232px 104px',
  },
});

export const FileName = styled('span')({
  color: 'var(--ink)',
  fontSize: 'var(--text-body)',
});

/** The formats of the same rows, with their sizes. */
export const FileLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  minHeight: '36px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& > button': { marginLeft: 'auto' },
});

export const FileFigure = styled('span')({
  [above.medium]: {
    textAlign: 'right',
  },
});

export const FileSums = styled('dl')({
  display: 'grid',
  gap: '8px',
  margin: '4px 0 0',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '20px',
  '&[hidden]': { display: 'none' },
  '& dt': { color: 'var(--ink)', fontFamily: 'var(--mono)', overflowWrap: 'anywhere' },
});

export const FileCommand = styled('dd')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  margin: '0',
  '& span': { whiteSpace: 'nowrap' },
  '& code': { overflowWrap: 'anywhere' },
});

export const File = styled('li')({
  '& code': {
    fontFamily: 'var(--mono)',
    fontSize: 'var(--text-caption)',
    lineHeight: '20px',
  },
});

export const Instructions = styled('div')({
  '& code': {
    fontFamily: 'var(--mono)',
    fontSize: 'var(--text-caption)',
    lineHeight: '20px',
  },
  '& pre': {
    fontFamily: 'var(--mono)',
    fontSize: 'var(--text-caption)',
    lineHeight: '20px',
    margin: '4px 0 0',
    padding: '10px 12px',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--bar)',
    whiteSpace: 'pre-wrap',
  },
  '& ol': {
    display: 'grid',
    gap: '8px',
    margin: '8px 0 0',
    paddingLeft: '24px',
  },
  '& > h2': {
    marginTop: '24px',
  },
});

export const MoreButton = styled(Button)({ marginTop: '16px' });

export const FileContentsRoot = styled('dl')({
  margin: '8px 0 0',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& dt': {
    fontWeight: '550',
  },
  '& dd': {
    margin: '0 0 8px',
    color: 'var(--muted)',
  },
});
