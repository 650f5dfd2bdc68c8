import { styled } from '@mui/material/styles';
import { encode } from 'uqr';
import { lightTokens } from '../../../theme/tokens.ts';

// As in the light scheme in every scheme: not every camera reads light on dark.
const Picture = styled('svg')({
  display: 'block',
  flex: 'none',
  width: 200,
  height: 200,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: lightTokens.surface,
  fill: lightTokens.ink,
  forcedColorAdjust: 'none',
});

/** A text as a QR code. `name` says what it is for. */
export function QrCode({ name, text }: { name: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Picture role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </Picture>
  );
}
