import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  paymentApiPath,
  paymentMount,
  paymentScriptPath,
  paymentStandIn,
} from '../../../src/sandbox/payment/payment-stand-in.ts';
import { type PaymentProvider, standInKeys, usualSettings } from '../../../src/sandbox/payment/provider.ts';
import { until } from '../payments/payment-kit.ts';

let app: FastifyInstance;
let provider: PaymentProvider;
let origin: string;
let folder: string;
const received: { headers: Record<string, unknown>; body: string }[] = [];
let refuseEvents = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'daylight-payment-'));
  app = Fastify();
  provider = paymentStandIn(app, {
    webhookUrl: () => `${origin}/hears`,
    keepIn: path.join(folder, 'kept', 'orders.json'),
  });
  app.post('/hears', async (request, reply) => {
    refuseEvents -= 1;
    if (refuseEvents >= 0) return reply.code(503).send();
    received.push({ headers: request.headers, body: JSON.stringify(request.body) });
    return {};
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  provider.change(usualSettings);
  received.length = 0;
});

const basic = `Basic ${Buffer.from(`${standInKeys.clientId}:${standInKeys.clientSecret}`).toString('base64')}`;

async function token(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `${paymentApiPath}/v1/oauth2/token`,
    headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  return answer.json().access_token;
}

const purchaseOf = (value: string) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'c1', invoice_id: 'i1', amount: { currency_code: 'USD', value } }],
});

async function rest(method: 'GET' | 'POST', url: string, payload?: object, requestId?: string) {
  const answer = await app.inject({
    method,
    url: `${paymentApiPath}${url}`,
    headers: {
      authorization: `Bearer ${await token()}`,
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('wire.md Payment: a token requires the keys, and calls require the token', async () => {
  const refused = await app.inject({
    method: 'POST',
    url: `${paymentApiPath}/v1/oauth2/token`,
    headers: { authorization: 'Basic nonsense' },
  });
  expect([refused.statusCode, refused.json().error]).toEqual([401, 'invalid_client']);
  const bare = await app.inject({ url: `${paymentApiPath}/v2/checkout/orders/X` });
  expect([bare.statusCode, bare.json().error]).toEqual([401, 'invalid_token']);
});

test('wire.md Payment: create, approve, capture, capture again, refund', async () => {
  const created = await rest('POST', '/v2/checkout/orders', purchaseOf('25.00'), 'r1');
  expect(created).toMatchObject({
    status: 201,
    body: { status: 'CREATED', purchase_units: [{ custom_id: 'c1' }] },
  });
  expect(await rest('POST', '/v2/checkout/orders', purchaseOf('25.00'), 'r1')).toMatchObject({
    status: 200,
    body: { id: created.body.id },
  });
  const path = `/v2/checkout/orders/${created.body.id}`;
  expect(await rest('POST', `${path}/capture`, {}, 'c1')).toMatchObject({
    status: 422,
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'ORDER_NOT_APPROVED' }],
      debug_id: expect.any(String),
    },
  });
  provider.approve(created.body.id, false);
  const captured = await rest('POST', `${path}/capture`, {}, 'c1');
  expect(captured).toMatchObject({
    status: 201,
    body: { status: 'COMPLETED', payer: { payer_id: expect.any(String) } },
  });
  expect(await rest('POST', `${path}/capture`, {}, 'c1')).toEqual({ ...captured, status: 200 });
  expect(await rest('POST', `${path}/capture`, {}, 'c2')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
  });
  const capture = captured.body.purchase_units[0].payments.captures[0];
  expect(await rest('GET', `/v2/payments/captures/${capture.id}`)).toMatchObject({
    status: 200,
    body: { status: 'COMPLETED' },
  });
  expect(await rest('POST', `/v2/payments/captures/${capture.id}/refund`, {}, 'f1')).toMatchObject({
    status: 201,
  });
  expect(await rest('POST', `/v2/payments/captures/${capture.id}/refund`, {}, 'f2')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
  });
  expect(provider.find(created.body.id)?.charges).toBe(1);
  expect(existsSync(`${folder}/kept/orders.json`)).toBe(true);
});

test('bad input: invalid amounts and unknown orders are refused', async () => {
  for (const value of ['-1.00', '0.00', '1', 'x', '12345678.00']) {
    expect((await rest('POST', '/v2/checkout/orders', purchaseOf(value))).status).toBe(400);
  }
  expect((await rest('GET', '/v2/checkout/orders/NONE')).status).toBe(404);
  expect((await rest('POST', '/v2/checkout/orders/NONE/capture', {})).status).toBe(404);
  expect((await rest('GET', '/v2/payments/captures/NONE')).status).toBe(404);
});

