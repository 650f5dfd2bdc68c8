import type { Config } from '../context/config.ts';

/** The configuration that came with a page drawn ahead for a visitor; null where the page came without. */
export function preparedConfig(): Config | null {
  const text = document.getElementById('prepared')?.textContent;
  if (!text) return null;
  // Written by the service that answers GET /api/config.
  const config: Config = JSON.parse(text);
  return config;
}

const waiting = 'data-waiting';

/**
 * Gives a page drawn ahead its life: what was typed and pressed before the program had come is done now, as if it had
 * been there. The script in index.html remembers the presses.
 */
export function takeUpEarlyInput(): void {
  const root = document.querySelector(`#root[${waiting}]`);
  if (!root) return;
  root.removeAttribute(waiting);
  for (const box of root.querySelectorAll('input')) {
    if (box.type === 'checkbox' || box.type === 'radio') {
      if (box.checked === box.defaultChecked) continue;
      box.checked = box.defaultChecked;
      box.click();
    } else if (box.value !== box.defaultValue) typeAnew(box, box.value);
  }
  for (const pressed of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
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
