import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { usePointedRow } from '../pointed-row.ts';
import { AxisText, ChartFrame, type Frame, LegendItem } from './chart-frame.tsx';
import { type DepthLevel, depthOf, levelId, spreadOf } from './depth.ts';
import { DepthPointer } from './depth-pointer.tsx';
import { depthSteps } from './depth-steps.ts';
import { ReadOut } from './read-out.ts';

/** Steps from the middle outwards; positions are floats, the numbers beside them are not. */
function steps(frame: Frame, levels: readonly DepthLevel[], side: 'bid' | 'ask', most: number): string {
  const { start, step } = depthSteps(frame, side, levels.length);
  const end = side === 'bid' ? frame.left : frame.right;
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

/** The text of a row of the book, for both sides, as shown beside the crosshair. */
function levelWords(row: number, bids: readonly DepthLevel[], asks: readonly DepthLevel[]): string {
  const side = (name: string, levels: readonly DepthLevel[]): string => {
    const level = levels.find(({ id }) => id === levelId(row));
    return level
      ? `${name} ${shown(level.price)}, ${shown(level.total)} cumulative`
      : `no ${name.toLowerCase()}`;
  };
  return `Level ${row + 1} · ${side('Bid', bids)} · ${side('Ask', asks)}`;
}

/** The depth of an order book: volume cumulated level by level on each side of the spread. */
export function DepthChart({ rows }: { rows: readonly FeedRow[] }) {
  const [bids, asks] = [depthOf(rows, 'bid'), depthOf(rows, 'ask')];
  const spread = spreadOf(bids, asks);
  const [pointedId, point] = usePointedRow();
  const found = rows.findIndex((_row, index) => levelId(index) === pointedId);
  const pointed = found === -1 ? null : found;
  const words = levelWords(pointed ?? 0, bids, asks);
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
      above={<ReadOut>{words}</ReadOut>}
      note="Volume added up from the best price outwards, level by level."
      over={(frame) => (
        <DepthPointer
          frame={frame}
          sides={{ bid: bids, ask: asks }}
          count={rows.length}
          pointed={pointed}
          text={words}
          onPoint={point}
        />
      )}
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
