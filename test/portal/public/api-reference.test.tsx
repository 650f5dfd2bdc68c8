import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ApiReference } from '../../../src/contract/api-reference.ts';
import { apiReferenceText } from '../../../src/contract/generated/api-reference-text.ts';
import { analyst } from '../../flows/session/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const answers = answersInHand();
const reference: ApiReference = JSON.parse(apiReferenceText);

const call = async (id: string): Promise<HTMLElement> => {
  await waitFor(() => expect(document.querySelector(`#${id}[open]`)).not.toBeNull());
  const found = document.getElementById(id);
  if (found === null) throw new Error(`there is no call ${id}`);
  return found;
};
const codeIn = (part: HTMLElement): string =>
  within(part).getByRole('region', { name: 'In code' }).querySelector('pre')?.textContent ?? '';

test('B 10: every call has its row, those of programs first, those of the portal folded away', async () => {
  await openPortal(answers(), '/documentation/api', { user: null });
  await screen.findByRole('heading', { name: 'Start here' });
  const shown = [...document.querySelectorAll('details[id] > summary')]
    .map((summary) => summary.closest('details')?.id)
    .filter((id) => reference.calls.some((one) => one.id === id));
  expect(shown.toSorted()).toEqual(
    reference.calls.flatMap(({ id, isForPrograms }) => (isForPrograms ? [id] : [])).toSorted(),
  );
  await userEvent.click(screen.getByText('Session, sign-in, account, payment, and the forms'));
  await waitFor(() =>
    expect(document.querySelectorAll('details > summary').length).toBe(reference.calls.length + 2),
  );
  screen.getByRole('heading', { name: 'RegistrationForm' });
  await expectAccessible(document.body);
});

test('B 10: an address opens its call with its values filled in, by the former form of the place too', async () => {
  await openPortal(answers(), '/documentation/api?tv=ICPM&instrument=GB00BH4HKS39#/Feed/getHistory', {
    user: null,
  });
  const history = await call('getHistory');
  await waitFor(() => expect(codeIn(history)).toContain("--data-urlencode 'instrument=GB00BH4HKS39'"));
  expect(codeIn(history)).toContain(`${location.origin}/api/history`);
  expect(codeIn(history)).toContain("--data-urlencode 'tv=ICPM'");

  const user = userEvent.setup();
  await user.click(within(history).getByRole('button', { name: 'Python' }));
  await user.click(within(history).getByRole('button', { name: 'parquet' }));
  expect(codeIn(history)).toContain('open("history.parquet", "wb")');
  await user.clear(within(history).getByRole('textbox', { name: 'tv' }));
  await user.type(within(history).getByRole('textbox', { name: 'tv' }), 'TPIC');
  expect(codeIn(history)).toContain('"tv": "TPIC"');
  // The first call of the page is the same call with the same values.
  expect(screen.getByRole('region', { name: 'Start here' }).textContent).toContain('"tv": "TPIC"');
});

test('B 10: an address that cannot be decoded leads nowhere, and the page is there', async () => {
  await openPortal(answers(), '/documentation/api#%E0%A4%A', { user: null });
  await screen.findByRole('heading', { name: 'Start here' });
});

test('B 10: a link that is followed again unfolds its place again', async () => {
  await openPortal(answers(), '/documentation/api#getHistory', { user: null });
  const history = await call('getHistory');
  const user = userEvent.setup();
  const [summary] = history.getElementsByTagName('summary');
  if (summary === undefined) throw new Error('the call has nothing to press');
  await user.click(summary);
  await waitFor(() => expect(history.hasAttribute('open')).toBe(false));
  const limits = screen.getByRole('heading', { name: 'Limits' }).closest('section');
  if (limits === null) throw new Error('there are no limits');
  await user.click(within(limits).getByRole('link', { name: '/api/history' }));
  await call('getHistory');
});

test('B 10: a header that is filled in is in the code, and unpacking is left to what can do it', async () => {
  await openPortal(answers(), '/documentation/api#downloadOpenDataIndex', { user: null });
  const index = await call('downloadOpenDataIndex');
  const user = userEvent.setup();
  await user.type(within(index).getByRole('textbox', { name: 'If-None-Match' }), '"e-1"');
  await user.type(within(index).getByRole('textbox', { name: 'Accept-Encoding' }), 'gzip');
  const inLanguage = async (language: string): Promise<string> => {
    await user.click(within(index).getByRole('button', { name: language }));
    return codeIn(index);
  };
  const curl = await inLanguage('curl');
  expect(curl).toContain(`--header 'If-None-Match: "e-1"'`);
  expect(curl).toContain(`--header 'Accept-Encoding: gzip'`);
  expect(await inLanguage('TypeScript')).toContain(String.raw`    "If-None-Match": "\"e-1\"",`);
  const python = await inLanguage('Python');
  expect(python).toContain(String.raw`        "If-None-Match": "\"e-1\"",`);
  expect(python).not.toContain('Accept-Encoding');
});

test('B 10: a call of the portal is unfolded with what is around it, and only who is signed in can try it', async () => {
  await openPortal(answers(), '/documentation/api#listApiKeys', { user: null });
  const keys = await call('listApiKeys');
  expect(within(keys).queryByRole('button', { name: 'Try it' })).toBeNull();
  expect(within(keys).getByRole('link', { name: 'Log in' })).toBeTruthy();
});

test('B 10: a try of a call with a body sends it with the XSRF token, and shows the refusal', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the service sets
  document.cookie = 'XSRF-TOKEN=t-1';
  await openPortal(answers(), '/documentation/api#createApiKey', { user: analyst });
  const make = await call('createApiKey');
  const user = userEvent.setup();
  await user.clear(within(make).getByRole('textbox', { name: 'Body' }));
  await user.click(within(make).getByRole('textbox', { name: 'Body' }));
  await user.paste('{"name":"","days":1}');
  await user.click(within(make).getByRole('button', { name: 'Try it' }));
  const body = { error: { code: 'invalid-request', message: 'A key has a name', requestId: 'r-1' } };
  const request = await answers().give('POST /api/keys', { status: 400, body });
  expect(request.headers.get('X-XSRF-TOKEN')).toBe('t-1');
  expect(await request.json()).toEqual({ name: '', days: 1 });
  expect((await within(make).findByRole('region', { name: 'Answer' })).textContent).toContain(
    'A key has a name',
  );
  // The dialog of failures is for the portal's own calls.
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('B 10: a stream, which has no end, is listened to for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await openPortal(
      answers(),
      '/documentation/api?datatype=trade&tv=ICPM&assetclass=Bonds&subassetclass=Bonds&instrument=X#streamFeedData',
      { user: analyst },
    );
    const stream = await call('streamFeedData');
    await userEvent.click(await within(stream).findByRole('button', { name: 'Try it' }));
    const events = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: opened\n\n')),
    });
    await answers().give('GET /api/feed/stream', {
      stream: events,
      headers: { 'content-type': 'text/event-stream' },
    });
    await vi.advanceTimersByTimeAsync(3100);
    const shown = await within(stream).findByRole('region', { name: 'Answer' });
    expect(shown.textContent).toContain('event: opened');
    expect(shown.textContent).toContain('This is the beginning of it.');
  } finally {
    vi.useRealTimers();
  }
});
