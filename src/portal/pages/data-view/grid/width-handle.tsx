import { type PointerEvent, useState } from 'react';

/** Where a column is drawn wider or narrower with the pointer; two clicks give it the room that its values need. */
export function WidthHandle({
  least,
  onDraw,
  onWidth,
}: {
  /** Pixels, as are the others: no column gets narrower than its values. */
  readonly least: number;
  /** Told while it is drawn. */
  readonly onDraw: (width: number) => void;
  /** Told once it is let go. */
  readonly onWidth: (width: number) => void;
}) {
  const [from, setFrom] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent): number | null =>
    from && Math.round(Math.max(least, from.width + clientX - from.x));
  return (
    <span
      aria-hidden="true"
      className={from ? 'width drawn' : 'width'}
      // Nothing is marked on the way.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ currentTarget, pointerId, clientX, button }) => {
        const head = currentTarget.parentElement;
        if (!head || button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        setFrom({ x: clientX, width: head.offsetWidth });
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== null) onDraw(width);
      }}
      onPointerUp={(event) => {
        const width = widthAt(event);
        setFrom(null);
        if (width !== null && event.clientX !== from?.x) onWidth(width);
      }}
      onPointerCancel={() => setFrom(null)}
      onDoubleClick={() => onWidth(least)}
    />
  );
}
