/** What the atlas does in the browser: shows one flow at a time, lights up edges, sizes drawings, hands out sources. */
const all = <E extends Element>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

const views = all<HTMLElement>('.view');
const title = document.title;

/** Width and height of a drawing in its own pixels. */
function sizeOf(drawing: Element): readonly [number, number] {
  const [, , width = 1, height = 1] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return [width, height];
}
const zooms = new Map<string, number>();

function resize(view: HTMLElement, wanted: number | 'fit'): void {
  const panel = view.querySelector<HTMLElement>('.panel');
  const drawing = panel?.querySelector<SVGSVGElement>('.drawing');
  if (!panel || !drawing) return;
  const [width, height] = sizeOf(drawing);
  const fit = Math.min(
    (panel.clientWidth - 34) / width,
    Math.max(0.2, (window.innerHeight - 120) / height),
    1,
  );
  const zoom = wanted === 'fit' ? fit : Math.min(2.5, Math.max(0.15, wanted));
  zooms.set(view.id, zoom);
  drawing.style.setProperty('--zoom', String(zoom));
}

/** At first as large as the panel is wide, but never too small to be read. */
function firstSize(view: HTMLElement): void {
  const panel = view.querySelector<HTMLElement>('.panel');
  const drawing = panel?.querySelector<SVGSVGElement>('.drawing');
  if (!panel || !drawing || zooms.has(view.id)) return;
  resize(view, Math.min(1, Math.max(0.8, (panel.clientWidth - 34) / sizeOf(drawing)[0])));
}

function show(isFirst: boolean): void {
  const address = decodeURIComponent(location.hash.slice(1));
  const element = address === '' ? null : document.getElementById(address);
  if (address === 'main' && !isFirst) return;
  const view = element?.closest<HTMLElement>('.view') ?? views[0];
  if (!view) return;
  for (const other of views) other.hidden = other !== view;
  document.body.dataset.view = view.id;
  document.title = view.id === 'overview' ? title : `${view.id} – ${title}`;
  for (const menu of all<HTMLDetailsElement>('.menu')) menu.open = false;
  for (const link of all('.menu a')) {
    if (link.getAttribute('href') === `#${view.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  firstSize(view);
  for (const marked of all('.here')) marked.classList.remove('here');
  if (element && element !== view) {
    element.classList.add('here');
    element.scrollIntoView({ block: 'center', inline: 'center' });
    lightFor(element);
    return;
  }
  window.scrollTo(0, 0);
  if (!isFirst) view.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Lights up the edges that are chosen and what they join, and lets the others fade. */
function light(
  view: Element,
  isChosen: (edge: Element) => boolean,
  more: readonly (string | null)[] = [],
): void {
  const lit = all('[data-source]', view).filter(isChosen);
  const names = new Set<string | null>(more);
  for (const edge of lit) {
    for (const name of ['data-source', 'data-target', 'data-edge']) names.add(edge.getAttribute(name));
  }
  for (const edge of all('[data-source]', view)) edge.classList.toggle('lit', lit.includes(edge));
  for (const thing of all('[data-state], [data-transition], [data-flow], [data-row]', view)) {
    const name = ['data-state', 'data-transition', 'data-flow', 'data-row']
      .map((key) => thing.getAttribute(key))
      .find(Boolean);
    thing.classList.toggle('lit', name !== undefined && names.has(name));
  }
  view.classList.toggle('dimmed', lit.length > 0 || more.length > 0);
}

/**
 * Lights up what belongs to the state or event at a place. The ground, and that of a state with others in it, lights
 * up what has the focus or what the address chose: a choice outlasts the pointer's way across the drawing, and the
 * drawing's own scrolling under a pointer that rests.
 */
function lightFor(place: Element): void {
  const view = place.closest('.view');
  if (!view) return;
  const isGround =
    place.matches('.parent > .box') || !place.closest('[data-state], [data-row], [data-flow], tbody[id]');
  const kept = () => view.querySelector('.panel a:focus, .states a:focus') ?? view.querySelector('.here');
  const target = isGround ? kept() : place;
  const nameOn = (element: Element | null | undefined, kinds: readonly string[]): string | undefined =>
    kinds.map((kind) => element?.getAttribute(kind)).find((name) => name) ?? undefined;
  const event = nameOn(target?.closest('[data-transition], [data-row]'), ['data-transition', 'data-row']);
  const kinds = ['data-state', 'data-state-rows', 'data-flow'];
  const state = nameOn(target?.closest(kinds.map((kind) => `[${kind}]`).join()), kinds);
  if (event) light(view, (edge) => edge.getAttribute('data-edge') === event, [event]);
  else if (state) {
    light(
      view,
      (edge) => [edge.getAttribute('data-source'), edge.getAttribute('data-target')].includes(state),
      [state],
    );
  } else light(view, () => false);
}

const dataOf = (kind: string, name: string): unknown =>
  JSON.parse(document.querySelector(`script[data-${kind}-of="${name}"]`)?.textContent ?? 'null');

function tell(name: string, text: string): void {
  const told = document.querySelector(`[data-told="${name}"]`);
  if (told) told.textContent = text;
}

/** The clipboard is closed to some files and frames; a selected text area can be copied by hand there. */
async function copy(name: string): Promise<void> {
  const text = String(dataOf('source', name));
  try {
    await navigator.clipboard.writeText(text);
    tell(name, 'Copied. Paste it into the visualiser’s code.');
  } catch {
    const old = document.querySelector('.by-hand');
    const area = document.createElement('textarea');
    area.className = 'by-hand mono';
    area.readOnly = true;
    area.value = text;
    area.setAttribute('aria-label', `Source of ${name}`);
    old?.remove();
    document.getElementById(name)?.querySelector('.tools')?.after(area);
    area.select();
    tell(name, 'The clipboard is closed here: the source is selected below, copy it by hand.');
  }
}

function download(name: string): void {
  const text = `${JSON.stringify(dataOf('definition', name), null, 2)}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  tell(name, `${name}.json is on its way.`);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const view = button?.closest<HTMLElement>('.view');
  if (!button || !view) return;
  const { copy: copied, download: downloaded, zoom } = button.dataset;
  if (copied) void copy(copied);
  if (downloaded) download(downloaded);
  const now = zooms.get(view.id) ?? 1;
  if (zoom)
    resize(view, zoom === 'fit' ? 'fit' : zoom === 'one' ? 1 : zoom === 'in' ? now * 1.25 : now / 1.25);
});

for (const kind of ['mouseover', 'focusin'] as const) {
  document.addEventListener(kind, (event) => {
    if (event.target instanceof Element) lightFor(event.target);
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const menu of all<HTMLDetailsElement>('.menu[open]')) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

for (const panel of all<HTMLElement>('.panel')) {
  panel.addEventListener(
    'wheel',
    (event) => {
      const view = panel.closest<HTMLElement>('.view');
      if (!view || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      resize(view, (zooms.get(view.id) ?? 1) * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    },
    { passive: false },
  );
}

document.documentElement.classList.add('scripted');
window.addEventListener('hashchange', () => show(false));
show(true);