test('its orders survive a restart', async () => {
  const { body } = await rest('POST', '/v2/checkout/orders', purchaseOf('31.00'));
  const again = paymentStandIn(Fastify(), {
    webhookUrl: () => 'http://127.0.0.1:9',
    keepIn: path.join(folder, 'kept', 'orders.json'),
  });
  expect(again.find(body.id)).toMatchObject({ amount: '31.00', status: 'CREATED' });
});

test('events are signed, and sent again until they are accepted', async () => {
  refuseEvents = 1;
  const { body } = await rest('POST', '/v2/checkout/orders', purchaseOf('25.00'));
  provider.approve(body.id, false);
  await until('the event came', () => received.length === 1);
  const { headers, body: event } = received[0] ?? { headers: {}, body: '{}' };
  const verify = (sig: unknown) =>
    rest('POST', '/v1/notifications/verify-webhook-signature', {
      transmission_id: headers['paypal-transmission-id'],
      transmission_time: headers['paypal-transmission-time'],
      transmission_sig: sig,
      webhook_id: standInKeys.webhookId,
      webhook_event: JSON.parse(event),
    });
  expect(JSON.parse(event)).toMatchObject({
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: body.id },
  });
  expect((await verify(headers['paypal-transmission-sig'])).body).toEqual({ verification_status: 'SUCCESS' });
  expect((await verify('forged')).body).toEqual({ verification_status: 'FAILURE' });
});

test('its behaviour can be switched on its page, by form and by JSON', async () => {
  const page = await app.inject({ url: paymentMount });
  expect(page.headers['content-type']).toMatch(/text\/html/);
  for (const word of [
    'is held back',
    'does not load',
    'is lost on its way to the page',
    'answers nonsense',
  ]) {
    expect(page.body).toContain(word);
  }
  expect(page.body).not.toContain('Put everything back');
  const byHand = await app.inject({
    method: 'POST',
    url: paymentMount,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'capture=pending',
  });
  expect(byHand.statusCode).toBe(303);
  const byJson = await app.inject({ method: 'POST', url: paymentMount, payload: { script: 'blocked' } });
  expect(byJson.json().settings).toEqual({ ...usualSettings, capture: 'pending', script: 'blocked' });
  expect((await app.inject({ url: paymentScriptPath })).statusCode).toBe(503);
  for (const payload of [{ capture: 'free' }, { unknown: 'up' }, { provider: 1 }]) {
    expect((await app.inject({ method: 'POST', url: paymentMount, payload })).statusCode).toBe(400);
  }
  expect(provider.settings()).toEqual({ ...usualSettings, capture: 'pending', script: 'blocked' });
  expect((await app.inject({ url: paymentMount })).body).toContain('Put everything back');
});

test('a held payment can be accepted or denied, a completed one refunded or reversed', async () => {
  const act = async (id: string, action: string) =>
    (await app.inject({ method: 'POST', url: `${paymentMount}/orders/${id}`, payload: { action } }))
      .statusCode;
  const order = async () => {
    const { body } = await rest('POST', '/v2/checkout/orders', purchaseOf('25.00'));
    provider.approve(body.id, false);
    await rest('POST', `/v2/checkout/orders/${body.id}/capture`, {});
    return body.id;
  };
  provider.change({ capture: 'pending' });
  const [accepted, denied] = [await order(), await order()];
  expect(await act(accepted, 'refund')).toBe(400);
  expect([await act(accepted, 'accept'), await act(denied, 'deny')]).toEqual([200, 200]);
  expect([accepted, denied].map((id) => provider.find(id)?.capture?.status)).toEqual([
    'COMPLETED',
    'DECLINED',
  ]);
  expect(await act(accepted, 'reverse')).toBe(200);
  expect(await act(denied, 'refund')).toBe(400);
  expect(await act(accepted, 'dance')).toBe(400);
  expect(await act('NONE', 'refund')).toBe(400);
});

type Callbacks = {
  createOrder: () => Promise<string>;
  onApprove: (data: Record<string, unknown>, actions: { restart: () => void }) => Promise<void>;
  onCancel: (data: Record<string, unknown>) => void;
  onError: (error: unknown) => void;
  fundingSource?: string;
  style?: object;
};

