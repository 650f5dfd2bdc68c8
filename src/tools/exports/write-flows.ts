import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../../../machines/index.ts';
import { chartOf } from '../atlas/chart.ts';
import { dress, flowFiles } from '../atlas/write-atlas.ts';
import { flowExports } from './flow-exports.ts';
import { pictureOf } from './picture.ts';

const folder = path.resolve(import.meta.dirname, '../../../coverage/flow-files');
mkdirSync(folder, { recursive: true });
const { css } = await dress();
for (const flow of await flowFiles()) {
  const name = path.basename(flow.file, '.ts');
  const { source, json, mermaid } = await flowExports(flow);
  const svg = await pictureOf(chartOf(flow.machine, flows), css);
  for (const [ending, text] of Object.entries({ mjs: source, json, mmd: mermaid, svg }))
    writeFileSync(path.join(folder, `${name}.${ending}`), text);
}
console.log(folder);
