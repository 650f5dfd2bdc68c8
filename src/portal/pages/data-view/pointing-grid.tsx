import { styled } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { PointedRowContext } from './pointed-row.ts';

const Place = styled('div')({
  minWidth: 0,
  // Marked on the library's own element: the grid would draw all rows again for another class from its properties.
  '& .MuiDataGrid-row.pointed': {
    '--row': 'color-mix(in srgb, var(--accent-soft) 75%, var(--surface))',
    backgroundColor: 'var(--row)',
  },
});

const rowOf = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest('[role="row"][data-id]')?.getAttribute('data-id') ?? null)
    : null;

/** A grid that shares its row under the mouse or the focus with the chart beside it, in both directions. */
export function PointingGrid({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const pointedRow = useContext(PointedRowContext);
  useEffect(
    () =>
      pointedRow.follow(() => {
        const id = pointedRow.id();
        for (const row of place.current?.querySelectorAll('[role="row"][data-id]') ?? [])
          row.classList.toggle('pointed', row.getAttribute('data-id') === id);
      }),
    [pointedRow],
  );
  const point = ({ target }: SyntheticEvent): void => pointedRow.point(rowOf(target));
  return (
    <Place
      ref={place}
      onMouseOver={point}
      onMouseLeave={() => pointedRow.point(null)}
      onFocus={point}
      onBlur={() => pointedRow.point(null)}
    >
      {children}
    </Place>
  );
}
