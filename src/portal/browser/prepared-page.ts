import type { Asked } from '../context/asked.ts';
import type { Config } from '../context/config.ts';

/** The configuration that came with a page prerendered for a visitor; null if there is none. */
export function preparedConfig(): Config | null {
  const text = document.getElementById('prepared')?.textContent;
  if (!text) return null;
  // Written by the service that answers GET /api/config.
  const config: Config = JSON.parse(text);
  return config;
}

/** The view of data for whose address the page was rendered; null if there is none. */
export function askedView(): Asked | null {
  const text = document.getElementById('asked')?.textContent;
  if (!text) return null;
  // Written by the service.
  const line: string = JSON.parse(text);
  return { address: location.pathname + location.search, line };
}

/** An element, and how what happened to it is done again. */
type EarlyAct = readonly [element: HTMLElement, again: (element: HTMLElement) => void];

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
  interface Window {
    /**
     * What was done before the program was there, in order, besides typing: buttons pressed, also those that are
     * disabled until what was typed is taken in, forms sent with Enter, keys in drop-downs, fields left. The script in
     * index.html records it where `data-waiting` says, and keeps it from everybody else, who would do it a second time.
     * A form that was sent is not sent after more was typed.
     */
    readonly early?: readonly EarlyAct[];
  }
}

/** On the root: empty while everything waits for the program, `page` while only the page itself does. */
const waiting = 'data-waiting';

/**
 * Replays what was typed and done in header and footer of a prerendered page before the program was loaded. They are
 * hydrated before the page is, and what changes in them after that was not typed early.
 */
export function takeUpAroundPage(): void {
  const root = document.querySelector(`#root[${waiting}=""]`);
  if (!root) return;
  root.setAttribute(waiting, 'page');
  doAnew(root, (element) => element.closest('main') === null);
}

/** Replays what was typed and done in a prerendered page before the program was loaded. */
export function takeUpPage(): void {
  const root = document.querySelector(`#root[${waiting}]`);
  if (!root) return;
  root.removeAttribute(waiting);
  doAnew(root, (element) => element.closest('main') !== null);
}

function doAnew(root: Element, isMeant: (element: Element) => boolean): void {
  for (const box of [...root.querySelectorAll('input')].filter(isMeant)) {
    if (box.type === 'checkbox' || box.type === 'radio') {
      // In a group of radio buttons, press the one chosen, not the one it replaced.
      if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) continue;
      box.checked = box.defaultChecked;
      box.click();
    } else if (box.value !== box.defaultValue) typeAnew(box, box.value);
  }
  void repeat((window.early ?? []).filter(([element]) => root.contains(element) && isMeant(element)));
}

async function repeat(acts: readonly EarlyAct[]): Promise<void> {
  for (const [element, again] of acts) {
    // The page shows first what came of what was done before.
    await Promise.resolve();
    again(element);
  }
}

/**
 * Types a text into a React input, which would miss a text that was there before it, because it compares with the last
 * value it saw.
 */
export function typeAnew(box: HTMLInputElement, text: string): void {
  if (box.value === text) box.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);

  box.dispatchEvent(new Event('input', { bubbles: true }));
}
