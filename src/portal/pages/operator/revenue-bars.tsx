import { styled } from '@mui/material/styles';
import { centsOf } from './cents.ts';

const [width, height] = [600, 96];

const Picture = styled('div')({
  '& svg': { display: 'block', width: '100%' },
  '&[data-size="large"]': { padding: '4px 12px 8px', '& svg': { height: 120 } },
  '&[data-size="small"]': { width: 160, '& svg': { height: 20 } },
});

const Axis = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
});

type Props = {
  /** US dollars of each month, in decimal, oldest first. */
  readonly amounts: readonly string[];
  readonly size: 'large' | 'small';
  /** Below the first bar and the last. */
  readonly ends?: readonly [from: string, to: string];
};

/** A bar for each month; a table beside it has the figures. */
export function RevenueBars({ amounts, size, ends }: Props) {
  const cents = amounts.map((amount) => Number(centsOf(amount)));
  const most = Math.max(1, ...cents);
  const step = width / Math.max(1, cents.length);
  return (
    <Picture data-size={size}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {cents.map((value, at) => {
          const tall = (Math.max(0, value) / most) * (height - 4);
          const key = `${at}`;
          return value <= 0 ? null : (
            <rect
              key={key}
              x={at * step + step * 0.1}
              y={height - tall}
              width={step * 0.8}
              height={tall}
              fill="var(--accent)"
              fillOpacity="0.65"
            />
          );
        })}
        <path d={`M0 ${height}H${width}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      </svg>
      {ends ? (
        <Axis aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Axis>
      ) : null}
    </Picture>
  );
}
