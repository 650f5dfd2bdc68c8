import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { paidText } from '../../../machines/subscription.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import { loadPhoneReading } from '../../../src/portal/forms/phone-reading.ts';
import { meets } from '../../flows/ledger.ts';
import { approval } from '../../flows/payment/kit.ts';
import { asSource } from '../../flows/random/as-source.ts';
import { walkCount, walkSeed, writeWalked } from '../../flows/random/bounds.ts';
import { analyst } from '../../flows/session/kit.ts';
import { priceAnswer, subscribed, uncompleted } from '../account/subscriptions-answers.ts';
import { standInPayment } from '../stand-in-payment.ts';
import { type Happening, PortalInProcess, paths } from './portal-in-process.ts';
import { person, ServiceModel } from './service-model.ts';

vi.mock('../../../src/portal/payment/sdk-loader.ts', async () => {
  const { standInPayment } = await import('../stand-in-payment.ts');
  return standInPayment.module;
});

const own = globalThis.fetch;
beforeAll(() => loadPhoneReading());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  globalThis.fetch = own;
  vi.restoreAllMocks();
});

/** What a person, another tab or the provider's window can do to a flow, in any order. */
const events: Readonly<Record<string, readonly AnyEventObject[]>> = {
  session: [
    { type: 'session.stale' },
    { type: 'otherTab.signedIn' },
    { type: 'otherTab.signedOut' },
    { type: 'strip.loaded' },
    { type: 'signOut.chosen' },
  ],
  alerts: [{ type: 'alert.dismissed' }],
  subscription: [
    { type: 'renewal.chosen' },
    { type: 'changes.taken' },
    { type: 'selection.kept' },
    { type: 'cancellation.chosen' },
    { type: 'retry.requested' },
  ],
  venueSelection: [
    { type: 'venues.loaded', venues: [{ id: 1, hasOrders: true, hasTrades: true }] },
    ...Object.keys(noOptions).flatMap((option) =>
      [true, false].map((chosen) => ({ type: 'option.changed', venueId: 1, option, chosen })),
    ),
  ],
  termination: [
    { type: 'termination.chosen' },
    { type: 'termination.confirmed' },
    { type: 'termination.declined' },
  ],
  payment: [
    { type: 'payment.started', key: 'key-1' },
    { type: 'payment.approved', approval, key: 'key-2' },
    { type: 'window.closed' },
    { type: 'window.failed', error: new Error('popup blocked') },
    { type: 'retry.requested' },
  ],
  details: [
    { type: 'details.unlocked' },
    { type: 'amendment.dropped' },
    { type: 'departure.attempted' },
    { type: 'departure.declined' },
    { type: 'departure.confirmed' },
    { type: 'retry.requested' },
  ],
  form: [
    { type: 'field.changed', name: 'firstName', value: 'Janet' },
    { type: 'field.changed', name: 'firstName', value: '' },
    { type: 'form.submitted' },
  ],
  dataView: [
    { type: 'refresh.requested', at: '2026-11-20T12:00:00Z' },
    { type: 'retry.requested' },
    { type: 'page.turned', page: 0 },
    { type: 'page.turned', page: 1 },
    { type: 'expansion.toggled' },
  ],
};

const waits = [200, 1_000, 5_000, 15_000, 30_000];

type Draw = {
  readonly kind: 'answered' | 'failed' | 'done' | 'anything' | 'session' | 'opened' | 'waited';
  readonly pick: number;
};
const often = (kind: Draw['kind'], weight: number) => ({ arbitrary: fc.constant(kind), weight });
const drawn: fc.Arbitrary<Draw> = fc.record({
  kind: fc.oneof(
    often('answered', 7),
    often('done', 7),
    often('failed', 2),
    often('anything', 1),
    often('session', 1),
    often('opened', 1),
    often('waited', 2),
  ),
  pick: fc.nat(),
});

const nth = <T>(all: readonly T[], pick: number): T | undefined => all[pick % all.length];

/** A walk through the portal with its service, and the rules that it broke. */
class PortalWalk {
  readonly portal = new PortalInProcess();
  readonly service = new ServiceModel();
  readonly taken: Happening[] = [];
  readonly faults: string[] = [];
  /** The rare situations of the ledger that it reached. */
  readonly met = new Set<string>();
  #seen = 0;

  constructor() {
    standInPayment.reset();
    sessionStorage.clear();
    localStorage.clear();
    globalThis.fetch = this.portal.answers.fetch;
  }

  /** The event that a draw stands for here. */
  choose({ kind, pick }: Draw): Happening | undefined {
    if (kind === 'waited') return { wait: nth(waits, pick) ?? 0 };
    if (kind === 'opened') return { open: nth(paths, pick) ?? pagePaths.home };
    if (kind === 'answered' || kind === 'failed') {
      const call = nth(this.portal.answers.pending(), pick);
      if (!call) return undefined;
      const answers = kind === 'failed' ? this.service.bad(call) : this.service.good(call);
      const answer = nth(answers, Math.floor(pick / 7));
      return answer && { call, answer };
    }
    const all = [...this.portal.flows()].flatMap(([to, actor]) =>
      (events[to] ?? [])
        .filter((send) => kind === 'anything' || actor.getSnapshot().can(send))
        .map((send) => ({ to, send })),
    );
    return nth(
      all.filter(({ to }) => (to === 'session') === (kind === 'session')),
      pick,
    );
  }

