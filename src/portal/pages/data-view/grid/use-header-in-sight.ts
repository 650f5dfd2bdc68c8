import { type RefObject, useEffect } from 'react';

/**
 * How far to move a header down in its grid to keep it in sight: by the distance of the grid's top above the window's,
 * but never past its last row. All in pixels.
 */
export function headerShift(top: number, height: number, room: number): number {
  return Math.min(Math.max(0, -top), Math.max(0, height - room));
}

// The header and one row below it.
const headerAndRow = 72;
// The border above the header, through which a line of the row below would show.
const border = 1;

/**
 * Keeps the header of a full-height grid in sight while the page scrolls: `position: sticky` has no effect, since the
 * grid's own frame does not scroll.
 */
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
