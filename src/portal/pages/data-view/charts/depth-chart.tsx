import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { AxisText, ChartFrame, type Frame, LegendItem } from './chart-frame.tsx';
import { type DepthLevel, depthOf, spreadOf } from './depth.ts';

const gap = 12;

/** Steps from the middle outwards; positions are floats, the numbers beside them are not. */
function steps(frame: Frame, levels: readonly DepthLevel[], side: 'bid' | 'ask', most: number): string {
  const middle = (frame.left + frame.right) / 2;
  const outwards = side === 'bid' ? -1 : 1;
  const start = middle + (outwards * gap) / 2;
  const end = side === 'bid' ? frame.left : frame.right;
  const step = (end - start) / Math.max(levels.length, 1);
  const height = frame.bottom - frame.top;
  const path = levels.map((level, index) => {
    const y = frame.bottom - (Number(level.total) / most) * height;
    return `L${start + index * step} ${y} L${start + (index + 1) * step} ${y}`;
  });
  return `M${start} ${frame.bottom} ${path.join(' ')} L${end} ${frame.bottom} Z`;
}

const shown = (text: string | undefined): string => groupedDecimal(text) ?? 'nothing';

function told(bids: readonly DepthLevel[], asks: readonly DepthLevel[], spread: string | null): string {
  const side = (name: string, levels: readonly DepthLevel[]): string =>
    levels.length === 0
      ? `There are no ${name}.`
      : `${levels.length} ${levels.length === 1 ? 'level' : 'levels'} of ${name} from ${shown(levels[0]?.price)} to ${shown(levels.at(-1)?.price)} add up to ${shown(levels.at(-1)?.total)}.`;
  return [side('bids', bids), side('asks', asks), spread === null ? '' : `The spread is ${spread}.`]
    .join(' ')
    .trim();
}

/** The depth of an order book: volume added up level by level on each side of the spread. */
export function DepthChart({ rows }: { rows: readonly FeedRow[] }) {
  const [bids, asks] = [depthOf(rows, 'bid'), depthOf(rows, 'ask')];
  const spread = spreadOf(bids, asks);
  const most = Math.max(Number(bids.at(-1)?.total ?? 0), Number(asks.at(-1)?.total ?? 0), Number.MIN_VALUE);
  return (
    <ChartFrame
      title="Depth"
      description={told(bids, asks, spread)}
      legend={
        <>
          <LegendItem colour="var(--bid)">Bids</LegendItem>
          <LegendItem colour="var(--ask)">Asks</LegendItem>
        </>
      }
      note="Volume added up from the best price outwards, level by level."
      draw={(frame) => (
        <>
          {(['bid', 'ask'] as const).map((side) => (
            <path
              key={side}
              d={steps(frame, side === 'bid' ? bids : asks, side, most)}
              fill={`var(--${side})`}
              fillOpacity={0.16}
              stroke={`var(--${side})`}
              strokeWidth={1.5}
              strokeLinejoin="round"
            />
          ))}
          <line x1="0" x2={frame.width} y1={frame.bottom} y2={frame.bottom} stroke="var(--line)" />
          <AxisText>
            <text x={frame.left} y={14}>
              {groupedDecimal(bids.at(-1)?.total) ?? ''}
            </text>
            <text x={frame.right} y={14} textAnchor="end">
              {groupedDecimal(asks.at(-1)?.total) ?? ''}
            </text>
            <text x={frame.left} y={frame.bottom + 18}>
              {groupedDecimal(bids.at(-1)?.price) ?? ''}
            </text>
            <text x={(frame.left + frame.right) / 2} y={frame.bottom + 18} textAnchor="middle">
              {spread === null ? '' : `spread ${spread}`}
            </text>
            <text x={frame.right} y={frame.bottom + 18} textAnchor="end">
              {groupedDecimal(asks.at(-1)?.price) ?? ''}
            </text>
          </AxisText>
        </>
      )}
    />
  );
}