type Kit = {
  readonly version: string;
  readonly isFundingEligible: (source: string) => boolean;
  readonly Buttons: (callbacks: Callbacks) => {
    readonly render: (place: string) => Promise<void>;
    readonly isEligible: () => boolean;
    readonly close: () => Promise<void>;
  };
};

/** A page that loads the script as paypal-js does, and the windows it opens. */
async function pageWith(callbacks: Callbacks) {
  const dom = new JSDOM('<div id="room"></div>', {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    resources: 'usable',
  });
  const { window } = dom;
  const windows: {
    closed: boolean;
    location: { href: string };
    told: unknown[];
    close: () => void;
    postMessage: (data: unknown) => void;
  }[] = [];
  window.open = (address) => {
    const opened = {
      closed: false,
      location: { href: String(address) },
      told: [] as unknown[],
      close: () => {
        opened.closed = true;
      },
      postMessage: (data: unknown) => {
        opened.told.push(data);
      },
    };
    windows.push(opened);
    return Object.create(opened);
  };
  const script = window.document.createElement('script');
  script.src = `${origin}${paymentScriptPath}?client-id=x&currency=USD`;
  script.dataset.namespace = 'daylightPayment';
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  window.document.head.append(script);
  await loaded;
  const kit: Kit = Object(window).daylightPayment;
  const buttons = kit.Buttons(callbacks);
  await buttons.render('#room');
  const button = window.document.querySelector('button');
  const print = (data: object) => window.dispatchEvent(new window.MessageEvent('message', { origin, data }));
  return { kit, buttons, button, windows, print, close: () => window.close() };
}

test('wire.md Payment: the script defines what paypal-js needs, under the namespace it is given', async () => {
  const page = await pageWith({
    createOrder: async () => 'O',
    onApprove: async () => {},
    onCancel: () => {},
    onError: () => {},
    style: { shape: 'pill', color: 'gold', height: 25 },
  });
  expect(page.kit).toMatchObject({ version: expect.any(String), FUNDING: { PAYPAL: 'paypal' } });
  expect([page.kit.isFundingEligible('paypal'), page.kit.isFundingEligible('card')]).toEqual([true, false]);
  expect(page.buttons.isEligible()).toBe(true);
  expect(page.button?.getAttribute('aria-label')).toBe('PayPal');
  expect([page.button?.style.height, page.button?.style.borderRadius]).toEqual(['25px', '25px']);
  await page.buttons.close();
  page.close();
});

test('the window opens with the click, survives a restart after a decline, and closes after approval', async () => {
  const heard: unknown[] = [];
  let approvals = 0;
  const page = await pageWith({
    createOrder: async () => 'O1',
    onApprove: async (data, { restart }) => {
      approvals += 1;
      heard.push(data);
      if (approvals === 1) restart();
    },
    onCancel: () => heard.push('cancelled'),
    onError: (error) => heard.push(error),
  });
  page.button?.click();
  expect(page.windows[0]?.location.href).toMatch(/\/sdk\/wait$/);
  const approve = () => page.print({ sandboxPayment: 'O1', decision: 'approved', payerID: 'P1' });
  await until('the window asks', () => page.windows[0]?.location.href.includes('approve?token=O1') ?? false);
  approve();
  await until('it was told', () => approvals === 1);
  expect(heard[0]).toMatchObject({ orderID: 'O1', payerID: 'P1', paymentID: 'O1' });
  await until('it asks again', async () => {
    approve();
    return approvals === 2;
  });
  await until('the window is closed', () => page.windows[0]?.closed ?? false);
  expect([page.windows.length, heard.length]).toEqual([1, 2]);
  page.close();
});

test('a closed window is a cancellation, and a failing createOrder an error', async () => {
  const heard: string[] = [];
  let fails = false;
  const page = await pageWith({
    createOrder: async () => {
      if (fails) throw new Error('no order');
      return 'O2';
    },
    onApprove: async () => {},
    onCancel: ({ orderID }) => heard.push(`cancelled ${orderID}`),
    onError: (error) => heard.push(String(error)),
  });
  page.button?.click();
  await until('the window asks', () => page.windows[0]?.location.href.includes('approve') ?? false);
  page.windows[0]?.close();
  await until('it was told', () => heard.length === 1);
  fails = true;
  page.button?.click();
  await until('it was told', () => heard.length === 2);
  expect(heard).toEqual(['cancelled O2', 'Error: no order']);
  page.close();
});

