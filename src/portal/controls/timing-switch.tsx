import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Timing, timings } from '../../domain/feed/timing.ts';

const Both = styled('nav')({
  display: 'inline-flex',
  border: '1px solid var(--edge)',
  borderRadius: 4,
  overflow: 'hidden',
});

const One = styled(Link)({
  padding: '5px 14px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[aria-current][data-timing="delayed"]': { background: 'var(--amber-soft)', color: 'var(--amber)' },
  '&[aria-current][data-timing="live"]': { background: 'var(--green-soft)', color: 'var(--green)' },
});

const words: Readonly<Record<Timing, string>> = { delayed: 'Delayed', live: 'Live' };

/** Chooses between delayed data of all venues and live data of those with a right to it. */
export function TimingSwitch({ timing, address }: { timing: Timing; address: (timing: Timing) => string }) {
  return (
    <Both aria-label="Timing" data-print="no">
      {timings.map((one) => (
        <One key={one} to={address(one)} data-timing={one} aria-current={one === timing ? 'true' : undefined}>
          {words[one]}
        </One>
      ))}
    </Both>
  );
}
