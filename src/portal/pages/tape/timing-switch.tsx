import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type TapeChoice, tapeAddress } from '../../../domain/feed/tape-choice.ts';
import { timings } from '../../../domain/feed/timing.ts';

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

const names = { delayed: 'Delayed', live: 'Live' } as const;

/** Changes between the delayed list of all venues and the live list of those with a right to it. */
export function TimingSwitch({ choice }: { choice: TapeChoice }) {
  return (
    <Both aria-label="Delayed or live" data-print="no">
      {timings.map((timing) => (
        <One
          key={timing}
          to={tapeAddress({ ...choice, timing })}
          data-timing={timing}
          aria-current={timing === choice.timing ? 'page' : undefined}
        >
          {names[timing]}
        </One>
      ))}
    </Both>
  );
}
