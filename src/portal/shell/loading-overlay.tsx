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
  // Whoever asked for no motion still sees that something is under way.
  '@media (prefers-reduced-motion: reduce)': { borderColor: 'var(--accent)', borderStyle: 'dotted' },
});

const Note = styled('span')({
  // A long page may be scrolled when it begins to wait.
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
  fontSize: 13,
  lineHeight: '20px',
});

const Veil = styled('div')({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  background: 'color-mix(in srgb, var(--ground) 72%, transparent)',
  borderRadius: 4,
});

/** A spinner that says what is waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <Note role="status">
      <Ring aria-hidden="true" />
      {label}
    </Note>
  );
}

// Over a tall page the words stand where the eyes are, over a small part in its middle.
const places = {
  page: { inset: -8, alignItems: 'flex-start', paddingTop: 72 },
  part: { inset: 0, alignItems: 'center' },
} as const;

/** Dims the part of the page that waits, and only that (A 2.3). Its parent is positioned. */
export function LoadingOverlay({ label, over = 'page' }: { label: string; over?: keyof typeof places }) {
  return (
    <Veil data-print="no" style={places[over]}>
      <Spinner label={label} />
    </Veil>
  );
}
