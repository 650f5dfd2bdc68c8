import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { flows } from '../../machines/index.ts';
import { FailureError } from '../../src/domain/failure.ts';
import { cleaned } from '../../src/portal/inspect/clean.ts';
import type { ToldMoment } from '../../src/portal/inspect/told-moment.ts';
import { chartOf } from '../../src/tools/atlas/chart.ts';
import { citedIn } from '../../src/tools/atlas/citations.ts';
import { walkText } from '../../src/tools/atlas/client/recording.ts';
import { sequenceOf, toldToParents } from '../../src/tools/atlas/client/sequence.ts';
import { toChild, Walk } from '../../src/tools/atlas/client/simulation.ts';
import { citedDocuments } from '../../src/tools/atlas/documents.ts';
import { type Figures, type MutationFigures, readMutationFigures } from '../../src/tools/atlas/figures.ts';
import { mutationOf, proofOf, requirementsOf } from '../../src/tools/atlas/proof.ts';
import { sendersOf } from '../../src/tools/atlas/senders.ts';
import type { WalkedStep } from '../../src/tools/atlas/walked.ts';
import { plainOf } from '../../src/tools/atlas/wire.ts';
import { walkFlows } from '../flows/walk-flows.ts';
import { listed } from '../mutation/listed.ts';
import { isWhole } from '../whole.ts';

const walked = await walkFlows();

const machineOf = (flow: string) => {
  const machine = flows.find(({ id }) => id === flow);
  if (!machine) throw new Error(`no flow ${flow}`);
  return machine;
};

