import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figuresFolder } from './figures.ts';

/** Where the tests in the browser keep their pictures of the page, in a folder for each flow. */
export const picturesFolder = path.join(figuresFolder, 'pictures');

const ending = '.webp';
const between = ' & ';

/** The name of the picture with these active leaves, relative to the folder of all pictures. */
export const pictureFile = (flow: string, leaves: readonly string[]): string =>
  path.join(flow, `${leaves.join(between)}${ending}`);

/** Pictures of the page in a flow's states. */
export type FlowPictures = {
  /** Data URLs. States in which the page looks the same share one. */
  readonly images: readonly string[];
  readonly shown: readonly { readonly leaves: readonly string[]; readonly image: number }[];
};

/** The pictures that the tests took, by flow. */
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
