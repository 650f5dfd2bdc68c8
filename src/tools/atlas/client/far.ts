/** Below this size what a state does is too small to be read: its name alone stands in its box. */
const far = 0.62;
const [size, inset, most] = [13.5, 24, 30];

/** Shows a drawing as it is legible at that size: from afar the names of its states, as large as their boxes let them be. */
export function showAt(drawing: SVGSVGElement, zoom: number): void {
  const isFar = zoom < far;
  drawing.classList.toggle('far', isFar);
  for (const name of drawing.querySelectorAll<SVGTextElement>('.state > .name text')) {
    const state = name.closest<SVGElement>('.state');
    const [width, height] = ['width', 'height'].map((side) =>
      Number(state?.querySelector('.box')?.getAttribute(side) ?? 0),
    );
    const key = state?.dataset.state?.split('.').at(-1) ?? '';
    const room = Math.min((width ?? 0) / (key.length * 0.62), ((height ?? 0) - inset) / 1.2, most);
    const wanted = isFar ? Math.max(size, Math.min(size / zoom, room - inset / key.length)) : size;
    // In the middle of a box that has nothing else in it now; at the top of one with states.
    const down = state?.matches('.parent:not(.folded)')
      ? (wanted - size) * 0.7
      : (height ?? 0) / 2 - 25 + wanted * 0.35;
    name.style.fontSize = isFar ? `${wanted}px` : '';
    name.style.transform = isFar ? `translateY(${down}px)` : '';
  }
}
