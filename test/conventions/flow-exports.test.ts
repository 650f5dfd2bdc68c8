import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { flows } from '../../machines/index.ts';
import { chartOf } from '../../src/tools/atlas/chart.ts';
import { dress, flowFiles } from '../../src/tools/atlas/write-atlas.ts';
import { pictureOf } from '../../src/tools/exports/picture.ts';
import { outlineOf } from './chart-outline.ts';
import { extractedFrom } from './extractor.ts';
import { top } from './imports.ts';

/**
 * The whole graph of a machine as the running library holds it, with functions by name. It is sent as text to a
 * process without our modules, so it uses nothing from outside itself.
 */
function graphOf(machine: AnyStateMachine): unknown {
  const branches = (all: readonly AnyTransitionDefinition[]) =>
    all.map(({ guard, actions, target, reenter }) => ({
      guard,
      actions,
      target: target?.map(({ id }) => id),
      reenter,
    }));
  const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];
  const { guards, actions, actors, delays } = machine.implementations;
  const graph = {
    guards,
    actions,
    actors: Object.entries(actors).map(([name, logic]) => [name, Object(logic).id ?? 'question']),
    delays,
    nodes: nodes(machine.root).map((node) => ({
      id: node.id,
      type: node.type,
      description: node.description,
      tags: node.tags,
      initial: node.type === 'compound' ? node.initial.target?.map(({ id }) => id) : undefined,
      entry: node.entry,
      exit: node.exit,
      invoke: node.invoke.map(({ id, src, input }) => ({ id, src, input })),
      transitions: [...node.transitions].map(([type, all]) => [type, branches(all)]),
      always: branches(node.always ?? []),
    })),
  };
  return JSON.parse(
    JSON.stringify(graph, (_, value) =>
      typeof value === 'function' ? { function: value.name, ...value } : value,
    ),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'flow-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a flow as a stand-alone file', async () => {
  const exported = await flowFiles();

  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(top, 'node_modules/xstate'), path.join(folder, 'node_modules/xstate'));
  for (const { machine, source } of exported) writeFileSync(path.join(folder, `${machine.id}.mjs`), source);
  writeFileSync(
    path.join(folder, 'graphs.mjs'),
    `${graphOf}
const graphs = {};
for (const name of process.argv.slice(2)) {
  const exported = await import('./' + name + '.mjs');
  graphs[name] = Object.values(exported).filter((one) => one?.root && one.id === name).map(graphOf);
}
console.log(JSON.stringify(graphs));`,
  );
  const graphs: Record<string, unknown> = JSON.parse(
    execFileSync(process.execPath, ['graphs.mjs', ...flows.map(({ id }) => id)], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
      maxBuffer: 2 ** 26,
    }),
  );

  test.each(exported.map((one) => [one.machine.id, one] as const))(
    '%s runs with only xstate installed, and is the same chart',
    (name, { machine, source }) => {
      expect(source).toContain('from "xstate"');
      expect(graphs[name]).toEqual([graphOf(machine)]);
    },
  );

  test.each(exported.map((one) => [one.machine.id, one] as const))(
    "Stately's extractor reads the file of %s, and the flows it invokes",
    (name, { source }) => {
      const read = extractedFrom(source);
      const ids = read.map(({ id }) => id);
      expect(ids).toContain(name);
      expect(read.map((config) => outlineOf(config))).toEqual(
        ids.map((id) => outlineOf(flows.find((flow) => flow.id === id)?.config)),
      );
    },
  );

  test.each(exported.map((one) => [one.machine.id, one] as const))(
    'the JSON of %s is its literal',
    (_, { machine, json }) => {
      expect(outlineOf(JSON.parse(json))).toEqual(outlineOf(machine.config));
    },
  );

  // The drawings are those of the atlas and tested there. One of these flows is nested, the other has parallel states.
  test.each(['details', 'dataView'])(
    'the SVG of %s is a document of its own, with its styles',
    async (name) => {
      const machine = flows.find(({ id }) => id === name);
      if (!machine) throw new Error(`there is no flow ${name}`);
      const chart = chartOf(machine, flows);
      const svg = await pictureOf(chart, (await dress()).css);
      const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
      const states = [...document.querySelectorAll('[data-state]')].map((box) =>
        box.getAttribute('data-state'),
      );
      expect(states.sort()).toEqual(chart.states.map(({ id }) => id).sort());
      expect(document.querySelectorAll('[href], [src], script')).toHaveLength(0);
      const css = document.querySelector('style')?.textContent;
      expect(css).toContain('--ground');
      expect(css).not.toMatch(/url\((?!data:)|@import/);
    },
  );
});
