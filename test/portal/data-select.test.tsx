import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Criteria, dataSelectAddress, noCriteria } from '../../src/domain/feed/criteria.ts';
import { useAppContext } from '../../src/portal/context/app-context.tsx';
import { loadFeedPage } from '../../src/portal/flows/feed-page.ts';
import { Page } from '../../src/portal/pages/data-select/page.tsx';
import { rememberViewed } from '../../src/portal/pages/data-select/recently-viewed.ts';
import { AlertDialog } from '../../src/portal/shell/alert-dialog.tsx';
import { Answers } from '../flows/answers.ts';
import { choices, lists } from '../flows/cascade/kit.ts';
import { questions } from '../flows/cascade-wire.ts';
import { shownTrades } from '../flows/public-trades/kit.ts';
import { bond, share } from '../flows/watchlist/kit.ts';
import { InApp } from './in-app.tsx';

const account = 'analyst@daylight.example';
const own = globalThis.fetch;
let answers: Answers;

beforeEach(() => {
  localStorage.clear();
  answers = new Answers()
    .always('GET /api/userInfo', {
      body: { email: account, Notifications: [], Parameters: {}, restrictedMode: false },
    })
    .always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
  globalThis.fetch = answers.fetch;
});
afterEach(() => {
  globalThis.fetch = own;
});

/** From now on every list is answered at once. */
function answerLists(): void {
  const pages = {
    loadVenues: lists.tv,
    loadAssetClasses: lists.assetclass,
    loadSubAssetClasses: lists.subassetclass,
    loadInstruments: lists.instrument,
    loadSegmentMics: lists.instrumentmic,
    loadOrderTypes: lists.ordertype,
  };
  for (const [actor, page] of Object.entries(pages)) {
    const question = questions[actor];
    if (question) answers.always(question.call, { body: question.body(page) });
  }
}

function Probe() {
  const { session } = useAppContext();
  const { pathname, search } = useLocation();
  const value = useSelector(session, (snapshot) => JSON.stringify(snapshot.value));
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="session">{value}</p>
    </>
  );
}

function show(at: string | { pathname: string; state: unknown } = '/dataSelect') {
  render(
    <InApp at={at}>
      <Probe />
      <Page />
      <AlertDialog />
    </InApp>,
  );
  return userEvent.setup();
}

const box = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name });
const address = (): string | null => screen.getByTestId('address').textContent;
const chosen = (criteria: Partial<Criteria>): string => dataSelectAddress({ ...noCriteria, ...criteria });

test('C 19: beside the levels are what one watches and each venue today, which the levels do not wait for', async () => {
  show();
  await waitFor(() => expect(box('Data type').disabled).toBe(false));
  await screen.findByText('Loading your watchlist…');
  const AsOf = '2026-11-20T14:17:00.000000Z';
  const asked = await answers.give('GET /api/watchlist', { body: { AsOf, Instruments: [bond, share] } });
  expect(new URL(asked.url).searchParams.get('with')).toBe('figures');
  const watched = within(screen.getByRole('table', { name: 'Watchlist' }));
  expect(watched.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/instruments/FR0000120271',
    '/instruments/GB00BH4HKS39',
  ]);
  await screen.findByText('Loading the venues…');
  await answers.give('GET /api/publicTrades', { status: 503 });
  screen.getByText(/^The venues cannot be shown at the moment\./);
  cleanup();
  answers.always('GET /api/publicTrades', { body: shownTrades });
  show();
  const venues = await screen.findByRole('list', { name: 'Today by venue' });
  expect(
    within(venues)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '◐TPICLate, none since 12:32 UTCTP ICAP EU - MTF1,048 so far, usual day 1,310',
    '?ICPMTP ICAP UK MTFTrading hours not known0 usual day not known',
  ]);
});

