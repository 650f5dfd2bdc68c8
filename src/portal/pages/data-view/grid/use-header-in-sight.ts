import { type RefObject, useEffect } from 'react';

/**
 * How far a header moves down in its grid so as to stay in sight: as far as the grid's top is above the window's, but
 * never off its last row. All in pixels.
 */
export function headerShift(top: number, height: number, room: number): number {
  return Math.min(Math.max(0, -top), Math.max(0, height - room));
}

// The header with one row below it.
const headerAndRow = 72;
// Above the header, which would let a line of the row under it show.
const border = 1;

/** Keeps the header of a grid at full height in sight while the page scrolls: in its own frame nothing is scrolled. */
export function useHeaderInSight(frame: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const header = () => frame.current?.querySelector<HTMLElement>('.MuiDataGrid-topContainer') ?? null;
    const move = (): void => {
      const moved = header();
      const box = frame.current?.getBoundingClientRect();
      if (moved && box)
        moved.style.transform = `translateY(${headerShift(box.top + border, box.height, headerAndRow)}px)`;
    };
    move();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
      header()?.style.removeProperty('transform');
    };
  }, [frame, isWanted]);
}
