import { foldAll, toggleFold } from './drawings.ts';
import { showAt } from './far.ts';

const [smallest, largest] = [0.15, 2.5];
const zooms = new Map<string, number>();

const flowOf = (panel: Element): string => panel.closest('.view')?.id ?? '';

const drawingIn = (panel: Element): SVGSVGElement | null => panel.querySelector<SVGSVGElement>('.drawing');

/** Width and height of a drawing in its own pixels. */
const sizeOf = (drawing: SVGSVGElement): readonly [number, number] => {
  const [, , width = 1, height = 1] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return [width, height];
};

/** Zooms the drawing of a panel around a point of the panel, by default its centre. */
function resize(panel: HTMLElement, wanted: number, at?: readonly [number, number]): void {
  const drawing = drawingIn(panel);
  if (!drawing) return;
  const zoom = Math.min(largest, Math.max(smallest, wanted));
  const before = zooms.get(flowOf(panel)) ?? 1;
  const [x, y] = at ?? [panel.clientWidth / 2, panel.clientHeight / 2];
  const [left, top] = [(panel.scrollLeft + x) / before, (panel.scrollTop + y) / before];
  const [width, height] = sizeOf(drawing);
  drawing.style.width = `${width * zoom}px`;
  drawing.style.height = `${height * zoom}px`;
  zooms.set(flowOf(panel), zoom);
  showAt(drawing, zoom);
  panel.scrollLeft = left * zoom - x;
  panel.scrollTop = top * zoom - y;
}

/** The zoom at which the whole drawing is visible, but not above 1. */
function fitting(panel: HTMLElement): number {
  const drawing = drawingIn(panel);
  if (!drawing) return 1;
  const [width, height] = sizeOf(drawing);
  return Math.min((panel.clientWidth - 34) / width, Math.max(0.2, (window.innerHeight - 130) / height), 1);
}

const sized = new Set<string>();

/**
 * Fits the drawing to the panel's width until somebody chooses a size, but not so small that names become illegible
 * or, while a tool is open, events.
 */
export function firstSize(view: Element): void {
  const panel = view.querySelector<HTMLElement>('.panel');
  const drawing = panel && drawingIn(panel);
  if (!panel || !drawing || sized.has(view.id)) return;
  const least = panel.closest('.working') ? 0.62 : 0.4;
  resize(panel, Math.min(1, Math.max(least, (panel.clientWidth - 34) / sizeOf(drawing)[0])));
  panel.scrollTo(0, 0);
}

type Size = 'out' | 'in' | 'fit' | 'one';

function sizeTo(panel: HTMLElement, size: Size): void {
  const now = zooms.get(flowOf(panel)) ?? 1;
  const wanted = { out: now / 1.25, in: now * 1.25, fit: fitting(panel), one: 1 }[size];
  sized.add(flowOf(panel));
  resize(panel, wanted);
}

const isSize = (text: string | undefined): text is Size =>
  text === 'out' || text === 'in' || text === 'fit' || text === 'one';

const sizeOfKey: Readonly<Record<string, Size>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  '1': 'one',
};

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const fold = target?.closest<SVGElement>('[data-fold]')?.dataset.fold;
  if (fold) toggleFold(fold);
  const button = target?.closest<HTMLElement>('[data-zoom], [data-fold-all]');
  const panel = button?.closest('.view')?.querySelector<HTMLElement>('.panel');
  if (!button || !panel) return;
  if (button.dataset.foldAll) foldAll(flowOf(panel), button.dataset.foldAll === 'fold');
  if (isSize(button.dataset.zoom)) sizeTo(panel, button.dataset.zoom);
});

document.addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const fold = target?.closest<SVGElement>('[data-fold]')?.dataset.fold;
  if (fold && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    toggleFold(fold);
  }
  const panel = target?.closest<HTMLElement>('.panel');
  const size = sizeOfKey[event.key];
  if (!panel || !size || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  sizeTo(panel, size);
});

document.addEventListener('drawn', () => {
  const panel = document.querySelector<HTMLElement>('.view:not([hidden]) .panel');
  if (!panel) return;
  resize(panel, zooms.get(flowOf(panel)) ?? 1);
  const view = panel.closest('.view');
  if (view) firstSize(view);
});

for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
  panel.addEventListener(
    'wheel',
    (event) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = panel.getBoundingClientRect();
      const now = zooms.get(flowOf(panel)) ?? 1;
      sized.add(flowOf(panel));
      resize(panel, now * (event.deltaY < 0 ? 1.1 : 1 / 1.1), [event.clientX - left, event.clientY - top]);
    },
    { passive: false },
  );
  // The mouse drags the background; fingers scroll anyway.
  panel.addEventListener('pointerdown', (down) => {
    const isOn = down.target instanceof Element && down.target.closest('a, [data-fold], button');
    if (down.pointerType !== 'mouse' || down.button !== 0 || isOn) return;
    const [left, top] = [panel.scrollLeft + down.clientX, panel.scrollTop + down.clientY];
    panel.setPointerCapture(down.pointerId);
    panel.classList.add('dragged');
    const move = ({ clientX, clientY }: PointerEvent): void =>
      panel.scrollTo({ left: left - clientX, top: top - clientY, behavior: 'instant' });
    panel.addEventListener('pointermove', move);
    const end = (): void => {
      panel.classList.remove('dragged');
      panel.removeEventListener('pointermove', move);
    };
    panel.addEventListener('pointerup', end, { once: true });
    panel.addEventListener('pointercancel', end, { once: true });
  });
}
