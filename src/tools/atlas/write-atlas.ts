import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { flows } from '../../../machines/index.ts';
import { cssTokens, darkTokens, lightTokens } from '../../portal/theme/tokens.ts';
import { type FlowFigures, figuresFolder, readFigures } from './figures.ts';
import { atlasPage, type Dress, type FlowFile } from './page.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const machines = path.join(top, 'machines');

/** Every flow of the atlas with the file that exports it, in the atlas's order. */
export async function flowFiles(): Promise<FlowFile[]> {
  const files = await Promise.all(
    readdirSync(machines)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map(async (name) => {
        const exported: Record<string, unknown> = await import(pathToFileURL(path.join(machines, name)).href);
        return { name, exports: new Set(Object.values(exported)) };
      }),
  );
  return flows.map((machine) => {
    const file = files.find(({ exports }) => exports.has(machine))?.name;
    if (!file) throw new Error(`No file of machines/ exports the flow ${machine.id}`);
    return { machine, file, source: readFileSync(path.join(machines, file), 'utf8') };
  });
}

/** The look of the portal for the atlas: its tokens, its typeface, and the atlas's own rules. */
export function dress(): Dress {
  const own = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const font = readFileSync(
    path.join(top, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ).toString('base64');
  const rules = (tokens: typeof lightTokens | typeof darkTokens): string =>
    `:root{${Object.entries(cssTokens(tokens))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return {
    css: [
      `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${font}) format("woff2-variations")}`,
      rules(lightTokens),
      `@media screen and (prefers-color-scheme:dark){${rules(darkTokens)}}`,
      own('atlas.css'),
    ].join('\n'),
    script: ts
      .transpileModule(own('page-script.ts'), {
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          removeComments: true,
        },
      })
      .outputText.replace(/export \{\};\s*$/, ''),
  };
}

/** The whole atlas as text, with the figures given. */
export const makeAtlas = async (figures: ReadonlyMap<string, FlowFigures>): Promise<string> =>
  atlasPage(await flowFiles(), figures, dress());

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = path.join(top, 'coverage', 'atlas', 'index.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await makeAtlas(readFigures(figuresFolder)));
  console.log(file);
}
