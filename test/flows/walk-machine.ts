import { afterAll, describe, expect, test } from 'vitest';
import { Coverage, writeFigures } from './coverage.ts';
import { every } from './every-flow.ts';
import { GuardsMet } from './guards-met.ts';
import type { Kit } from './kit.ts';
import { lookOut } from './ledger.ts';
import { isIn, type Path, stateNodesOf } from './model.ts';
import { writeDraft } from './oracle/draft.ts';
import { Oracle, rowsOf, type Written } from './oracle/oracle.ts';
import { walkCount, writeWalked } from './random/bounds.ts';
import { walkAtRandom } from './random/random-walks.ts';
import { standAlone } from './stand-alone.ts';
import { WatchedPaths, walksOf } from './watched-paths.ts';

/**
 * Registers the machine world's tests of a flow: every path, completeness, refusals, full coverage as a gate, and
 * agreement with its table.
 */
export function walkMachine(kit: Kit, written: Written = {}): void {
  const walks = walksOf(kit);
  const paths: Path[] = walks.map((walk) => walk.path);
  const coverage = new Coverage(kit.machine);
  const guards = new GuardsMet(kit.machine);
  const key = kit.key ?? ((snapshot) => snapshot.value);
  const rows = rowsOf(kit.flow);
  const invariants = [...every, ...(written.invariants ?? [])];
  const oracle = new Oracle(kit.flow, rows, { ...written, invariants });
  const watched = new WatchedPaths(oracle, lookOut(kit.flow));

  describe('every path of the chart alone', () => {
    test.each(walks.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
      await watched.walk(walk, {
        coverage,
        guards,
        at: (snapshot, step) => {
          coverage.see(snapshot);
          if (!step) return;
          expect(key(snapshot), `after ${step.event.type}`).toEqual(key(step.state));
          for (const [state, promise] of Object.entries(kit.states))
            if (isIn(snapshot, state)) promise(snapshot);
        },
      });
    });
  });

  const further = Object.entries(written.walks ?? {});
  if (further.length > 0)
    describe('further walks', () => {
      test.each(further)('%s', (name, events) => {
        const other = Object.entries(kit.alsoFrom ?? {}).find(([mode]) => name.startsWith(`${mode}: `));
        return watched.follow(other ? { ...kit, input: other[1] } : kit, events, { guards });
      });
    });

  test(`table and invariants hold on ${walkCount} random walks`, {
    timeout: 5_000 * walkCount,
  }, async () => {
    const { steps, found } = await walkAtRandom(
      kit,
      { ...written, invariants },
      kit.rowsByPathsAlone ? null : rows,
    );
    writeWalked({ flow: kit.flow, walks: walkCount, steps });
    if (found)
      expect.fail(
        `${found.faults.join('\n')}\nwalked again by this in expected.ts beside the kit:\n${found.pasted}`,
      );
  });

  describe('the chart does what its table says', () => {
    test('the flow has a table', () => {
      expect(rows, 'expected.md beside the kit').not.toBeNull();
    });
    test('every step has a row, and every row a step', () => {
      expect(oracle.differences().join('\n')).toBe('');
    });
    test('the invariants hold in every step', () => {
      expect(oracle.broken().join('\n')).toBe('');
    });
  });

  describe('the kit is complete', () => {
    test('the paths are few enough to walk on every change', () => {
      expect(paths.length).toBeLessThanOrEqual(300);
    });
    test('every event of the chart occurs in a path', () => {
      const walked = new Set(paths.flatMap((path) => path.steps.map((step) => step.event.type)));
      const invoked = [...stateNodesOf(kit.machine).values(), kit.machine.root].flatMap((node) =>
        node.invoke.flatMap((invoke) =>
          kit.actors?.[String(invoke.src)]
            ? []
            : [`xstate.done.actor.${invoke.id}`, `xstate.error.actor.${invoke.id}`],
        ),
      );
      const named = [...kit.machine.events, ...invoked].filter(
        (type) => type !== '*' && !type.endsWith('.*'),
      );
      expect(named.filter((type) => !walked.has(type) && !(type in (kit.elsewhere ?? {})))).toEqual([]);
    });
    test('every state has an assertion, and every assertion a state', () => {
      expect(Object.keys(kit.states).sort()).toEqual([...stateNodesOf(kit.machine).keys()].sort());
    });
    test('every state and every transition was walked', () => {
      expect(coverage.missed().filter((missed) => !(missed in (kit.elsewhere ?? {})))).toEqual([]);
    });
    test('the machine and every state have a description', () => {
      const mute = [...stateNodesOf(kit.machine)]
        .filter(([, node]) => !node.description)
        .map(([name]) => name);
      expect(mute).toEqual([]);
      expect(kit.machine.root.description).toBeTruthy();
    });
  });

  const refusals = kit.refusals ?? [];
  if (refusals.length > 0) {
    describe('what is refused', () => {
      test.each(refusals.map((refusal) => [refusal.name, refusal] as const))('%s', async (_, refusal) => {
        const { actor, happen } = standAlone(kit, { coverage, guards, see: (step) => oracle.see(step) });
        actor.start();
        for (const event of refusal.after) await happen(event);
        expect(actor.getSnapshot().can(refusal.event)).toBe(false);
        await happen(refusal.event);
        actor.stop();
      });
    });
  }

  test('every guard has both passed and refused', () => {
    expect(guards.missed().filter((missed) => !(missed in (kit.elsewhere ?? {})))).toEqual([]);
  });

  afterAll(() => {
    writeDraft(oracle.unwritten);
    writeFigures({
      flow: kit.flow,
      world: 'machine',
      paths: paths.length,
      states: [coverage.seenStates.size, coverage.states.size],
      transitions: [coverage.seenTransitions.size, coverage.transitions.size],
    });
  });
}
