import {
  Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import type { Config } from '../../../src/portal/context/config.ts';
import { connectShared } from '../../../src/portal/context/connect-shared.ts';
import { alerts } from '../../../src/portal/flows/alerts.ts';
import { forwardEmitted } from '../../../src/portal/flows/binding/forward-emitted.ts';
import { dataView } from '../../../src/portal/flows/data-view.ts';
import { detailsOf } from '../../../src/portal/flows/details.ts';
import { session } from '../../../src/portal/flows/session.ts';
import { subscriptionOf } from '../../../src/portal/flows/subscription.ts';
import { paymentUnderWay } from '../../../src/portal/payment/payment-under-way.ts';
import { admissionOf } from '../../../src/portal/routes/admission.ts';
import { routeOf } from '../../../src/portal/routes/route-table.ts';
import { type Answer, Answers, type Call } from '../../flows/answers.ts';
import { toTrades } from '../../flows/data-view/kit.ts';
import { sandboxConfig } from '../sandbox-config.ts';

const tradesPath = '/data-viewing/trade';
const config: Config = { ...sandboxConfig, noPaymentMode: false };

/** One event in a walk, as plain data, so that a walk can be printed and repeated. */
export type Happening =
  | { readonly send: AnyEventObject; readonly to: string }
  | { readonly answer: Answer; readonly call: Call }
  | { readonly open: string }
  | { readonly wait: number };

type Page = { readonly name: string; readonly actor: Actor<AnyStateMachine> };

/** The flow that a page runs, with the input that the page gives it. */
function flowAt(path: string, clock: SimulatedClock): Page | null {
  switch (path) {
    case pagePaths.subscriptions: {
      const input = { noPaymentMode: false, debounceMaxWait: 500, interrupted: paymentUnderWay() };
      return { name: 'subscription', actor: createActor(subscriptionOf(config), { clock, input }) };
    }
    case pagePaths.details:
      return { name: 'details', actor: createActor(detailsOf(''), { clock, input: { kept: null } }) };
    case tradesPath:
      return { name: 'dataView', actor: createActor(dataView, { clock, input: toTrades }) };
    default:
      return null;
  }
}

/** Paths that a walk opens; the others run no flow of their own here. */
export const paths = [
  pagePaths.subscriptions,
  pagePaths.details,
  '/data-viewing/trade',
  pagePaths.home,
] as const;

/** The portal's actors as its pages combine them, without the pages; the walk answers their calls. */
export class PortalInProcess {
  readonly answers = new Answers();
  readonly #clock = new SimulatedClock();
  readonly #raised: string[] = [];
  readonly alerts = createActor(alerts, { clock: this.#clock });
  readonly session = createActor(session, { clock: this.#clock, input: { noticesShownTo: null } });
  readonly #thrown: unknown[] = [];
  readonly #heard = new WeakSet<AnyActorRef>();
  readonly #disconnect: () => void;
  #at: string = pagePaths.home;
  #page: Page | null = null;

  constructor() {
    this.#disconnect = connectShared({
      session: this.session,
      alerts: this.alerts,
    });
    this.alerts.system.inspect((event) => {
      if (event.type === '@xstate.event' && event.event.type === 'alert.raised')
        this.#raised.push(event.event.alert.message);
    });
    this.#hear(this.session);
    this.alerts.subscribe({ error: (error) => this.#thrown.push(error) });
    this.session.subscribe(() => this.#admit());
    this.alerts.start();
    this.session.start();
  }

  /** Every running flow by its name, including those that the page's flow invoked. */
  flows(): ReadonlyMap<string, Actor<AnyStateMachine>> {
    const found = new Map<string, Actor<AnyStateMachine>>();
    const add = (name: string, actor: unknown): void => {
      if (!(actor instanceof Actor) || !('root' in Object(actor.logic))) return;
      found.set(name, actor);
      const { children }: AnyMachineSnapshot = actor.getSnapshot();
      for (const [id, child] of Object.entries(children)) add(id, child);
    };
    add('session', this.session);
    add('alerts', this.alerts);
    if (this.#page) add(this.#page.name, this.#page.actor);
    return found;
  }

  /** Applies the event and waits for its effects; returns what the dialog was told meanwhile. */
  async happen(happening: Happening): Promise<readonly string[]> {
    this.#raised.length = 0;
    if ('send' in happening) this.flows().get(happening.to)?.send(happening.send);
    else if ('open' in happening) this.#open(happening.open);
    else if ('wait' in happening) this.#clock.increment(happening.wait);
    else await this.answers.give(happening.call, happening.answer);
    await this.settle();
    return [...this.#raised];
  }

  /** Waits until everything in progress has reached its next call. */
  async settle(): Promise<void> {
    for (let turns = 0; turns < 4; turns += 1) await new Promise((done) => setImmediate(done));
  }

  /** Errors that were thrown, of which there should be none. */
  thrown(): readonly unknown[] {
    return this.#thrown;
  }

  stop(): void {
    this.#leave();
    this.#disconnect();
    this.session.stop();
    this.alerts.stop();
  }

  #open(path: string): void {
    this.#leave();
    this.#at = path;
    this.#admit();
  }

  #leave(): void {
    this.#page?.actor.stop();
    this.#page = null;
  }

  /** Like the router, redirects a person who may not be here, and starts the flow of a page that opens. */
  #admit(): void {
    const snapshot = this.session.getSnapshot();
    const { user } = snapshot.context;
    const admission = admissionOf({
      route: routeOf(this.#at),
      user,
      isChecking: snapshot.hasTag('busy'),
      state: null,
    });
    if (admission.kind === 'redirected') this.#open(admission.to);
    else if (admission.kind === 'waiting') this.#leave();
    else if (!this.#page) this.#start();
  }

  #start(): void {
    this.#page = flowAt(this.#at, this.#clock);
    if (!this.#page) return;
    const { actor } = this.#page;
    this.#hear(actor);
    actor.subscribe(() => this.#hearChildren(actor));
    this.#hearChildren(actor);
    actor.start();
  }

  /** Events that a child emits do not pass through the machine that invoked it. */
  #hearChildren(actor: Actor<AnyStateMachine>): void {
    const { payment, termination } = actor.getSnapshot().children;
    for (const child of [payment, termination]) if (child) this.#hear(child);
  }

  #hear(actor: AnyActorRef): void {
    if (this.#heard.has(actor)) return;
    this.#heard.add(actor);
    actor.subscribe({ error: (error) => this.#thrown.push(error) });
    actor.on('*', (event: AnyEventObject) => {
      // Signing out leaves the page, and with it this process.
      if (event.type === 'navigate' && event.to === pagePaths.logout) return;
      forwardEmitted(event, this, (to) => this.#open(String(to)));
    });
  }
}
