import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, SimulatedClock } from 'xstate';
import { failureOf } from '../../../src/domain/failure.ts';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { paymentOf } from '../../../src/portal/flows/payment.ts';
import { PaymentPanel } from '../../../src/portal/payment/payment-panel.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { standInPayment } from '../../portal/stand-in-payment.ts';
import { Answers } from '../answers.ts';
import { seeTab } from '../see-tab.ts';
import { walkPage } from '../walk-page.ts';
import { paymentKit } from './kit.ts';

vi.mock('../../../src/portal/payment/sdk-loader.ts', async () => {
  const { standInPayment } = await import('../../portal/stand-in-payment.ts');
  return standInPayment.module;
});
vi.spyOn(console, 'error').mockImplementation(() => {});

const payment = paymentOf(sandboxConfig);
let clock: SimulatedClock;

function Paying() {
  const actor = useFlow(payment, { input: { subject: { OrderID: 'o-81' }, amount: 600 }, clock });
  return <PaymentPanel actor={actor} />;
}

async function mount({ answers }: { answers: Answers }) {
  clock = new SimulatedClock();
  await seeTab(false);
  standInPayment.reset(false);
  answers.always('GET /api/userInfo', { status: 401 });
  await act(async () => {
    render(
      <InApp>
        <Paying />
        <AlertDialog />
      </InApp>,
    );
  });
}

const pass = (milliseconds: number) => () => act(async () => clock.increment(milliseconds));
const paypal = () => screen.queryByRole('button', { name: 'PayPal', hidden: true });
const says = (text: string) => screen.queryByText(text, { exact: false });
const fault = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };

/** The answer of a service that did not process the call; null for any other error. */
function unheardAs(error: unknown) {
  const { kind } = failureOf(error);
  if (kind !== 'unauthenticated' && kind !== 'forbidden') return null;
  const [status, code] = kind === 'unauthenticated' ? [401, 'unauthenticated'] : [403, 'forbidden'];
  return { status, body: { error: { code, message: '', requestId: 'req-8' } } };
}

type Hands = { click(element: Element): Promise<void> };

