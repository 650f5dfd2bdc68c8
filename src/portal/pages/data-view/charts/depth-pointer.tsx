import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Frame } from './chart-frame.tsx';
import { Place, Reader } from './crosshair.tsx';
import { type DepthLevel, levelId } from './depth.ts';
import { depthSteps, levelAt } from './depth-steps.ts';
import { placeByKey } from './place-by-key.ts';

const Step = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  pointerEvents: 'none',
  background: 'color-mix(in srgb, var(--accent) 16%, transparent)',
  borderInline: '1px solid var(--ink)',
});

/**
 * Marks the steps of the level under the pointer, one on each side; works with mouse and finger, and with keys as a
 * slider of levels.
 */
export function DepthPointer({
  frame,
  sides,
  count,
  pointed,
  text,
  onPoint,
}: {
  frame: Frame;
  sides: Readonly<Record<'bid' | 'ask', readonly DepthLevel[]>>;
  /** The number of rows in the book. */
  count: number;
  /** The index of the row pointed at; null if there is none. */
  pointed: number | null;
  /** The text of its level. */
  text: string;
  /** Called with the id of the row under the pointer; null when it has left. */
  onPoint: (id: string | null) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const both = (['bid', 'ask'] as const).map((side) => ({
    levels: sides[side],
    steps: depthSteps(frame, side, sides[side].length),
  }));
  const point = ({ clientX }: PointerEvent): void => {
    const x = frame.left + clientX - (place.current?.getBoundingClientRect().left ?? 0);
    const found = both.flatMap(({ levels, steps }) => levels[levelAt(steps, levels.length, x) ?? -1] ?? []);
    onPoint(found[0]?.id ?? null);
  };
  const now = pointed ?? 0;
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = placeByKey(event.key, now, count);
    if (wanted === null) return;
    event.preventDefault();
    onPoint(levelId(wanted));
  };
  return (
    <Place
      ref={place}
      data-print="no"
      style={{
        left: frame.left,
        top: frame.top,
        width: frame.right - frame.left,
        height: frame.bottom - frame.top,
      }}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onPoint(null)}
    >
      {both.flatMap(({ levels, steps: { start, step } }) => {
        const at = levels.findIndex(({ id }) => pointed !== null && id === levelId(pointed));
        const left = start + (step < 0 ? at + 1 : at) * step - frame.left;
        return at === -1 ? [] : <Step key={step} data-step="" style={{ left, width: Math.abs(step) }} />;
      })}
      <Reader
        role="slider"
        tabIndex={0}
        aria-label="Depth: the level under the crosshair"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={now + 1}
        aria-valuetext={text}
        onFocus={() => onPoint(levelId(now))}
        onBlur={() => onPoint(null)}
        onKeyDown={pressed}
      />
    </Place>
  );
}
