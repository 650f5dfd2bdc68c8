import { styled } from '@mui/material/styles';

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 9px',
  borderRadius: 10,
  // Visible where forced colours remove the background.
  outline: '1px solid transparent',
  background: 'var(--green-soft)',
  color: 'var(--green)',
  fontSize: 'var(--text-caption)',
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '&[data-delayed="true"]': { background: 'var(--amber-soft)', color: 'var(--amber)' },
});

const Dot = styled('span')({
  width: 6,
  height: 6,
  borderRadius: 3,
  background: 'currentColor',
  flex: 'none',
});

/** Says whether the rows are live or delayed (B 1), in words and in colour. */
export function DelayBadge({ isDelayed }: { isDelayed: boolean }) {
  return (
    <Badge data-delayed={isDelayed}>
      <Dot aria-hidden="true" />
      {isDelayed ? 'Delayed 15 minutes' : 'Live'}
    </Badge>
  );
}
