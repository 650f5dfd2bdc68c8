// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';
import { flows } from '../../../machines/index.ts';
import { type ChartTransition, chartOf } from '../../../src/tools/atlas/chart.ts';
import { mermaidOf } from '../../../src/tools/exports/mermaid.ts';
import { top } from '../../conventions/imports.ts';
import { markdownFiles } from '../../conventions/markdown.ts';

/** What is checked of a state diagram as Mermaid parses it. */
type Read = {
  readonly nodes: readonly {
    readonly id: string;
    readonly parentId?: string;
    readonly shape: string;
    readonly label?: string;
    readonly description?: readonly string[];
  }[];
  readonly edges: readonly { readonly start: string; readonly end: string; readonly label: string }[];
};

/** Reads a state diagram with Mermaid's own parser. */
async function read(text: string): Promise<Read> {
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!('getData' in db) || typeof db.getData !== 'function') throw new Error('this is no state diagram');
  return db.getData();
}

/** Mermaid's ids have no dots, and it puts boxes of its own between a state and its regions. */
const idOf = (id: string): string => id.replaceAll('.', '_');
const own = /^(divider|note|noteGroup|stateStart|stateEnd)$/;

describe('the Mermaid diagram of each flow', () => {
  test.each(flows.map((machine) => [machine.id, chartOf(machine, flows)] as const))(
    'of %s has its states, nested as in the chart, and every transition',
    async (_, chart) => {
      const { nodes, edges } = await read(mermaidOf(chart));
      const byId = new Map(nodes.map((node) => [node.id, node]));
      const parentOf = (id: string | undefined): string | undefined => {
        const parent = byId.get(id ?? '')?.parentId;
        return byId.get(parent ?? '')?.shape === 'divider' ? parentOf(parent) : parent;
      };
      const states = nodes.filter(({ shape }) => !own.test(shape));
      expect(Object.fromEntries(states.map(({ id }) => [id, parentOf(id)]))).toEqual(
        Object.fromEntries(
          chart.states.map(({ id, depth }) => [
            idOf(id),
            depth === 0 ? undefined : idOf(id.split('.').slice(0, -1).join('.')),
          ]),
        ),
      );
      expect(nodes.filter(({ shape }) => shape === 'divider')).toHaveLength(
        chart.states.filter(({ isRegion }) => isRegion).length,
      );
      const begins = edges.filter(({ start }) => byId.get(start)?.shape === 'stateStart');
      expect(begins.map(({ end }) => end).sort()).toEqual(
        chart.states
          .filter(({ isInitial }) => isInitial)
          .map(({ id }) => idOf(id))
          .sort(),
      );
      const words = (id: string): string =>
        nodes
          .filter((node) => node.id === id || (node.shape === 'note' && node.id.startsWith(`${id}-`)))
          .map(({ label, description = [] }) => [label, ...description].join('\n'))
          .join('\n');
      const isTold = ({ source, targets, on, guard }: ChartTransition): boolean => {
        const told = guard === null ? on : `${on} [${guard}]`;
        const isDrawn = (target: string): boolean =>
          edges.some(
            ({ start, end, label }) =>
              start === idOf(source) && end === idOf(target) && label.startsWith(told),
          );
        return (targets.length > 0 && targets.every(isDrawn)) || words(idOf(source)).includes(told);
      };
      expect(chart.transitions.filter((one) => !isTold(one)).map(({ id }) => id)).toEqual([]);
    },
  );
});

test('an invalid diagram is refused', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  one --> ')).rejects.toThrow('Parse error');
});

const diagrams = markdownFiles().flatMap((file) =>
  [...readFileSync(path.join(top, file), 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].map(
    ([, text = ''], index) => [`${file}, ${index + 1}`, text] as const,
  ),
);

test.each(diagrams)('the diagram of %s can be read', async (_, text) => {
  expect(await mermaid.parse(text)).toBeTruthy();
});
