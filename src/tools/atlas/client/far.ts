/** Below this zoom the text is too small to read, so that boxes show only names. */
const far = 0.62;
const [size, inset, most] = [13.5, 24, 30];

const sidesOf = (box: Element | null | undefined): [width: number, height: number] => [
  Number(box?.getAttribute('width') ?? 0),
  Number(box?.getAttribute('height') ?? 0),
];

/** Makes a drawing legible at a zoom: from afar, shows only the states' names, as large as their boxes allow. */
export function showAt(drawing: SVGSVGElement, zoom: number): void {
  const isFar = zoom < far;
  drawing.classList.toggle('far', isFar);
  const show = (name: SVGElement, wanted: number, down: number): void => {
    name.style.fontSize = isFar ? `${wanted}px` : '';
    name.style.transform = isFar ? `translateY(${down}px)` : '';
  };
  for (const name of drawing.querySelectorAll<SVGTextElement>('.state > .name text')) {
    const state = name.closest<SVGElement>('.state');
    const [width, height] = sidesOf(state?.querySelector('.box'));
    const key = state?.dataset.state?.split('.').at(-1) ?? '';
    const room = Math.min(width / (key.length * 0.62), (height - inset) / 1.2, most);
    const wanted = Math.max(size, Math.min(size / zoom, room - inset / key.length));
    // At the top of a box with states in it; otherwise in the middle, since the box shows nothing else.
    const down = state?.matches('.parent:not(.folded)')
      ? (wanted - size) * 0.7
      : height / 2 - 25 + wanted * 0.35;
    show(name, wanted, down);
  }
  // A list of events has no name: without its title, its box would be empty.
  for (const words of drawing.querySelectorAll<SVGTextElement>('.events > .description')) {
    const [width, height] = sidesOf(words.parentElement?.querySelector('.ground'));
    const wanted = Math.min(size / zoom, (width - inset) / ((words.textContent?.length ?? 1) * 0.5), most);
    show(words, wanted, height / 2 - 11 + wanted * 0.35);
  }
}