/** Reads the dialog and closes it. */
async function readDialog(user: Hands, text: string) {
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(text);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const check = 'POST /api/payment/check';

const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Only the provider's refusal of a held payment is reported outside the page. */
const readDecision = (user: Hands, status: string) =>
  status === 'failed'
    ? readDialog(user, 'The payment was not accepted. Nothing has been charged.')
    : noDialog();

/** The page says why the script did not load only after the third try. */
const readLastTry = (user: Hands, { context }: AnyMachineSnapshot, text: string) =>
  context.scriptAttempts === 3 ? readDialog(user, text) : noDialog();

walkPage(paymentKit, {
  mount,
  events: {
    'xstate.done.actor.checkOrder': async ({ answers, user }, { output }) => {
      const request = await answers.give('POST /api/payment/check', {
        body: { OrderID: 'o-81', OrderStatus: output },
      });
      expect(await request.json()).toEqual({ OrderID: 'o-81' });
      await readDecision(user, output);
    },
    'xstate.error.actor.checkOrder': async ({ answers }, { error }) => {
      await answers.give('POST /api/payment/check', unheardAs(error) ?? fault);
      noDialog();
    },
    'xstate.done.actor.loadScript': () => standInPayment.load((loading) => loading.resolve()),
    'xstate.error.actor.loadScript': async ({ user }, { error }, before) => {
      await standInPayment.load((loading) => loading.reject(error));
      await readLastTry(user, before, 'The script "/sdk/js" failed to load.');
    },
    'xstate.after.scriptTimeout.payment.loadingScript': async ({ user }, _, before) => {
      await pass(10_000)();
      // An aborted call is not answered.
      standInPayment.loads.shift();
      await readLastTry(user, before, 'in time: https://pay.example/sdk/js');
    },
    'xstate.after.scriptRetryDelay.payment.retryingScript': pass(1_000),
    'xstate.done.actor.createOrder': async ({ answers }, { output }) => {
      const request = await answers.give('POST /api/payment/create', { body: { OrderID: output } });
      expect(await request.json()).toEqual({ OrderID: 'o-81', ShownPrice: 600 });
      expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      await waitFor(() => expect(standInPayment.window).toBe('PP-1'));
    },
    'xstate.error.actor.createOrder': async ({ answers, user }, { error }) => {
      const { kind, price, message } = failureOf(error);
      if (kind === 'notFound') {
        const refusal = { code: 'not-found', message, requestId: 'req-7' };
        await answers.give('POST /api/payment/create', { status: 404, body: { error: refusal } });
        return readDialog(user, `Payment not opened: ${message}`);
      }
      if (kind === 'unavailable') {
        await answers.give('POST /api/payment/create', { offline: true });
        return readDialog(user, 'Payment not opened: Service is temporarily unavailable');
      }
      if (price !== undefined) {
        const refusal = { code: 'conflict', message, requestId: 'req-7', price };
        await answers.give('POST /api/payment/create', { status: 409, body: { error: refusal } });
        return readDialog(user, `Payment not opened: ${message}`);
      }
      const unheard = unheardAs(error);
      await answers.give('POST /api/payment/create', unheard ?? fault);
      // After the end of the session the page says so itself.
      if (kind === 'unauthenticated') return noDialog();
      await readDialog(user, 'Payment not opened: An error has occurred');
    },
    'xstate.after.approvalWait.payment.approving.waiting': pass(15_000),
    'xstate.after.executeWait.payment.executing': pass(30_000),
    'xstate.after.pendingWait.payment.pending.waiting': pass(5_000),
    'xstate.done.actor.executeOrder': async ({ answers, user }, { output }) => {
      const request = await answers.give('POST /api/payment/execute', {
        body: { OrderID: 'o-81', OrderStatus: output },
      });
      expect(await request.json()).toEqual({ Token: 'PP-1', PaymentID: 'PP-1', PayerID: 'PAYER-1' });
      expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      await readDecision(user, output);
      if (output !== 'created') return;
      await waitFor(() => expect(standInPayment.restarts).toBe(1));
      expect(says('The payment was declined. Choose another way to pay.')).toBeTruthy();
    },
    'xstate.error.actor.executeOrder': async ({ answers, user }, { error }) => {
      const unheard = unheardAs(error);
      await answers.give('POST /api/payment/execute', unheard ?? fault);
      if (failureOf(error).kind === 'unauthenticated') return noDialog();
      await readDialog(user, unheard ? 'req-8' : 'req-9');
    },
    'payment.started': async ({ user }) => {
      const button = paypal();
      if (button) await user.click(button);
    },
    'payment.approved': () => standInPayment.approve(),
    'window.closed': () => standInPayment.close(),
    'window.failed': async ({ user }) => {
      await standInPayment.breakDown('popup blocked');
      await readDialog(user, 'popup blocked');
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: /^(Try|Check) again$/ })),
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
  },
  notHere: {
    'button.failed': 'the provider’s button reports it while being drawn, tried by a separate test',
  },
  states: {
    checking: () => expect(says('Checking the payment')).toBeTruthy(),
    'checking.alone': () => expect(paypal()).toBeNull(),
    'checking.again': () => expect(paypal()?.closest('[data-waits="false"]')).toBeTruthy(),
    'checking.pressed': () => expect(paypal()?.closest('[data-waits="true"]')).toBeTruthy(),
    loadingScript: () => expect(says('Loading PayPal')).toBeTruthy(),
    retryingScript: () => expect(says('Loading PayPal')).toBeTruthy(),
    ready: () => expect(paypal()).toBeTruthy(),
    creating: () => expect(says('Opening the payment')).toBeTruthy(),
    approving: async () => {
      await screen.findByText(/^(Approve the payment in the PayPal window|The payment was declined)/);
    },
    'approving.waiting': () => expect(paypal()).toBeTruthy(),
    'approving.asking': ({ answers }) => expect(answers.pending()).toContain('POST /api/payment/check'),
    executing: () => expect(says('Taking the payment')).toBeTruthy(),
    interrupted: () => {
      expect(screen.getByRole('alert').textContent).toContain('Your session has ended');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    pending: () => {
      expect(says('PayPal is still checking your payment of $600')).toBeTruthy();
      expect(paypal()).toBeNull();
    },
    'pending.waiting': () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' }).disabled).toBe(false),
    'pending.asking': () =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' }).disabled).toBe(true),
    'pending.paused': ({ answers }) => expect(answers.pending()).not.toContain(check),
    failed: () => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy(),
    'failed.script': () => expect(screen.getByRole('alert').textContent).toMatch(/script/),
    'failed.unknown': () => expect(screen.getByRole('alert').textContent).toContain('An error has occurred'),
    paid: () => expect(paypal()).toBeNull(),
    cancelled: () => expect(paypal()).toBeNull(),
  },
});

const own = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = own;
});

test('B 9, B 8: the button is small, a pill and gold, and is closed with the page', async () => {
  const { Answers } = await import('../answers.ts');
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  await mount({ answers });
  await answers.give('POST /api/payment/check', { body: { OrderID: 'o-81', OrderStatus: 'created' } });
  await standInPayment.load((loading) => loading.resolve());
  expect(standInPayment.drawn[0]?.style).toEqual({
    layout: 'horizontal',
    shape: 'pill',
    color: 'gold',
    height: 25,
    tagline: false,
  });
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  expect(standInPayment.closed).toBe(1);
});

test.each([
  [{ OrderID: 'PP-7' }, 'PP-7'],
  [{ id: 'PP-8' }, 'PP-8'],
])('B 7: the OrderID or id in the response of the create call is used: %j', async (body, order) => {
  const { Answers } = await import('../answers.ts');
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  await mount({ answers });
  await answers.give('POST /api/payment/check', { body: { OrderID: 'o-81', OrderStatus: 'created' } });
  await standInPayment.load((loading) => loading.resolve());
  const button = await screen.findByRole('button', { name: 'PayPal' });
  await act(async () => button.click());
  // A configured address may belong to another service, which the contract does not bind.
  await answers.give('POST /api/payment/create', { body, isForeign: 'id' in body });
  await waitFor(() => expect(standInPayment.window).toBe(order));
});

