import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ReadOut } from './read-out.ts';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  marginTop: 4,
});

const ZoomButtons = styled('div')({ display: 'flex', marginLeft: -8 });

const ZoomButton = styled(Button)({ minHeight: 28, padding: '0 8px', fontSize: 'var(--text-caption)' });

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
    <Tools data-print="no" style={{ visibility: isUsable ? 'visible' : 'hidden' }}>
      <ReadOut>{text}</ReadOut>
      <ZoomButtons>
        <ZoomButton variant="text" disabled={!canZoomIn} onClick={() => onZoom(0.5)}>
          Zoom in
        </ZoomButton>
        <ZoomButton variant="text" disabled={isWhole} onClick={() => onZoom(2)}>
          Zoom out
        </ZoomButton>
        <ZoomButton variant="text" disabled={isWhole} onClick={onWhole}>
          Show all
        </ZoomButton>
      </ZoomButtons>
    </Tools>
  );
}
