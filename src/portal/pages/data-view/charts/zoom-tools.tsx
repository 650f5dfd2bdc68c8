import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ReadOut } from './read-out.ts';

const small = { minHeight: 28, padding: '0 8px', fontSize: 'var(--text-caption)' };

/** The text of the row under the crosshair, and the buttons to zoom a history. */
export function ZoomTools({
  isUsable,
  text,
  canZoomIn,
  isWhole,
  onZoom,
  onWhole,
}: {
  /** Until the chart can be zoomed, the tools are hidden but keep their space, so that the drawing stays in place. */
  isUsable: boolean;
  text: string;
  canZoomIn: boolean;
  isWhole: boolean;
  /** Called with the fraction of the current span to draw. */
  onZoom: (factor: number) => void;
  onWhole: () => void;
}) {
  return (
    <Box
      data-print="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0 4px',
        marginTop: '4px',
        visibility: isUsable ? 'visible' : 'hidden',
      }}
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
