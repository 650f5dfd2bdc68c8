import type { Asked } from '../context/asked.ts';
import type { Config } from '../context/config.ts';

/** The configuration that came with a page drawn ahead for a visitor; null where the page came without. */
export function preparedConfig(): Config | null {
  const text = document.getElementById('prepared')?.textContent;
  if (!text) return null;
  // Written by the service that answers GET /api/config.
  const config: Config = JSON.parse(text);
  return config;
}

/** The view of data whose address the page was drawn for; null where the page came without. */
export function askedView(): Asked | null {
  const text = document.getElementById('asked')?.textContent;
  if (!text) return null;
  // Written by the service.
  const line: string = JSON.parse(text);
  return { address: location.pathname + location.search, line };
}

const waiting = 'data-waiting';

/**
 * Does what was typed and pressed in header and footer of a page drawn ahead before the program had come, as if it had
 * been there. They come to life before the page does: what changes in them from then on is not the person's early doing.
 */
export function takeUpAroundPage(): void {
  const root = document.querySelector(`#root[${waiting}]`);
  if (root) doAnew(root, (element) => element.closest('main') === null);
}

/**
 * Gives a page drawn ahead its life: what was typed and pressed in it before the program had come is done now. The
 * script in index.html remembers the presses.
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
      // Of a group of radios the one that was chosen is pressed, not the one that it took the place of.
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

/** Types a text into a box of React's, which overlooks one that stood there before it came: it compares with what it last saw. */
export function typeAnew(box: HTMLInputElement, text: string): void {
  if (box.value === text) box.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);

  box.dispatchEvent(new Event('input', { bubbles: true }));
}
