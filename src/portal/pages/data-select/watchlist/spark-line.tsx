import { styled } from '@mui/material/styles';
import { dateBeside } from '../../../../domain/format/timestamps.ts';
import { serviceNow } from '../../../api/service-time.ts';

const Drawing = styled('svg')({
  display: 'block',
  width: 120,
  height: 18,
  overflow: 'visible',
  color: 'var(--accent)',
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

type Lasts = readonly { readonly Day: string; readonly Last: string }[];

const [width, height] = [120, 18];
const dayMs = 86_400_000;
const told = ({ Day, Last }: Lasts[number]): string => `${Last} on ${dateBeside(Day, serviceNow())}`;

/** The line through the prices, by day from left to right and by price from below. */
function lineOf(lasts: Lasts): string {
  const days = lasts.map(({ Day }) => Date.parse(Day) / dayMs);
  const prices = lasts.map(({ Last }) => Number(Last));
  const [first = 0, low, high] = [days[0], Math.min(...prices), Math.max(...prices)];
  const span = Math.max(1, (days.at(-1) ?? 0) - first);
  return lasts
    .map((_, at) => {
      const x = (((days[at] ?? 0) - first) / span) * width;
      const y = high === low ? height / 2 : ((high - (prices[at] ?? 0)) / (high - low)) * height;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The last prices of some days, drawn small and told in words; nothing for a single one. */
export function SparkLine({ lasts }: { lasts: Lasts }) {
  const [first, last] = [lasts[0], lasts.at(-1)];
  if (!first || !last || lasts.length < 2) return null;
  const words = `${lasts.length} last prices, from ${told(first)} to ${told(last)}`;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <path d={lineOf(lasts)} fill="none" stroke="currentColor" strokeWidth="1.300" strokeLinejoin="round" />
    </Drawing>
  );
}