test('cancelling a purchase while its window is open notifies the window and prevents approval', async () => {
  const heard: string[] = [];
  const page = await pageWith({
    createOrder: async () => 'O3',
    onApprove: async () => {
      heard.push('approved');
    },
    onCancel: () => heard.push('cancelled'),
    onError: (error) => heard.push(String(error)),
  });
  page.button?.click();
  await until('the window asks', () => page.windows[0]?.location.href.includes('approve') ?? false);
  await page.buttons.close();
  const ended = { sandboxPayment: 'O3', ended: true };
  expect(page.windows[0]?.told).toEqual([ended]);
  // A window that was still loading missed the message, so it is told again when it approves.
  page.print({ sandboxPayment: 'O3', decision: 'approved', payerID: 'P1' });
  await until('it was told again', () => page.windows[0]?.told.length === 2);
  expect(heard).toEqual([]);
  page.close();
});

/** The payer's window with its script; the page that opened it may be gone. */
async function payersWindow(
  token: string,
  opener: { closed: boolean; postMessage: (data: unknown) => void } | null,
) {
  const address = `${origin}${paymentMount}/sdk/approve?token=${token}`;
  const dom = await JSDOM.fromURL(address, {
    runScripts: 'dangerously',
    resources: 'usable',
    beforeParse: (window) => {
      Object.assign(window, {
        fetch: (url: string, init: RequestInit) => fetch(new URL(url, address), init),
      });
      Object.defineProperty(window, 'opener', { value: opener });
    },
  });
  const { window } = dom;
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  const buttons = () => [...window.document.querySelectorAll('button')];
  return {
    note: () => window.document.getElementById('note')?.textContent ?? '',
    press: (id: string) => window.document.getElementById(id)?.click(),
    areDisabled: () => buttons().length > 0 && buttons().every((button) => button.disabled),
    hear: (data: unknown) =>
      window.dispatchEvent(new window.MessageEvent('message', { origin, data, source: Object(opener) })),
    close: () => window.close(),
  };
}

test('the payer’s window says that the purchase was cancelled, and promises nothing', async () => {
  const { body } = await rest('POST', '/v2/checkout/orders', purchaseOf('600.00'));
  const token = String(body.id);
  const said: unknown[] = [];
  const dom = new JSDOM('', { url: origin });
  const opener = Object.assign(dom.window, { postMessage: (data: unknown) => said.push(data) });
  const before = await payersWindow(token, opener);
  before.hear({ sandboxPayment: 'another', ended: true });
  expect(before.areDisabled()).toBe(false);
  before.hear({ sandboxPayment: token, ended: true });
  expect(before.note()).toContain('was cancelled on the page that opened this window. Nothing was charged.');
  expect(before.areDisabled()).toBe(true);
  before.close();

  const after = await payersWindow(token, opener);
  after.press('approve');
  await until('it is approved', () => said.length === 1);
  expect(after.note()).toBe('Approved. The shop is taking the payment…');
  after.hear({ sandboxPayment: token, ended: true });
  expect(after.note()).toContain('If you cancelled it, nothing was charged');
  after.close();

  const left = await payersWindow(token, null);
  left.press('approve');
  await until('it says so', () => left.note().includes('the page that opened this window is gone'));
  left.close();
});

test('the payer’s window shows the amount and takes a decision once', async () => {
  const { body } = await rest('POST', '/v2/checkout/orders', purchaseOf('600.00'));
  const window = await app.inject({ url: `${paymentMount}/sdk/approve?token=${body.id}` });
  expect(window.body).toContain('$600.00');
  const decide = async (payload: object) =>
    (await app.inject({ method: 'POST', url: `${paymentMount}/sdk/approve`, payload })).json();
  expect(await decide({ token: body.id, decision: 'cancelled' })).toEqual({ payerID: null, tell: true });
  expect(await decide({ token: body.id, decision: 'approved' })).toEqual({
    payerID: expect.any(String),
    tell: true,
  });
  provider.change({ approval: 'lost' });
  expect(await decide({ token: body.id, decision: 'approved' })).toMatchObject({ tell: false });
  await rest('POST', `/v2/checkout/orders/${body.id}/capture`, {});
  expect(await decide({ token: body.id, decision: 'approved' })).toHaveProperty('error');
  expect((await app.inject({ url: `${paymentMount}/sdk/approve?token=<script>` })).body).not.toContain(
    '<script>',
  );
});
