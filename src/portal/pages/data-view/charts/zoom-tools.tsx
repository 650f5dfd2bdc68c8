import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ReadOut } from './read-out.ts';

const small = { minHeight: 28, padding: '0 8px', fontSize: 12 };

/** What the row under the crosshair says, and what draws a history larger or smaller. */
export function ZoomTools({
  text,
  canZoomIn,
  isWhole,
  onZoom,
  onWhole,
}: {
  text: string;
  canZoomIn: boolean;
  isWhole: boolean;
  /** Told how much of what is drawn is to be drawn then. */
  onZoom: (factor: number) => void;
  onWhole: () => void;
}) {
  return (
    <Box
      data-print="no"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', marginTop: '4px' }}
    >
      <ReadOut>{text}</ReadOut>
      <Box sx={{ display: 'flex', marginLeft: '-8px' }}>
        <Button variant="text" sx={small} disabled={!canZoomIn} onClick={() => onZoom(0.5)}>
          Zoom in
        </Button>
        <Button variant="text" sx={small} disabled={isWhole} onClick={() => onZoom(2)}>
          Zoom out
        </Button>
        <Button variant="text" sx={small} disabled={isWhole} onClick={onWhole}>
          Show all
        </Button>
      </Box>
    </Box>
  );
}
