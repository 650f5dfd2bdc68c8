import type { FlowPictures } from '../pictures.ts';
import { dataOf } from './hand-out.ts';

const isPictures = (value: unknown): value is FlowPictures =>
  typeof value === 'object' && value !== null && 'images' in value && 'shown' in value;

const cache = new Map<string, FlowPictures | null>();

/** The pictures of a flow; null if none were taken of any flow. */
function picturesOf(flow: string): FlowPictures | null {
  const cached = cache.get(flow);
  if (cached !== undefined) return cached;
  const read = dataOf('pictures', flow);
  const pictures = isPictures(read) ? read : null;
  cache.set(flow, pictures);
  return pictures;
}

/** The picture with exactly these leaves active. */
function pictureOf(flow: string, leaves: readonly string[]): string | undefined {
  const { images = [], shown = [] } = picturesOf(flow) ?? {};
  const wanted = [...leaves].sort().join();
  const found = shown.find((one) => [...one.leaves].sort().join() === wanted);
  return found && images[found.image];
}

/** A picture with a state active, whatever else is. */
export function pictureIn(flow: string, state: string): string | undefined {
  const { images = [], shown = [] } = picturesOf(flow) ?? {};
  const found = shown.find(({ leaves }) => leaves.some((leaf) => `${flow}.${leaf}` === state));
  return found && images[found.image];
}

/** Shows a picture at full size until Escape or a click. */
export function enlarge(image: string, words: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', words);
  const picture = document.createElement('img');
  picture.src = image;
  picture.alt = words;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  dialog.append(picture, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const howToTake =
  'There are no pictures of the page. Take them with DAYLIGHT_PICTURES=1 npm test -- browser, then run npm run atlas.';

/** The picture of the page with these leaves active, or why there is none. */
export function Picture({ flow, leaves }: { flow: string; leaves: readonly string[] }) {
  const pictures = picturesOf(flow);
  const image = pictureOf(flow, leaves);
  const words = `The page in ${leaves.join(' and ')}`;
  if (image !== undefined)
    return (
      <button type="button" className="shot" title="Enlarge" onClick={() => enlarge(image, words)}>
        <img src={image} alt={words} />
      </button>
    );
  return (
    <p className="no-shot quiet">
      {pictures === null
        ? howToTake
        : pictures.shown.length === 0
          ? 'No picture: the tests in the browser do not walk this flow by itself.'
          : 'No picture: no walk in the browser reached this state.'}
    </p>
  );
}