describe('a walk step by step', () => {
  test.each(walked.map((one) => [one.flow, one] as const))(
    'of %s arrives where the tests arrive',
    (flow, { paths, steps, inputs }) => {
      const faults: string[] = [];
      // A change is guarded by some paths of each flow; the lab takes all.
      for (const { name, input, steps: places } of isWhole ? paths : paths.slice(0, 8)) {
        const taken = places.flatMap((place) => steps[place] ?? []);
        const events = taken.slice(1).map(({ event }) => event);
        const { moments, fault } = new Walk(machineOf(flow), inputs[input], events);
        const [end, last] = [taken.at(-1), moments.at(-1)];
        const leaves = end?.leaves.map((leaf) => `${flow}.${leaf}`) ?? [];
        if (fault !== null || !leaves.every((leaf) => last?.states.includes(leaf)))
          faults.push(`${name}: ${fault ?? last?.states.join()}`);
        else if (end && end.arcs.join() !== last?.arcs.join()) faults.push(`${name}: ${last?.arcs.join()}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test('takes a flow together with the flows that it invokes', () => {
    const links = [{ text: 'User guide', href: '/files/documents/user-guide.pdf' }];
    const events = [
      { type: 'xstate.done.actor.loadDocuments', output: links },
      { type: 'document.requested', href: '/files/documents/user-guide.pdf' },
    ];
    const from = { contact: 'support@daylight.example' };
    const alone = new Walk(machineOf('documents'), from, events);
    expect(alone.last?.children).toEqual([]);
    const child = (walk: Walk) => walk.last?.children.map(({ flow, leaves }) => `${flow} ${leaves.join()}`);
    const together = new Walk(machineOf('documents'), from, events, true);
    expect(child(together)).toEqual(['fileDownload checking']);
    const answer = { type: 'xstate.error.actor.checkFile', error: { $error: 'gone' } };
    expect(together.childCan('downloads', answer)).toBe(true);
    expect(together.childCan('downloads', { type: 'xstate.done.actor.fetchFile' })).toBe(false);
    const further = new Walk(machineOf('documents'), from, [...events, toChild('downloads', answer)], true);
    expect(further.fault).toBeNull();
    expect(further.last?.isTaken).toBe(true);
    expect(child(further)).toEqual(['fileDownload idle']);
  });

  test('names who sends an event, at a transition of its chart', () => {
    const senders = sendersOf(walked);
    const events = new Set(senders.filter(({ to }) => to === 'parent').map(({ event }) => event));
    expect([...events].sort()).toEqual([...toldToParents(walked.flatMap(({ steps }) => steps))].sort());
    const ids = new Set(
      flows.flatMap((machine) => [machine.id, ...chartOf(machine, flows).transitions.map(({ id }) => id)]),
    );
    expect(senders.filter(({ at }) => !ids.has(at))).toEqual([]);
  });

  test('accepts an answer only from an actor that was asked, and reports an event that was not taken', () => {
    const machine = machineOf('signIn');
    const from = { skipCaptcha: true, returnTo: null };
    const answer = { type: 'xstate.done.actor.redirectToProvider' };
    expect(new Walk(machine, from, []).can(answer)).toBe(false);
    const accepted = { type: 'form.accepted', output: { sessionToken: 't', nonce: 'n' } };
    const asked = new Walk(machine, from, [accepted]);
    expect(asked.can(answer)).toBe(true);
    expect(asked.last?.effects).toContainEqual({
      kind: 'asks',
      name: 'redirectToProvider',
      data: { ticket: { sessionToken: 't', nonce: 'n' }, returnTo: null },
    });
    expect(new Walk(machine, from, [{ type: 'form.refused' }]).last?.isTaken).toBe(false);
  });
});

/** A walked path as a tab of the portal would have reported it, from the given step on. */
const toldFrom = (flow: string, steps: readonly WalkedStep[], from: number): ToldMoment[] =>
  steps.slice(from).map(({ event, leaves }, at) => ({
    ...{ tab: 't', actor: 'x:0', flow, at, context: {}, status: 'active' as const, leaves },
    event: at === 0 ? { type: 'xstate.init' } : { ...cleaned(event), type: event.type },
  }));

/** What a test reads from a recording that is written as a test path. */
function readAgain(text: string): { readonly name: string; readonly events: readonly AnyEventObject[] } {
  const read: Record<string, AnyEventObject[]> = new Function('FailureError', `return {${text}};`)(
    FailureError,
  );
  const [[name, events] = ['', []]] = Object.entries(read);
  return { name, events };
}

describe('a recording written as a test path', () => {
  test.each(walked.map((one) => [one.flow, one] as const))(
    'of %s goes through every recorded state, even if it began in the middle',
    (flow, known) => {
      const faults: string[] = [];
      const longest = known.paths.toSorted((one, other) => other.steps.length - one.steps.length);
      for (const { name, steps: places } of longest.slice(0, 5)) {
        const taken = places.flatMap((place) => known.steps[place] ?? []);
        for (const from of taken.length > 2 ? [0, 1] : [0]) {
          const moments = toldFrom(flow, taken, from);
          const written = readAgain(walkText('as recorded', machineOf(flow), moments, known));
          const input = Object.keys(known.inputs).find((one) => written.name.startsWith(`${one}: `)) ?? '';
          const events = written.events.map((event): AnyEventObject => Object(plainOf(event)));
          const walk = new Walk(machineOf(flow), known.inputs[input], events);
          const gone = walk.moments.slice(-moments.length);
          const isAlong = moments.every(({ leaves }, at) =>
            leaves.every((leaf) => gone[at]?.states.includes(`${flow}.${leaf}`)),
          );
          if (walk.fault !== null || !isAlong) faults.push(`${from} of ${name}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

const flowOf = (flow: string) => {
  const found = walked.find((one) => one.flow === flow);
  if (!found) throw new Error(`${flow} was not walked`);
  return found;
};

test('a path is shown as a sequence between page, chart and service', () => {
  const { paths, steps } = flowOf('signIn');
  const { steps: places = [] } =
    paths.find(({ name }) => /redirectToProvider → page.restored/.test(name)) ?? {};
  const messages = sequenceOf(
    places.flatMap((place) => steps[place] ?? []),
    { fromChildren: toldToParents(flowOf('form').steps), children: new Set(['form']) },
  );
  expect(messages.map(({ from, to, words, step }) => `${step} ${from} > ${to}: ${words}`)).toEqual([
    '0 Page > Chart: start',
    '0 Chart > Chart: open',
    '0 Chart > Page: form',
    '1 Page > Chart: form.accepted',
    '1 Chart > Chart: redirecting',
    '1 Chart > Service: redirectToProvider',
    '2 Service > Chart: redirectToProvider answered',
    '2 Chart > Chart: leaving',
    '2 Chart > Chart: waits signInTimeout, 120000 ms',
    '3 Page > Chart: page.restored',
    '3 Chart > Chart: open',
    '3 Chart > Page: tells form form.committed',
  ]);
});

describe('what the tests prove about a transition', () => {
  const arc = 'signIn.open--form.accepted--0';
  const figures = (world: Figures['world'], times: number): Figures => ({
    flow: 'signIn',
    world,
    paths: 1,
    states: [1, 4],
    arcs: [
      { from: 'open', on: 'form.accepted', event: 'form.accepted', to: 'redirecting', walked: times },
      {
        from: 'leaving',
        on: 'page.restored',
        event: 'page.restored',
        to: 'open',
        walked: 7,
        elsewhere: 'there',
      },
    ],
  });

  test('is counted by world, with the requirements of its rows', () => {
    const known = new Map([['page', figures('page', 3)] as const]);
    const [proof] = proofOf([arc], flowOf('signIn'), known);
    expect(proof).toEqual({
      arc,
      machine: expect.any(Number),
      page: 3,
      browser: null,
      elsewhere: [],
      requirements: ['A 4.2'],
    });
    expect(proof?.machine).toBeGreaterThan(1);
    const [restored] = proofOf(['signIn.leaving--page.restored--0'], flowOf('signIn'), known);
    expect(restored).toMatchObject({ page: 7, elsewhere: ['there'] });
    expect(restored?.requirements).toContain('A 4.2');
  });

  test('is nothing if nothing was walked', () => {
    expect(proofOf([arc], undefined, undefined)).toEqual([
      { arc, machine: null, page: null, browser: null, elsewhere: [], requirements: [] },
    ]);
  });

  const citable = new Set(citedDocuments().flatMap(({ citables }) => citables.map(({ name }) => name)));
  const unknown = (names: readonly string[]): string[] => names.filter((name) => !citable.has(name));

  test('cites only what the documents of the atlas contain', () => {
    const cited = walked.flatMap(({ steps, invariants }) =>
      [...steps, ...invariants].flatMap(({ requirement }) => citedIn(requirement ?? '')),
    );
    expect(new Set(cited).size).toBeGreaterThan(30);
    expect(unknown(cited)).toEqual([]);
    expect(citedIn('B 7 (HEAD to 2 files), decisions.md Money')).toEqual(['B 7', 'decisions.md Money']);
    expect(citedIn('A 3.2, 4.1; decisions.md Data and views (1 row); B 2')).toEqual([
      'A 3.2',
      'A 4.1',
      'B 2',
      'decisions.md Data and views',
    ]);
  });

  test.each(flows.map((machine) => [machine.id, machine] as const))(
    'names the requirements of every state of %s',
    (name, machine) => {
      const chart = chartOf(machine, flows);
      const required = requirementsOf(
        chart,
        walked.find(({ flow }) => flow === name),
      );
      expect(chart.states.filter(({ id }) => required.get(id)?.length === 0)).toEqual([]);
      expect(required.size).toBe(chart.states.length);
    },
  );
});

describe('the faults put into a chart', () => {
  const figures: MutationFigures = {
    ...{ flow: 'venueSelection', mutants: 105, killed: 102, listed: 3 },
    byOperator: {
      retarget: { mutants: 82, killed: 82 },
      'swap an action': { mutants: 23, killed: 20 },
    },
  };

  test('are read as the run wrote them, ignoring other figures and half a file, and counted by operator', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'daylight-figures-'));
    const text = JSON.stringify(figures);
    writeFileSync(path.join(folder, 'venueSelection.mutation.json'), text);
    writeFileSync(path.join(folder, 'signIn.mutation.json'), text.slice(0, 40));
    writeFileSync(path.join(folder, 'alerts.machine.json'), '{"flow":"alerts","world":"machine"}');
    const read = readMutationFigures(folder);
    rmSync(folder, { recursive: true });
    expect([...read.keys()]).toEqual(['venueSelection']);
    expect(mutationOf(read.get('venueSelection'))).toEqual([
      { operator: null, mutants: 105, killed: 102 },
      { operator: 'retarget', mutants: 82, killed: 82 },
      { operator: 'swap an action', mutants: 23, killed: 20 },
    ]);
    expect(mutationOf(undefined)).toEqual([]);
  });

  test('have a reason each if they cannot be told from the chart', () => {
    for (const { flow, equal } of walked)
      expect(Object.fromEntries(equal.map(({ fault, reason }) => [fault, reason])), flow).toEqual(
        listed[flow] ?? {},
      );
    expect(flowOf('venueSelection').equal.length).toBeGreaterThan(0);
  });
});
