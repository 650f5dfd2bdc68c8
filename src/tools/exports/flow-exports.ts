import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { flows } from '../../../machines/index.ts';
import { chartOf } from '../atlas/chart.ts';
import { mermaidOf } from './mermaid.ts';
import { selfContained } from './self-contained.ts';

export type FlowExports = {
  /** JavaScript that imports only `xstate`, and can be pasted into a chart editor. */
  readonly source: string;
  /** The machine's config, without its functions, such as an invoke's input. */
  readonly json: string;
  /** A Mermaid state diagram. */
  readonly mermaid: string;
};

const machines = path.resolve(import.meta.dirname, '../../../machines');

/** A flow in formats that other tools read. @param file its name below machines/ */
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
