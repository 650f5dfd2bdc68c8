import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { flows } from '../../../machines/index.ts';
import { chartOf } from '../atlas/chart.ts';
import { mermaidOf } from './mermaid.ts';
import { selfContained } from './self-contained.ts';

export type FlowExports = {
  /** JavaScript that runs with nothing but `xstate`, and can be pasted into an editor of charts. */
  readonly source: string;
  /** The literal config; what is a function there, such as an invoke's input, has no JSON. */
  readonly json: string;
  /** A state diagram of Mermaid. */
  readonly mermaid: string;
};

const machines = path.resolve(import.meta.dirname, '../../../machines');

/** A flow in the forms that other tools read. Its file is named as it is below machines/. */
export async function flowExports({
  machine,
  file,
}: {
  readonly machine: AnyStateMachine;
  readonly file: string;
}): Promise<FlowExports> {
  const code = await selfContained(path.join(machines, file));
  return {
    source: `// The flow ${machine.id} of Daylight: machines/${file} and all that it imports.\n${code}`,
    json: `${JSON.stringify(machine.config, null, 2)}\n`,
    mermaid: mermaidOf(chartOf(machine, flows)),
  };
}
