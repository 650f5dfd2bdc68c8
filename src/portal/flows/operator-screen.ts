import { fromPromise } from 'xstate';
import {
  operatorScreenMachine,
  type ScreenAnswer,
  type ScreenAsked,
} from '../../../machines/operator-screen.ts';
import { failureOf } from '../../domain/failure.ts';
import { isReference } from '../../domain/operator/request-reference.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

// The page shows a failure in place of the screen.
const here = { handler: 'sessionOnly' } as const;

const paymentStates = [
  ...['trouble', 'opening', 'open', 'executing', 'pending'],
  ...['captured', 'declined', 'void', 'refunded', 'stray', 'returned'],
] as const;
export type PaymentState = (typeof paymentStates)[number];
const mailStates = ['waiting', 'givenUp'] as const;

const invoiceStates = ['open', 'overdue', 'settled', 'withdrawn', 'credited'] as const;
const publishedKinds = ['document', 'report', 'terms', 'venue', 'calendar'] as const;

/** What of a query is filled in. */
const given = <Name extends string>(query: ScreenAsked['query'], ...names: readonly Name[]) => {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) if (query[name]) found[name] = query[name];
  return found;
};

/** The month, venue and kind of lines of a list of usage, and of its file. */
export const usageAsked = ({ month = '', venue = '', by }: ScreenAsked['query']) => ({
  month,
  ...(venue === '' ? {} : { venue }),
  by: by === 'customer' ? ('customer' as const) : ('venue' as const),
});

type Reading = { readonly query: ScreenAsked['query']; readonly signal: AbortSignal };

/** How each screen is read. */
const readings: {
  readonly [Kind in ScreenAnswer['kind']]: (reading: Reading) => Promise<ScreenAnswer | null>;
} = {
  today: async ({ signal }) => {
    const [status, log] = await Promise.all([
      ask(client.GET('/api/operator/status', { signal }), here),
      ask(client.GET('/api/operator/log', { params: { query: { acts: true } }, signal }), here),
    ]);
    return { kind: 'today', status, log };
  },
  customers: async ({ query, signal }) => ({
    kind: 'customers',
    list: await ask(
      client.GET('/api/operator/accounts', { params: { query: given(query, 'who', 'after') }, signal }),
      here,
    ),
  }),
  customer: async ({ query: { pseudonym = '' }, signal }) => {
    const account = await ask(
      client.GET('/api/operator/accounts/{pseudonym}', { params: { path: { pseudonym } }, signal }),
      here,
    );
    const query = { who: account.Login };
    const payments = await ask(client.GET('/api/operator/payments', { params: { query }, signal }), here);
    return { kind: 'customer', account, payments };
  },
  payments: async ({ query, signal }) => {
    const state = paymentStates.find((one) => one === query.state);
    return {
      kind: 'payments',
      list: await ask(
        client.GET('/api/operator/payments', {
          params: { query: { ...given(query, 'who', 'after'), ...(state ? { state } : {}) } },
          signal,
        }),
        here,
      ),
    };
  },
  mails: async ({ query, signal }) => {
    const state = mailStates.find((one) => one === query.state);
    const [list, jobs] = await Promise.all([
      ask(
        client.GET('/api/operator/mails', {
          params: { query: { ...given(query, 'login', 'after'), ...(state ? { state } : {}) } },
          signal,
        }),
        here,
      ),
      ask(client.GET('/api/operator/jobs', { signal }), here),
    ]);
    return { kind: 'mails', list, jobs };
  },
  files: async ({ query, signal }) => ({
    kind: 'files',
    list: await ask(
      client.GET('/api/operator/files', { params: { query: given(query, 'name', 'after') }, signal }),
      here,
    ),
  }),
  file: async ({ query: { number = '' }, signal }) => ({
    kind: 'file',
    file: await ask(
      client.GET('/api/operator/files/{number}', { params: { path: { number } }, signal }),
      here,
    ),
  }),
  requests: async ({ query, signal }) => ({
    kind: 'requests',
    list: await ask(
      client.GET('/api/operator/requests', {
        params: { query: { ...given(query, 'after'), ...(query.failed ? { failed: true } : {}) } },
        signal,
      }),
      here,
    ),
  }),
  request: async ({ query: { reference = '' }, signal }) => {
    // What is pasted may be anything.
    if (!isReference(reference)) return null;
    const path = { reference };
    return {
      kind: 'request',
      request: await ask(
        client.GET('/api/operator/requests/{reference}', { params: { path }, signal }),
        here,
      ),
    };
  },
  invoices: async ({ query, signal }) => {
    const state = invoiceStates.find((one) => one === query.state);
    const asked = { ...given(query, 'who', 'after'), ...(state ? { state } : {}) };
    const list = await ask(client.GET('/api/operator/invoices', { params: { query: asked }, signal }), here);
    return { kind: 'invoices', list };
  },
  invoice: async ({ query: { number = '' }, signal }) => ({
    kind: 'invoice',
    invoice: await ask(
      client.GET('/api/operator/invoices/{number}', { params: { path: { number } }, signal }),
      here,
    ),
  }),
  revenue: async ({ signal }) => ({
    kind: 'revenue',
    list: await ask(client.GET('/api/operator/revenue', { signal }), here),
  }),
  publishing: async ({ query, signal }) => {
    const kind = publishedKinds.find((one) => one === query.kind) ?? 'document';
    const asked = { kind, ...given(query, 'after') };
    const list = await ask(
      client.GET('/api/operator/publishing', { params: { query: asked }, signal }),
      here,
    );
    return { kind: 'publishing', list };
  },
  publishers: async ({ signal }) => ({
    kind: 'publishers',
    list: await ask(client.GET('/api/operator/publishers', { signal }), here),
  }),
  usage: async ({ query, signal }) => {
    const asked = { ...usageAsked(query), ...given(query, 'after') };
    const list = await ask(client.GET('/api/operator/usage', { params: { query: asked }, signal }), here);
    return { kind: 'usage', list };
  },
  storage: async ({ signal }) => ({
    kind: 'storage',
    list: await ask(client.GET('/api/operator/storage', { signal }), here),
  }),
  operators: async ({ signal }) => ({
    kind: 'operators',
    list: await ask(client.GET('/api/operator/operators', { signal }), here),
  }),
  log: async ({ query, signal }) => ({
    kind: 'log',
    list: await ask(
      client.GET('/api/operator/log', { params: { query: given(query, 'subject', 'after') }, signal }),
      here,
    ),
  }),
};

/** Reads a screen; null: there is no such thing, or not for this session any more. */
export async function readScreen(
  { kind, query }: ScreenAsked,
  signal: AbortSignal,
): Promise<ScreenAnswer | null> {
  try {
    return await readings[kind]({ query, signal });
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return null;
    throw error;
  }
}

/** A screen of the console, bound to the service. */
export const operatorScreen = operatorScreenMachine.provide({
  actors: { readScreen: fromPromise(({ input, signal }) => readScreen(input, signal)) },
});