  async take(happening: Happening): Promise<void> {
    if ('answer' in happening && !this.portal.answers.pending().includes(happening.call)) return;
    this.taken.push(happening);
    this.#notice(happening);
    const selection = this.#lockedSelection();
    const shownAlerts = await this.portal.happen(happening);
    if ('answer' in happening) this.service.answered(happening.call, happening.answer);
    await this.#look(happening, shownAlerts, selection);
  }

  #notice(happening: Happening): void {
    const payment: AnyMachineSnapshot | undefined = this.portal.flows().get('payment')?.getSnapshot();
    if ('send' in happening && payment?.matches('executing')) {
      if (happening.send.type === 'signOut.chosen')
        this.met.add('somebody signs out while a payment is charged');
      if (happening.send.type === 'otherTab.signedOut')
        this.met.add('another tab signs out while a payment is charged');
    }
    if ('answer' in happening && happening.call === 'POST /api/payment/execute' && !payment)
      this.met.add(
        happening.answer.status === 401
          ? 'a page that was left finds that the session has ended'
          : 'a charge is answered after its page was left',
      );
  }

  /** The selection of a grid that is locked. */
  #lockedSelection(): unknown {
    const grid: AnyMachineSnapshot | undefined = this.portal.flows().get('venueSelection')?.getSnapshot();
    return grid?.matches('locked') ? grid.context.selection : null;
  }

  async #look(happening: Happening, shownAlerts: readonly string[], locked: unknown): Promise<void> {
    const hold = (says: string, holds: boolean): void => {
      if (!holds) this.faults.push(says);
    };
    const { portal, service } = this;
    const answer = 'answer' in happening ? happening : null;
    const body = Object(answer?.answer.body);
    const isStrip = 'send' in happening && happening.send.type === 'strip.loaded';
    const grid: AnyMachineSnapshot | undefined = portal.flows().get('venueSelection')?.getSnapshot();

    hold('nothing throws', portal.thrown().length === 0);
    hold(
      'decisions.md Money: a declined payment is never paid',
      !shownAlerts.includes(paidText) || body.OrderStatus === 'paid',
    );
    hold('A 4.4: one event never opens two dialogs', shownAlerts.length <= 1 || isStrip);
    hold(
      'A 4.1: a 401 anywhere makes a visitor',
      answer?.answer.status !== 401 || portal.session.getSnapshot().context.user === null,
    );
    hold(
      'A 2.2: a visitor is on no account page',
      portal.session.getSnapshot().context.user !== null || portal.flows().size === 2,
    );
    hold(
      'B 4: a locked selection cannot be changed',
      locked === null ||
        !('send' in happening) ||
        happening.to !== 'venueSelection' ||
        grid?.context.selection === locked,
    );
    for (const [name, actor] of portal.flows()) {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      hold(`A 8: no flow stops for good: ${name}`, snapshot.status !== 'error');
      const isAtWork =
        Object.values<AnyActorRef | undefined>(snapshot.children).some(
          (child) => child?.getSnapshot().status === 'active',
        ) ||
        Object.values(actor.system.getSnapshot()._scheduledEvents).some(({ source }) => source === actor);
      hold(`A 4.3: no busy state without a running actor: ${name}`, !snapshot.hasTag('busy') || isAtWork);
    }
    for (const request of portal.answers.requests.slice(this.#seen)) {
      const { pathname } = new URL(request.url);
      const { OrderID = '' } = pathname.startsWith('/api/payment/') ? await request.clone().json() : {};
      if (pathname === '/api/payment/cancel')
        hold(
          'decisions.md Money: nothing is cancelled while it is being charged',
          !['executing', 'pending'].includes(service.orders.get(OrderID) ?? ''),
        );
      if (pathname === '/api/payment/create')
        hold('B 4: only the first uncompleted purchase is paid', OrderID === this.#firstShown());
      service.asked(pathname, OrderID);
    }
    this.#seen = portal.answers.requests.length;
  }

  #firstShown(): string {
    const page: AnyMachineSnapshot | undefined = this.portal.flows().get('subscription')?.getSnapshot();
    return page?.context.uncompletedPayments[0]?.orderId ?? '';
  }
}

async function walked(next: Iterable<(walk: PortalWalk) => Happening | undefined>): Promise<PortalWalk> {
  const walk = new PortalWalk();
  await walk.portal.settle();
  for (const choose of next) {
    const happening = choose(walk);
    if (happening) await walk.take(happening);
    if (walk.faults.length > 0) break;
  }
  walk.portal.stop();
  return walk;
}

const again = (happenings: readonly Happening[]): Promise<PortalWalk> =>
  walked(happenings.map((happening) => () => happening));

