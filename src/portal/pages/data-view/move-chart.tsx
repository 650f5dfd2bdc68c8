import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChartPlaceIcon } from '../../controls/icons.tsx';
import type { ChartPlace } from './layout/use-chart-place.ts';

// No higher than the title beside it.
const Root = styled(IconButton)({ margin: '-6px -8px -6px 0', color: 'var(--accent)' });

/** Moves the chart to its other place, which this browser then has for all views. */
export function MoveChart({
  to,
  isMoved,
  onMove,
  onFocused,
}: {
  to: ChartPlace;
  /** It has just moved, and the focus with it. */
  isMoved: boolean;
  onMove: (place: ChartPlace) => void;
  /** It has the focus, which it takes only once. */
  onFocused: () => void;
}) {
  const name = `Show the chart ${to} the rows`;
  return (
    <Root aria-label={name} title={name} autoFocus={isMoved} onFocus={onFocused} onClick={() => onMove(to)}>
      <ChartPlaceIcon place={to} />
    </Root>
  );
}
