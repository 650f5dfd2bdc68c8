import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { stateNodesOf } from '../flows/model.ts';
import { machineFiles } from './machine-files.ts';

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const subjectPastVerb = /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)*\.([a-z][a-zA-Z]*|\*)$/;

describe('every chart follows the conventions for charts', async () => {
  const files = await machineFiles();

  test.each(files.map((file) => [file.name, file.machine] as const))('%s', (_, machine) => {
    const nodes: [string, AnyStateNode][] = [['(root)', machine.root], ...stateNodesOf(machine)];
    const faults: string[] = [];
    for (const [name, node] of nodes) {
      if (!node.description) faults.push(`${name} has no description`);
      if (name !== '(root)' && !camelCase.test(node.key)) faults.push(`${name} is not in camelCase`);
      for (const invoke of node.invoke) {
        if (invoke.id !== invoke.src) faults.push(`${name}: invoke ${String(invoke.src)} has another id`);
        if (!node.transitions.has(`xstate.error.actor.${invoke.id}`)) {
          faults.push(`${name}: invoke ${String(invoke.src)} has no onError`);
        }
      }
      for (const event of node.ownEvents) {
        if (!event.startsWith('xstate.') && !subjectPastVerb.test(event))
          faults.push(`${name}: event ${event}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('the atlas lists every machine once', async () => {
    const { flows } = await import('../../machines/index.ts');
    expect(flows.map((machine) => machine.id).sort()).toEqual(files.map((file) => file.machine.id).sort());
  });
});
