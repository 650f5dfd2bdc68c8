import { styled } from '@mui/material/styles';
import type { TopVenue, TopVenuesClass } from '../../../domain/publishing/top-venues.ts';
import { AxisText, ChartFrame, LegendItem } from '../data-view/charts/chart-frame.tsx';

// In pixels: a bar, a line of text above it, a venue with its bars, and the approximate width of a capital.
const barHeight = 10;
const letterHeight = 18;
const stepHeight = 52;
const capitalWidth = 7.2;
// The approximate width of a figure such as 41.20 with its padding, in pixels.
const figureWidth = 56;

const Chart = styled('div')({ marginTop: 24 });

const inks = [
  { fill: 'var(--accent)', fillOpacity: 0.9 },
  { fill: 'var(--edge)', fillOpacity: 0.6 },
] as const;

const shareIn = (venues: readonly TopVenue[], code: string): string | null =>
  venues.find((venue) => venue.code === code)?.volume ?? null;

const shortened = (name: string, room: number): string =>
  name.length > room ? `${name.slice(0, Math.max(1, room - 1))}…` : name;

/** The share of volume of the newest year's top five venues, each beside its share in the previous year. */
export function TopVenuesChart({ shown: { years } }: { shown: TopVenuesClass }) {
  const [newest] = years;
  if (!newest) return null;
  const most = Math.max(...years.flatMap(({ venues }) => venues.map(({ volume }) => Number(volume))), 1);
  const told = newest.venues
    .map(({ name, code }) => {
      const shares = years.map(({ year, venues }) => {
        const share = shareIn(venues, code);
        return share === null ? `not in the top five of ${year}` : `${share} % in ${year}`;
      });
      return `${name}: ${shares.join(', ')}.`;
    })
    .join(' ');
  return (
    <Chart>
      <ChartFrame
        title="Share of volume"
        height={newest.venues.length * stepHeight}
        description={told}
        legend={years.map(({ year }, index) => (
          <LegendItem key={year} mark="bar" colour={index === 0 ? 'var(--accent)' : 'var(--edge)'}>
            {year}
          </LegendItem>
        ))}
        note="As a percentage of the volume that the firm executed in this class."
        draw={(frame) => {
          const room = Math.floor(frame.width / capitalWidth);
          const scale = (share: string): number =>
            (Number(share) / most) * (frame.right - figureWidth - frame.left);
          return newest.venues.map(({ name, code }, place) => (
            <AxisText key={code} transform={`translate(0 ${place * stepHeight})`}>
              <text x={frame.left} y={letterHeight - 5} fill="var(--ink)">
                {shortened(name, room)}
              </text>
              {years.map(({ year, venues }, index) => {
                const share = shareIn(venues, code);
                const top = letterHeight + index * (barHeight + 3);
                return share === null ? null : (
                  <g key={year}>
                    <rect
                      x={frame.left}
                      y={top}
                      width={Math.max(1, scale(share))}
                      height={barHeight}
                      {...inks[Math.min(index, 1)]}
                    />
                    <text x={frame.left + scale(share) + 6} y={top + barHeight}>
                      {share} %
                    </text>
                  </g>
                );
              })}
            </AxisText>
          ));
        }}
      />
    </Chart>
  );
}