describe('the selection and its address', () => {
  test('a link with criteria fills the drop-downs level by level, and the data can be shown', async () => {
    answerLists();
    show(dataSelectAddress(choices));
    await waitFor(() => expect(box('Order type').value).toBe('Order book'));
    expect(box('Data type').value).toBe('Orders');
    expect(box('Trading venue').value).toBe('ICAP UK OTF');
    expect(box('Instrument').value).toBe('GB00BM8Z2T38');
    expect(screen.getByText('UK Treasury 4¼% 2034')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show data' })).toHaveProperty('disabled', false);
    expect(address()).toBe(dataSelectAddress(choices));
    // A request for a list carries the choices under the seven names.
    const last = answers.requests.filter(({ url }) => url.includes('/ordertypelist')).at(-1);
    const query = new URL(last?.url ?? '').searchParams;
    query.delete('_');
    const { ordertype, ...above } = choices;
    expect(Object.fromEntries(query)).toEqual(above);
  });

  test('the view can refresh what the selection loaded without loading it again', async () => {
    answerLists();
    const user = show(dataSelectAddress(choices));
    const button = await screen.findByRole('button', { name: 'Show data' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await answers.give('GET /api/feed/data', {
      body: questions.loadData?.body(lists.tv),
      headers: { etag: 'W/"first"' },
    });
    const { signal } = new AbortController();
    const refreshed = loadFeedPage({ criteria: choices, cursor: null }, signal);
    const request = await answers.give('GET /api/feed/data', {
      status: 304,
      headers: { etag: 'W/"first"' },
    });
    expect(request.headers.get('if-none-match')).toBe('W/"first"');
    expect(await refreshed).toMatchObject({ InstrumentID: choices.instrument });
  });

  test('a level with one option chooses it, says so, and lets the person undo it', async () => {
    answerLists();
    const onlyOne = { ...lists.assetclass, options: lists.assetclass.options.slice(0, 1) };
    const question = questions.loadAssetClasses;
    if (question) answers.always(question.call, { body: question.body(onlyOne) });
    const user = show(dataSelectAddress({ ...noCriteria, datatype: 'order', tv: 'IUOB' }));
    await waitFor(() => expect(box('Asset class').value).toBe('Bonds'));
    await waitFor(() => expect(box('Sub-asset class').disabled).toBe(false));
    expect(screen.getByText('Only option, preselected: Asset class').getAttribute('role')).toBe('status');
    await waitFor(() =>
      expect(address()).toBe(chosen({ datatype: 'order', tv: 'IUOB', assetclass: 'Bonds' })),
    );
    await user.click(screen.getByRole('button', { name: 'Undo Asset class' }));
    expect(box('Asset class').value).toBe('');
    expect(document.activeElement).toBe(box('Asset class'));
    expect(box('Sub-asset class').disabled).toBe(true);
    expect(screen.queryByText(/Only option, preselected/)).toBeNull();
    await waitFor(() => expect(address()).toBe(chosen({ datatype: 'order', tv: 'IUOB' })));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box('Asset class').value).toBe('Bonds');
  });

  test('the address follows every choice', async () => {
    answerLists();
    const user = show();
    await user.click(box('Data type'));
    await user.click(screen.getByRole('option', { name: 'Orders' }));
    await waitFor(() => expect(address()).toBe(chosen({ datatype: 'order' })));
    await waitFor(() => expect(box('Trading venue').disabled).toBe(false));
    await user.click(box('Trading venue'));
    await user.click(await screen.findByRole('option', { name: /^ICAP UK OTF/ }));
    await waitFor(() => expect(address()).toBe(chosen({ datatype: 'order', tv: 'IUOB' })));
    await user.clear(box('Data type'));
    await waitFor(() => expect(address()).toBe('/dataSelect'));
  });

  test('an address without a data type starts over', async () => {
    show('/dataSelect?datatype=quote&tv=IUOB');
    await waitFor(() => expect(address()).toBe('/dataSelect'));
    expect(box('Data type').value).toBe('');
    expect(answers.requests.filter(({ url }) => url.includes('/feed/'))).toEqual([]);
  });
});

describe('a list that cannot be loaded', () => {
  test('A 8: a 401 ends the session', async () => {
    answers.always('GET /api/subscription/feed/tvlist', {
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'Please log in', requestId: 'r-1' } },
    });
    show('/dataSelect?datatype=order');
    await waitFor(() => expect(screen.getByTestId('session').textContent).toContain('unauthenticated'));
  });

  test('the address keeps the criteria of a link, so that a reload asks for all of them', async () => {
    const link = dataSelectAddress(choices);
    show(link);
    await answers.give('GET /api/subscription/feed/tvlist', { offline: true });
    await screen.findByText('The list could not be loaded. Choose the data type again.');
    expect(address()).toBe(link);
  });

  test('B 8: any other failure is shown at its level, and choosing again retries', async () => {
    const user = show('/dataSelect?datatype=order');
    await answers.give('GET /api/subscription/feed/tvlist', { offline: true });
    expect(await screen.findByText('The list could not be loaded. Choose the data type again.')).toBeTruthy();
    await user.click(box('Data type'));
    await user.click(screen.getByRole('option', { name: 'Orders' }));
    await answers.give('GET /api/subscription/feed/tvlist', { body: { tvlist: [] } });
    expect(
      await screen.findByText('No venue open to you has orders now. Choose another data type.'),
    ).toBeTruthy();
  });
});

describe('decisions.md Look: focus returns to where it was', () => {
  test('to the button, after the dialog about data that could not be loaded is closed', async () => {
    answerLists();
    const user = show({ pathname: '/dataSelect', state: { criteria: choices } });
    const button = await screen.findByRole('button', { name: 'Show data' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    // Criteria of the navigation state are put into the address.
    await waitFor(() => expect(address()).toBe(dataSelectAddress(choices)));
    await user.click(button);
    await answers.give('GET /api/feed/data', { status: 500, body: {} });
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('to the retry button of a segment list that fails again, then to the next box', async () => {
    answerLists();
    answers.always('GET /api/subscription/feed/miclist', { status: 500, body: {} });
    const user = show({ pathname: '/dataSelect', state: { criteria: choices } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })),
    );
    answers.always('GET /api/subscription/feed/miclist', { body: { miclist: ['IMCE', 'IMCL'] } });
    answers.always('GET /api/subscription/feed/ordertypelist', {
      body: { ordertypelist: ['Trades', 'Individual trades'] },
    });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  });
});

describe('recently viewed', () => {
  test('lists what the account viewed, each with a link to it', async () => {
    rememberViewed(account, { criteria: choices, description: 'UK Treasury 4¼% 2034' });
    show();
    const list = screen.getByRole('region', { name: 'Recently viewed' });
    const link = await within(list).findByRole('link', { name: 'UK Treasury 4¼% 2034' });
    expect(link.getAttribute('href')).toMatch(/^\/data-viewing\/order\?datatype=order&tv=IUOB&/);
    expect(list.textContent).toContain('IGDL');
    expect(list.textContent).toContain('Orders · Order book');
  });

  test('explains itself before anything was viewed', () => {
    show();
    expect(screen.getByText(/^Nothing yet\./)).toBeTruthy();
  });
});
