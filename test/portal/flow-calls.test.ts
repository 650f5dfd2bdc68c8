import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  StateMachine,
} from 'xstate';
import { type Operation, operations } from '../../src/contract/generated/operations.ts';
import { securityQuestions } from '../../src/domain/account/security-questions.ts';
import { flowCalls } from '../../src/tools/atlas/flow-calls.ts';

/** Stands for any value: it has every property, can be called, and is `x` as a text. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => 'x';
    if (key === Symbol.iterator) return () => [].values();
    // A registration is sent only with an offered question.
    if (key === 'question') return securityQuestions[0];
    // One call is made per compared series.
    if (key === 'series') return [anything];
    // Shown rows become a file without a call.
    if (key === 'shown') return null;
    return key === 'then' || key === 'toJSON' ? undefined : anything;
  },
  has: () => true,
});

const ofVenue = {
  ...{ datatype: 'trade', tv: 'ICPM', instrument: null },
  ...{ from: '2026-03-05', to: '2026-03-05', format: 'csv' },
};
const openFile = { path: '/open-data/2026-03-05/trades-ICPM-2026-03-05.csv', bytes: 1 };

/** An act of the contract, and the loading of a file, which has a call of its own. */
const acts = [
  { Name: 'suspendAccount', Login: 'x' },
  { Name: 'loadFile', File: new File(['x'], 'x.csv') },
].map((Act) => ({ Act, Seen: 'x', Reason: 'x', Attempt: '2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e' }));

/** The screens of the console; the log is read for the first too. */
const screens = [
  ...['today', 'customers', 'customer', 'payments', 'mails', 'files', 'file', 'requests', 'request'],
  ...['invoices', 'invoice', 'revenue', 'publishing', 'publishers', 'usage', 'storage', 'operators'],
].map((kind) => ({
  kind,
  query: { pseudonym: 'x', number: 'x', reference: '2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e' },
}));

/**
 * The inputs with which actors make all their calls: the file of a tape has a call of its own, open files are asked for
 * before the history of a venue.
 */
const inputs: Readonly<Record<string, readonly unknown[]>> = {
  'viewExport makeFile': [
    anything,
    { asked: { shown: null, columns: null, criteria: anything, subject: anything }, report: anything },
  ],
  'getData lookUp': [{ choice: ofVenue }],
  'operatorAct previewAct': acts,
  'operatorAct performAct': acts,
  'operatorScreen readScreen': screens,
  'listExport gatherList': [
    ...screens,
    { kind: 'rejects', number: 1, form: 'lines' },
    { kind: 'usageFile', query: { month: '2026-11' } },
  ],
  'getData fetchData': [
    anything,
    { choice: ofVenue, offer: { way: 'openFiles', files: [openFile] }, report: anything },
  ],
};

/** Addresses that are not configured are the contract's. */
const config = {
  payment: { checkUrl: '', createUrl: '', executeUrl: '' },
  captcha: { scriptUrl: '' },
};

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** Every flow as the portal binds it; functions that bind one are called with stand-ins. */
const bound = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/portal/flows/*.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .map(([name, value]) =>
    typeof value === 'function' && name.endsWith('Of')
      ? Reflect.apply(value, null, [config, anything, anything])
      : value,
  )
  .filter(isMachine);

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'transition' in value;

/** The call of an actor; for a form that a flow invokes, the call that submits it. */
function questionOf(logic: unknown): AnyActorLogic | null {
  if (!isMachine(logic)) return isLogic(logic) ? logic : null;
  return logic.id === 'form' ? questionOf(logic.implementations.actors.submitForm) : null;
}

function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const [id] =
    Object.entries<Operation>(operations).find(
      ([, one]) =>
        one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    ) ?? [];
  return id ?? `${method} ${pathname}`;
}

const own = globalThis.fetch;
let asked: string[] = [];
const running: AnyActorRef[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input, init) => {
    const id = operationOf(new Request(input, init));
    asked.push(id);
    // What follows is asked once there is no open file.
    if (id === 'downloadOpenDataIndex') return new Response(null, { status: 404 });
    return new Promise(() => {});
  };
});
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  globalThis.fetch = own;
});

/** Starts an actor in every binding of its flow: one flow may serve public files and one's own. */
function run(flow: string, actor: string): void {
  for (const machine of bound.filter(({ id }) => id === flow)) {
    const question = questionOf(machine.implementations.actors[actor]);
    if (!question) continue;
    for (const input of inputs[`${flow} ${actor}`] ?? [anything]) {
      const started = createActor(question, { input });
      running.push(started);
      started.subscribe({ error: () => {} });
      started.start();
    }
  }
}

const calls = flowCalls();
const actors = new Map<string, readonly [flow: string, actor: string]>(
  bound.flatMap(({ id, implementations }) =>
    Object.keys(implementations.actors).map((actor) => [`${id} ${actor}`, [id, actor]] as const),
  ),
);
const expectedOf = (flow: string, actor: string): string[] =>
  calls
    .filter((call) => call.flow === flow && call.actor === actor)
    .map(({ operationId }) => operationId)
    .sort();
// These lead to the provider's page or hand the browser a file, and jsdom does neither.
for (const name of ['signIn redirectToProvider', 'fileDownload saveFile']) actors.delete(name);
const asking = [...actors.values()].filter(([flow, actor]) => expectedOf(flow, actor).length > 0);

test.each(asking)('%s %s makes the calls that are read off the code', async (flow, actor) => {
  run(flow, actor);
  await vi.waitFor(() => expect(asked.sort()).toEqual(expectedOf(flow, actor)));
});

test('no other actor makes a call, and every actor that was read off the code exists', async () => {
  expect(calls.filter(({ flow, actor }) => !actors.has(`${flow} ${actor}`))).toEqual([]);
  for (const [flow, actor] of actors.values()) if (expectedOf(flow, actor).length === 0) run(flow, actor);
  await new Promise((done) => setImmediate(done));
  run('venues', 'loadVenues');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked).toEqual(['listTradingVenues']);
});
