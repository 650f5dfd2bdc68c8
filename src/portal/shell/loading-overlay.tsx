import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('span')({
  width: 20,
  height: 20,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid var(--line)',
  borderTopColor: 'var(--accent)',
  animation: `${turn} 700ms linear infinite`,
  // With reduced motion it still has to be visible that something is under way.
  '@media (prefers-reduced-motion: reduce)': { borderColor: 'var(--accent)', borderStyle: 'dotted' },
});

const Note = styled('span')({
  // A long page may be scrolled when loading begins.
  position: 'sticky',
  top: 72,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

const Veil = styled('div')({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  background: 'color-mix(in srgb, var(--ground) 72%, transparent)',
  borderRadius: 4,
  // On a tall page the text is at eye level, on a small part in its middle.
  '&[data-over="page"]': { inset: -8, alignItems: 'flex-start', paddingTop: 72 },
  '&[data-over="part"]': { inset: 0, alignItems: 'center' },
});

/** A spinner with a text that says what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <Note role="status">
      <Ring aria-hidden="true" />
      {label}
    </Note>
  );
}

/** Dims the part of the page that is loading, and only that (A 2.3). Its parent has to be positioned. */
export function LoadingOverlay({ label, over = 'page' }: { label: string; over?: 'page' | 'part' }) {
  return (
    <Veil data-print="no" data-over={over}>
      <Spinner label={label} />
    </Veil>
  );
}
