import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figuresFolder } from './figures.ts';

/** Where the browser world keeps its pictures of the page, a folder a flow. */
export const picturesFolder = path.join(figuresFolder, 'pictures');

const ending = '.webp';
const between = ' & ';

/** The name of a picture, relative to the folder of all, by the leaves that are active in it. */
export const pictureFile = (flow: string, leaves: readonly string[]): string =>
  path.join(flow, `${leaves.join(between)}${ending}`);

/** What the page looked like in a flow's states. */
export type FlowPictures = {
  /** The pictures as addresses, each once: states in which the page looks the same share one. */
  readonly images: readonly string[];
  readonly shown: readonly { readonly leaves: readonly string[]; readonly image: number }[];
};

/** The pictures that the tests have taken, by flow; empty where none were. */
export function readPictures(folder: string): ReadonlyMap<string, FlowPictures> {
  const namesIn = (place: string): string[] => (existsSync(place) ? readdirSync(place).sort() : []);
  return new Map(
    namesIn(folder).map((flow) => {
      const images = new Map<string, number>();
      const names = namesIn(path.join(folder, flow)).filter((name) => name.endsWith(ending));
      const shown = names.map((name) => {
        const image = `data:image/webp;base64,${readFileSync(path.join(folder, flow, name)).toString('base64')}`;
        if (!images.has(image)) images.set(image, images.size);
        return { leaves: name.slice(0, -ending.length).split(between), image: images.get(image) ?? 0 };
      });
      return [flow, { images: [...images.keys()], shown }] as const;
    }),
  );
}