/** The shortest walk to the same fault. */
async function shortened(walk: PortalWalk): Promise<PortalWalk> {
  for (let at = walk.taken.length - 1; at >= 0; at -= 1) {
    const shorter = await again(walk.taken.filter((_, index) => index !== at));
    if (shorter.faults.length > 0) return shortened(shorter);
  }
  return walk;
}

const signedIn: Happening = { call: 'GET /api/userInfo', answer: { body: analyst } };
const approved = { type: 'payment.approved', approval, key: 'key-2' };
const ready: readonly Happening[] = [
  signedIn,
  { open: pagePaths.subscriptions },
  { call: 'GET /api/subscription/info', answer: { body: uncompleted } },
  { call: 'POST /api/payment/check', answer: { body: { OrderID: 'o-81', OrderStatus: 'created' } } },
];
const charging: readonly Happening[] = [
  ...ready,
  { to: 'payment', send: { type: 'payment.started', key: 'key-1' } },
  { call: 'POST /api/payment/create', answer: { body: { OrderID: 'PP-1' } } },
  { to: 'payment', send: approved },
];
const priced: readonly Happening[] = [
  signedIn,
  { open: pagePaths.subscriptions },
  { call: 'GET /api/subscription/info', answer: { body: subscribed } },
  {
    to: 'venueSelection',
    send: { type: 'venues.loaded', venues: [{ id: 1, hasOrders: true, hasTrades: true }] },
  },
  {
    call: 'POST /api/subscription/changePrice',
    answer: { body: priceAnswer },
  },
];
/** Where walks start: at the entrance, or deep in a critical part. */
const beginnings: readonly (readonly Happening[])[] = [
  [],
  [signedIn],
  [signedIn, { open: pagePaths.details }, { call: 'GET /api/userdetails/get', answer: { body: person } }],
  priced,
  ready,
  charging,
];

const execute = 'POST /api/payment/execute';
const paid: Happening = { call: execute, answer: { body: { OrderID: 'o-81', OrderStatus: 'paid' } } };

/** Walks worth a name, and those that once found a fault. */
const walks: Readonly<Record<string, readonly Happening[]>> = {
  'a charge is answered after its page was left': [...charging, { open: pagePaths.details }, paid],
  'a charge finds that the session ended after its page was left': [
    ...charging,
    { open: pagePaths.details },
    { call: execute, answer: { status: 401 } },
  ],
  'a logout during a payment': [
    ...charging,
    { to: 'session', send: { type: 'signOut.chosen' } },
    { call: 'POST /auth/logout', answer: { status: 204 } },
    paid,
  ],
  'a logout in another tab during a payment': [
    ...charging,
    { to: 'session', send: { type: 'otherTab.signedOut' } },
    paid,
  ],
  'the page is reopened during a payment': [
    ...charging,
    { open: pagePaths.details },
    { open: pagePaths.subscriptions },
    {
      call: 'POST /api/payment/check',
      answer: { body: { OrderID: 'o-81', OrderStatus: 'executing' } },
    },
    {
      call: 'GET /api/subscription/info',
      answer: {
        body: {
          ...uncompleted,
          UncompletedPayments: uncompleted.UncompletedPayments.map((order) => ({
            ...order,
            OrderStatus: 'executing',
          })),
        },
      },
    },
    { to: 'subscription', send: { type: 'cancellation.chosen' } },
  ],
};

const count = Math.ceil(walkCount / 3);

test.each(beginnings.map((beginning, at) => [at, beginning] as const))(
  'beginning %i can be walked to its end without a fault',
  async (_, beginning) => {
    const walk = await again(beginning);
    expect(walk.taken).toEqual(beginning);
    expect(walk.faults).toEqual([]);
  },
);

describe('the actors of the whole portal together', () => {
  test.each(Object.entries(walks))('%s', async (_, happenings) => {
    const { taken, faults, met } = await again(happenings);
    for (const situation of met) meets(situation);
    expect(taken).toEqual(happenings);
    expect(faults).toEqual([]);
  });

  test(`the rules hold on ${count} random walks`, { timeout: 10_000 * count }, async () => {
    let steps = 0;
    const walkDrawn = async (
      beginning: readonly Happening[],
      draws: readonly Draw[],
    ): Promise<PortalWalk> => {
      const walk = await walked([
        ...beginning.map((happening) => () => happening),
        ...draws.map((draw) => (one: PortalWalk) => one.choose(draw)),
      ]);
      steps += walk.taken.length;
      return walk;
    };
    const { counterexample, seed } = await fc.check(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.array(drawn, { minLength: 20, maxLength: 60 }),
        async (...drawn) => (await walkDrawn(...drawn)).faults.length === 0,
      ),
      { numRuns: count, seed: walkSeed },
    );
    writeWalked({ flow: 'whole portal', walks: count, steps });
    if (!counterexample) return;
    const { faults, taken } = await shortened(await walkDrawn(...counterexample));
    const lines = taken.map((happening) => `    ${asSource(happening)},`);
    expect.fail(
      `${faults.join('\n')}\nwalked again by this in \`walks\` of this file:\n  'found at random with seed ${seed}': [\n${lines.join('\n')}\n  ],`,
    );
  });
});
