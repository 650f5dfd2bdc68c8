/** What is marked in a flow's drawing, by ids of its chart. */
export type Painting = {
  /** States that are active. */
  readonly active?: readonly string[];
  /** Transitions that were just taken. */
  readonly taken?: readonly string[];
  /** Transitions that can be taken now. */
  readonly open?: readonly string[];
  /** How far the worlds have walked each transition. */
  readonly proven?: ReadonlyMap<string, 'full' | 'part' | 'none'>;
};

const paintings = new Map<string, Painting>();

function apply(flow: string): void {
  const { active = [], taken = [], open = [], proven } = paintings.get(flow) ?? {};
  const drawing = document.querySelector(`#${flow} .drawing`);
  if (!drawing) return;
  drawing.classList.toggle('painted', active.length > 0);
  drawing.classList.toggle('proof', proven !== undefined);
  for (const state of drawing.querySelectorAll<SVGElement>('[data-state]'))
    state.classList.toggle('active', active.includes(state.dataset.state ?? ''));
  for (const arc of drawing.querySelectorAll<SVGElement>('[data-transition], [data-edge]')) {
    const id = arc.dataset.transition ?? arc.dataset.edge ?? '';
    const proof = proven?.get(id);
    arc.classList.toggle('taken', taken.includes(id));
    arc.classList.toggle('open', open.includes(id));
    for (const level of ['full', 'part', 'none']) arc.classList.toggle(`proven-${level}`, proof === level);
  }
}

/** Replaces the marks in a flow's drawing; they persist when the drawing is folded. */
export function paint(flow: string, painting: Painting): void {
  paintings.set(flow, painting);
  apply(flow);
  if (!painting.taken || painting.taken.length === 0) return;
  // After the panel beside the drawing has its width.
  requestAnimationFrame(() =>
    document
      .querySelector(`#${flow} .drawing .state.active:not(.parent)`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}

document.addEventListener('drawn', (event) => {
  if (event instanceof CustomEvent) apply(String(event.detail));
});