test('a button that cannot be drawn is reported and can be retried', async () => {
  const { Answers } = await import('../answers.ts');
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  await mount({ answers });
  standInPayment.isEligible = false;
  await answers.give('POST /api/payment/check', { body: { OrderID: 'o-81', OrderStatus: 'created' } });
  await standInPayment.load((loading) => loading.resolve());
  expect((await screen.findByRole('dialog')).textContent).toContain('PayPal cannot be used in this browser');
  expect(screen.getByRole('button', { name: 'Try again', hidden: true })).toBeTruthy();
});

test.each([
  [{ offline: true }, 'Payment not confirmed'],
  [{ status: 502, body: {}, isForeign: true }, 'Payment not confirmed'],
  [
    { status: 422, body: { error: { code: 'unprocessable', message: 'Not enough', requestId: 'req-9' } } },
    'Payment not taken: Not enough',
  ],
])(
  'B 8: the outcome of a payment is logged, and only an answer that declines it says not taken: %j',
  async (answer, said) => {
    const { Answers } = await import('../answers.ts');
    const answers = new Answers();
    globalThis.fetch = answers.fetch;
    await mount({ answers });
    await answers.give('POST /api/payment/check', { body: { OrderID: 'o-81', OrderStatus: 'created' } });
    await standInPayment.load((loading) => loading.resolve());
    const button = await screen.findByRole('button', { name: 'PayPal' });
    await act(async () => button.click());
    await answers.give('POST /api/payment/create', { body: { OrderID: 'PP-1' } });
    await waitFor(() => expect(standInPayment.window).toBe('PP-1'));
    await standInPayment.approve();
    await answers.give('POST /api/payment/execute', answer);
    const { textContent } = await screen.findByRole('dialog', { name: 'Error' });
    expect(textContent).toContain(said);
    expect(textContent?.includes('not taken')).toBe(said.startsWith('Payment not taken'));
    expect(console.error).toHaveBeenLastCalledWith(`${said.split(':')[0]}:`, expect.anything());
  },
);

const checked = (OrderStatus: string) => ({ body: { OrderID: 'o-81', OrderStatus } });

async function openWindow(): Promise<Answers> {
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  await mount({ answers });
  await answers.give(check, checked('created'));
  await standInPayment.load((loading) => loading.resolve());
  const button = await screen.findByRole('button', { name: 'PayPal' });
  await act(async () => button.click());
  await answers.give('POST /api/payment/create', { body: { OrderID: 'PP-1' } });
  await waitFor(() => expect(standInPayment.window).toBe('PP-1'));
  return answers;
}

describe('a closed window is said to have charged nothing', () => {
  const closed = 'The payment window was closed. Nothing has been charged.';
  let answers: Answers;
  beforeEach(async () => {
    answers = await openWindow();
    await standInPayment.close();
  });

  test('once the service has said that the order is still to be paid', async () => {
    expect(says(closed)).toBeNull();
    await answers.give(check, checked('created'));
    expect(says(closed)).toBeTruthy();
  });

  test('not if its approval came by another way and the provider holds the payment', async () => {
    await answers.give(check, checked('pending'));
    expect(says('PayPal is still checking your payment of $600')).toBeTruthy();
    expect(says(closed)).toBeNull();
  });

  test.each([
    ['while the outcome is unknown', fault],
    ['if the session has ended', { status: 401 }],
  ])('not %s', async (_, answer) => {
    await answers.give(check, answer);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(says(closed)).toBeNull();
  });
});

test('a declined payment is not called declined once another one is held', async () => {
  const answers = await openWindow();
  await standInPayment.approve();
  await answers.give('POST /api/payment/execute', checked('created'));
  expect(says('The payment was declined')).toBeTruthy();
  // Another means was approved, and the approval did not reach the page.
  await pass(15_000)();
  await answers.give(check, checked('pending'));
  expect(says('PayPal is still checking your payment of $600')).toBeTruthy();
  expect(says('The payment was declined')).toBeNull();
});

test('a payment that the provider holds is not asked about while the page is hidden, even if it was before', async () => {
  const answers = await openWindow();
  await standInPayment.approve();
  await seeTab(true);
  await answers.give('POST /api/payment/execute', checked('pending'));
  await pass(60_000)();
  expect(answers.pending()).toEqual([]);
  await seeTab(false);
  await answers.give(check, checked('paid'));
  expect(says('PayPal is still checking')).toBeNull();
});

describe('a press on the button while a payment is being taken', () => {
  const create = 'POST /api/payment/create';
  test.each([
    ['is forgotten if it was taken', 'paid', []],
    ['is forgotten if the provider holds it', 'pending', []],
    ['opens the window anew if it was declined', 'created', [create]],
  ])('%s', async (_, status, asked) => {
    const answers = await openWindow();
    await standInPayment.approve();
    expect(says('Taking the payment')).toBeTruthy();
    await act(async () => paypal()?.click());
    expect(answers.pending()).toEqual(['POST /api/payment/execute']);
    await answers.give('POST /api/payment/execute', checked(status));
    expect(answers.pending()).toEqual(asked);
    noDialog();
  });
});
