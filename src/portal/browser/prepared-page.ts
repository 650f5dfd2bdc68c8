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

const waiting = 'data-waiting';

/**
 * Replays what was typed and pressed in header and footer of a prerendered page before the program was loaded. They are
 * hydrated before the page is, and what changes in them after that was not typed early.
 */
export function takeUpAroundPage(): void {
  const root = document.querySelector(`#root[${waiting}]`);
  if (root) doAnew(root, (element) => element.closest('main') === null);
}

/**
 * Replays what was typed and pressed in a prerendered page before the program was loaded. The script in index.html
 * recorded the presses.
 */
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
  for (const pressed of [...root.querySelectorAll<HTMLElement>('[data-pressed]')].filter(isMeant)) {
    pressed.removeAttribute('data-pressed');
    pressed.click();
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
