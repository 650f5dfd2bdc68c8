import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepSecondPresses } from '../../src/portal/browser/second-presses.ts';

const done: string[] = [];
// The files of a worker share the window: only this element is watched, and it is removed at the end.
const place = document.createElement('main');
beforeAll(() => {
  document.body.append(place);
  keepSecondPresses(place);
  place.addEventListener('click', ({ target }) => target instanceof Element && done.push(target.id));
});
afterAll(() => place.remove());
beforeEach(() => {
  done.length = 0;
  place.innerHTML = `<button id="make"><b id="word">Make key</b></button><button id="done">Done</button>
    <label id="label">Both <input id="box" type="checkbox"></label>`;
});

function press(id: string, detail: number): void {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

test('the second press of a double click does not reach an element that the first one has put there', () => {
  press('make', 1);
  press('done', 2);
  press('done', 3);
  expect(done).toEqual(['make']);
});

test('the second press reaches the element of the first, anywhere inside it', () => {
  press('make', 1);
  press('word', 2);
  expect(done).toEqual(['make', 'word']);
});

test('a double click on its label ticks and clears a box', () => {
  press('label', 1);
  press('label', 2);
  expect(done.filter((id) => id === 'box')).toHaveLength(2);
  expect(document.querySelector<HTMLInputElement>('#box')?.checked).toBe(false);
});

test('single presses and keys reach their targets', () => {
  press('make', 1);
  press('done', 1);
  press('make', 0);
  expect(done).toEqual(['make', 'done', 'make']);
});
