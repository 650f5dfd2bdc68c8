import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { flows } from '../../../machines/index.ts';
import { cssTokens, darkTokens, lightTokens } from '../../portal/theme/tokens.ts';
import { flowExports } from '../exports/flow-exports.ts';
import { changesPage, flowChanges } from './changes-page.ts';
import { chartOf } from './chart.ts';
import { chartsAt } from './charts-at.ts';
import { citedDocuments } from './documents.ts';
import { drawingOf } from './drawing.ts';
import { figuresFolder, readFigures, readMutationFigures } from './figures.ts';
import { type Folding, foldingsOf, layoutOf } from './layout.ts';
import { atlasPage, type Dress, type FlowFile, type Foldings, type Written } from './page.ts';
import { picturesFolder, readPictures } from './pictures.ts';
import { walkedFlows } from './walked.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const machines = path.join(top, 'machines');

/** Every flow with the file that exports it, in the atlas's order. */
export async function flowFiles(): Promise<FlowFile[]> {
  const files = await Promise.all(
    readdirSync(machines)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map(async (name) => {
        const exported: Record<string, unknown> = await import(pathToFileURL(path.join(machines, name)).href);
        return { name, exports: new Set(Object.values(exported)) };
      }),
  );
  return Promise.all(
    flows.map(async (machine) => {
      const file = files.find(({ exports }) => exports.has(machine))?.name;
      if (!file) throw new Error(`No file of machines/ exports the flow ${machine.id}`);
      return { machine, file, ...(await flowExports({ machine, file })) };
    }),
  );
}

/** The layouts of these flows' charts. */
export async function placedCharts(of: readonly FlowFile[]): Promise<Foldings> {
  const placed = new Map<string, readonly Folding[]>();
  for (const { machine } of of) placed.set(machine.id, await foldingsOf(chartOf(machine, flows)));
  return placed;
}

/** Bundles client/ as one script. */
async function clientScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // Also if NODE_ENV is not production, as in tests.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'client/main.ts'), formats: ['es'] },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...others] = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  if (script === undefined || others.length > 0)
    throw new Error('The script of the atlas was not bundled into one');
  // These would end the script element that it is put into.
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/** The atlas's styles, with the portal's tokens and typeface, and its script. */
export async function dress(): Promise<Dress> {
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
    script: await clientScript(),
  };
}

/** Prints the changes of the flows since a commit, and writes them to a page. */
async function writeChanges(revision: string): Promise<void> {
  const changes = flowChanges(
    chartsAt(revision),
    flows.map((machine) => chartOf(machine, flows)),
  );
  for (const { words } of changes)
    for (const { mark, text } of words) console.log(`${mark.padEnd(11)}${text}`);
  const file = path.join(top, 'coverage', 'atlas', 'changes.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await changesPage(revision, changes, (await dress()).css));
  console.log(file);
}

/** Collects the data besides the charts, as far as it is available. */
const written = async (): Promise<Written> => ({
  walked: await walkedFlows(),
  documents: citedDocuments(),
  mutation: readMutationFigures(figuresFolder),
  pictures: readPictures(picturesFolder),
});

/** Says how long it takes to lay out and draw the largest chart. */
async function timeOfLargest(): Promise<string> {
  const charts = flows.map((machine) => chartOf(machine, flows));
  const [chart] = charts.sort((one, other) => other.states.length - one.states.length);
  if (!chart) return 'no chart';
  const begun = performance.now();
  const layout = await layoutOf(chart);
  const placed = performance.now();
  drawingOf(chart, layout);
  const [placing, drawing] = [placed - begun, performance.now() - placed].map((ms) => ms.toFixed(0));
  const { name, states, transitions } = chart;
  return `the largest chart, ${name} with ${states.length - 1} states and ${transitions.length} transitions, is laid out in ${placing} ms and drawn in ${drawing} ms`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , option, revision = ''] = process.argv;
  if (option === '--since') {
    try {
      await writeChanges(revision);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    process.exit();
  }
  const file = path.resolve(option ?? path.join(top, 'coverage/atlas/index.html'));
  mkdirSync(path.dirname(file), { recursive: true });
  const files = await flowFiles();
  writeFileSync(
    file,
    atlasPage(files, readFigures(figuresFolder), await placedCharts(files), await written(), await dress()),
  );
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB; ${await timeOfLargest()}`);
}
