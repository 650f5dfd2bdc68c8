import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../../../machines/index.ts';
import { chartOf } from '../atlas/chart.ts';
import { dress, flowFiles } from '../atlas/write-atlas.ts';
import { pictureOf } from './picture.ts';

const folder = path.resolve(import.meta.dirname, '../../../coverage/flow-files');
mkdirSync(folder, { recursive: true });
const { css } = await dress();
for (const { machine, file, source, json, mermaid } of await flowFiles()) {
  const name = path.basename(file, '.ts');
  const svg = await pictureOf(chartOf(machine, flows), css);
  for (const [ending, text] of Object.entries({ mjs: source, json, mmd: mermaid, svg }))
    writeFileSync(path.join(folder, `${name}.${ending}`), text);
}
console.log(folder);
