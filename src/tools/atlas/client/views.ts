import { readAddress } from './address.ts';
import { foldAtFirst, reveal } from './drawings.ts';
import { firstSize } from './panel.ts';
import { showStatePictures } from './state-pictures.ts';
import { openWorkbench } from './workbench.tsx';

const all = <E extends Element>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

const views = all<HTMLElement>('.view');
const title = document.title;

function show(isFirst: boolean): void {
  const { place: address } = readAddress();
  if (address === 'main' && !isFirst) return;
  const element = address === '' ? null : document.getElementById(address);
  const view = element?.closest<HTMLElement>('.view') ?? views[0];
  if (!view) return;
  foldAtFirst(view.id);
  reveal(address);
  for (const other of views) other.hidden = other !== view;
  document.body.dataset.view = view.id;
  document.title = view.id === 'overview' ? title : `${view.id} – ${title}`;
  for (const menu of all<HTMLDetailsElement>('.menu')) menu.open = false;
  for (const link of all('.menu a')) {
    if (link.getAttribute('href') === `#${view.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  firstSize(view);
  openWorkbench(view.id);
  showStatePictures(view.id);
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

/** Highlights the chosen edges with what they connect, and dims the others. */
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
 * Highlights what belongs to the state or event at an element. On the background, also that of a parent state, this is
 * what has the focus or is named in the address: it stays highlighted while the pointer crosses the drawing, or the
 * drawing scrolls under the pointer.
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

document.documentElement.classList.add('scripted');
window.addEventListener('hashchange', () => show(false));
show(true);
