import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';

/** Prints as JSON the charts of the program in a folder, for charts-at.ts. */
const [, , folder = ''] = process.argv;
const { flows }: { flows: readonly AnyStateMachine[] } = await import(
  pathToFileURL(path.resolve(folder, 'machines/index.ts')).href
);
process.stdout.write(JSON.stringify(flows.map((machine) => chartOf(machine, flows))));
