import { charts } from './drawings.ts';
import { enlarge, pictureIn } from './picture.tsx';

const shown = new Set<string>();

/** Adds the pictures of the page to the states in a flow's table, when it is first opened. */
export function showStatePictures(flow: string): void {
  if (shown.has(flow)) return;
  shown.add(flow);
  for (const { id } of charts.find(({ name }) => name === flow)?.states ?? []) {
    const image = pictureIn(flow, id);
    const row = document.querySelector(`[data-state-rows="${id}"] .head th`);
    if (image === undefined || !row) continue;
    const words = `The page in ${id.slice(flow.length + 1)}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'shot';
    button.title = 'Enlarge';
    button.addEventListener('click', () => enlarge(image, words));
    const picture = document.createElement('img');
    picture.src = image;
    picture.alt = words;
    button.append(picture);
    row.prepend(button);
  }
}
