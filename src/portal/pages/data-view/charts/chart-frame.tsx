import { type ReactNode, useId } from 'react';

/** The drawing area of a chart, in its own units. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Beside a grid. */
export const narrowFrame: Frame = { width: 352, height: 244, left: 4, right: 348, top: 24, bottom: 206 };

/** Below a grid that takes the whole width. */
export const wideFrame: Frame = { width: 960, height: 220, left: 4, right: 956, top: 24, bottom: 186 };

const label = { fontSize: 11, fill: 'var(--muted)', fontVariantNumeric: 'tabular-nums' } as const;

export const axisText = label;

/** A chart in a card: its title, a legend, the drawing with its description in words, and what it leaves out. */
export function ChartFrame({
  title,
  description,
  legend,
  note,
  frame,
  children,
}: {
  title: string;
  frame: Frame;
  /** What the drawing shows, with its numbers, for those who do not see it. */
  description: string;
  legend?: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-heading`}
      style={{
        border: '1px solid var(--line)',
        borderRadius: 4,
        background: 'var(--surface)',
        padding: '20px 24px',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 12, flexWrap: 'wrap' }}>
        <h2
          id={`${id}-heading`}
          style={{ fontSize: 15, lineHeight: '24px', fontWeight: 600, letterSpacing: 0 }}
        >
          {title}
        </h2>
        {legend}
      </div>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        width="100%"
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        style={{ display: 'block', marginTop: 8, fontFamily: 'inherit' }}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      {note ? (
        <p style={{ fontSize: 12, lineHeight: '16px', color: 'var(--muted)', marginTop: 8 }}>{note}</p>
      ) : null}
    </section>
  );
}

/** What a line or a bar of a chart stands for. */
export function LegendItem({
  colour,
  dashed = false,
  children,
}: {
  colour: string;
  dashed?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      style={{ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12, color: 'var(--muted)' }}
    >
      <svg width="16" height="8" aria-hidden="true">
        <path d="M0 4h16" stroke={colour} strokeWidth="2" strokeDasharray={dashed ? '4 2' : undefined} />
      </svg>
      {children}
    </span>
  );
}
