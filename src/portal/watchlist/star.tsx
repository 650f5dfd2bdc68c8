import { styled } from '@mui/material/styles';

const StarButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  margin: '-6px 2px -6px 0',
  verticalAlign: 'middle',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'var(--accent)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--accent-soft)' },
  '&[aria-disabled="true"]': { color: 'var(--edge)', cursor: 'default', background: 'none' },
});

/** The star as it is drawn, filled while the instrument is watched. */
export function StarMark({ isWatched }: { isWatched: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="m9 2.300 2.050 4.300 4.700.6-3.450 3.250.9 4.650L9 12.800 4.800 15.100l.9-4.650L2.250 7.200l4.700-.6Z"
        fill={isWatched ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
    </svg>
  );
}

type Props = {
  /** The instrument's name. */
  readonly name: string;
  readonly isWatched: boolean;
  /** Whether it cannot be pressed now. It keeps the focus. */
  readonly isLocked: boolean;
  readonly onPress: () => void;
};

/** Adds an instrument to the watchlist, and removes it when pressed again: filled while it is watched. */
export function Star({ name, isWatched, isLocked, onPress }: Props) {
  return (
    <StarButton
      type="button"
      data-print="no"
      aria-pressed={isWatched}
      aria-disabled={isLocked || undefined}
      aria-label={isWatched ? `Stop watching ${name}` : `Watch ${name}`}
      title={isWatched ? 'Stop watching' : 'Watch'}
      onClick={isLocked ? undefined : onPress}
    >
      <StarMark isWatched={isWatched} />
    </StarButton>
  );
}
