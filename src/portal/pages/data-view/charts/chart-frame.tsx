import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useId } from 'react';
import { useWidth } from '../grid/use-width.ts';
import { usePrinting } from '../use-printing.ts';
import { ChartToolContext } from './chart-tool.ts';

/** The drawing area of a chart, in pixels. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * On paper a chart is drawn for about the width it has there: if one drawn for a window were scaled down, its text
 * would be too small.
 */
const paperWidth = 680;
// The width beside a grid, for a chart that is not displayed and has none.
const usualWidth = 352;
const chartHeight = 236;

const frameOf = (width: number, height: number, below: number): Frame => ({
  width,
  height,
  left: 2,
  right: width - 2,
  top: 24,
  bottom: height - below,
});

/** Text of a drawing: figures on its axes, names of its bars. */
export const AxisText = styled('g')({
  fontSize: 'var(--text-tiny)',
  fill: 'var(--muted)',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { fill: 'var(--ink)' },
});

const Drawing = styled('svg')({ display: 'block', fontFamily: 'inherit' });

const Card = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  padding: '20px 24px',
  '@media print': { padding: '8px 12px' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  flexWrap: 'wrap',
  // More specific than the section headings of pages, which are larger.
  '&& > h2': { fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600, letterSpacing: 0 },
});

const DrawingPlace = styled('div')({ marginTop: 8, position: 'relative' });

const Note = styled('p')({
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  color: 'var(--muted)',
  marginTop: 8,
});

const Tool = styled('span')({ marginLeft: 'auto', alignSelf: 'center', '&:empty': { display: 'none' } });

/** A chart in a card: its title, a legend, the drawing with a description in words, and what it leaves out. */
export function ChartFrame({
  title,
  description,
  legend,
  note,
  height = chartHeight,
  below = 32,
  above,
  draw,
  over,
}: {
  title: string;
  /** What the drawing shows, with its numbers, for people who cannot see it. */
  description: string;
  legend?: ReactNode;
  note?: string | undefined;
  /** Height of the drawing, in pixels. */
  height?: number;
  /** Height of the part below the drawing's base line, in pixels. */
  below?: number;
  /** Content between title and drawing. */
  above?: ReactNode;
  /** Draws into a frame as wide as the space allows, so that lines and letters keep their size. */
  draw: (frame: Frame) => ReactNode;
  /** An overlay on the drawing, in its pixels. */
  over?: (frame: Frame) => ReactNode;
}) {
  const id = useId();
  const { ref, width } = useWidth();
  const isPrinting = usePrinting();
  const frame = width === null ? null : frameOf(isPrinting ? paperWidth : width || usualWidth, height, below);
  return (
    <Card aria-labelledby={`${id}-heading`}>
      <Head>
        <h2 id={`${id}-heading`}>{title}</h2>
        {legend}
        <Tool data-print="no">{useContext(ChartToolContext)}</Tool>
      </Head>
      {above}
      <DrawingPlace ref={ref} style={{ minHeight: frame ? 0 : height }}>
        {frame ? (
          <>
            <Drawing
              viewBox={`0 0 ${frame.width} ${frame.height}`}
              width="100%"
              role="img"
              aria-labelledby={`${id}-title ${id}-description`}
            >
              <title id={`${id}-title`}>{title}</title>
              <desc id={`${id}-description`}>{description}</desc>
              {draw(frame)}
            </Drawing>
            {over?.(frame)}
          </>
        ) : null}
      </DrawingPlace>
      {note ? <Note>{note}</Note> : null}
    </Card>
  );
}

/** A piece of a line as drawn. */
export function LineSample({ colour, dash = [] }: { colour: string; dash?: readonly number[] | undefined }) {
  return (
    <svg width="24" height="10" aria-hidden="true">
      <path d="M0 5h24" stroke={colour} strokeWidth="2" strokeDasharray={dash.join(' ') || undefined} />
    </svg>
  );
}

const Item = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 'var(--text-caption)',
  color: 'var(--muted)',
  '@media print': { color: 'var(--ink)' },
});

/** An entry of the legend. */
export function LegendItem({
  colour,
  mark = 'line',
  dash,
  children,
}: {
  colour: string;
  mark?: 'line' | 'bar';
  dash?: readonly number[] | undefined;
  children: ReactNode;
}) {
  return (
    <Item>
      {mark === 'bar' ? (
        <svg width="16" height="10" aria-hidden="true">
          <path d="M2 10V4h4v6zM9 10V1h4v9z" fill={colour} fillOpacity={0.6} />
        </svg>
      ) : (
        <LineSample colour={colour} dash={dash} />
      )}
      {children}
    </Item>
  );
}
