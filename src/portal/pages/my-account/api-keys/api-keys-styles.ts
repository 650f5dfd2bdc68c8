import { styled } from '@mui/material/styles';

export const KeyLives = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  margin: '0',
  padding: '0',
  border: '0',
  '& legend': {
    marginBottom: '8px',
    padding: '0',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    fontWeight: '550',
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '24px',
  },
  '& input': {
    width: '16px',
    height: '16px',
    margin: '0',
    accentColor: 'var(--accent)',
  },
});

export const KeyText = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: '16px',
  '& code': {
    flexBasis: '100%',
    padding: '12px',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--ground)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  '& p': {
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    color: 'var(--muted)',
  },
});

export const KeyUseTable = styled('details')({
  marginTop: '12px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& summary': {
    width: 'fit-content',
    color: 'var(--accent)',
    cursor: 'pointer',
  },
  '& table': {
    marginTop: '8px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    padding: '4px 24px 4px 0',
    borderBottom: '1px solid var(--line)',
    fontWeight: '400',
    textAlign: 'left',
  },
  '& thead th': {
    color: 'var(--muted)',
  },
  '& td, & thead th + th': {
    textAlign: 'right',
  },
});
