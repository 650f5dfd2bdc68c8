import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { flows } from '../../machines/index.ts';
import { operations } from '../../src/contract/generated/operations.ts';
import { chartOf } from '../../src/tools/atlas/chart.ts';
import { flowCalls } from '../../src/tools/atlas/flow-calls.ts';
import { overviewOf } from '../../src/tools/atlas/overview.ts';

const calls = flowCalls();
const charts = flows.map((machine) => chartOf(machine, flows));
const { document } = new JSDOM(overviewOf(charts, new Map(), new Map()).text).window;
const textsOf = (selector: string, within: ParentNode = document): string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

test('flows stand below the journey they belong to, by the names that people use', () => {
  const journeyOf = (flow: string) =>
    document.querySelector(`.flows th > a[href="#${flow}"]`)?.closest('tbody')?.querySelector('.journey')
      ?.textContent;
  expect(textsOf('.flows th > a')).toHaveLength(flows.length);
  expect(textsOf('.flows th > a[href="#cascade"]')).toEqual(['Select data']);
  expect([journeyOf('cascade'), journeyOf('signIn')]).toEqual(['Finding and reading data', 'Logging in']);
});

test('every call of the contract has a row that names the flows that make it', () => {
  expect(textsOf('.calls tbody th')).toEqual(Object.keys(operations));
  for (const id of Object.keys(operations)) {
    const expected = calls
      .filter(({ operationId }) => operationId === id)
      .flatMap(({ flow, actor }) => [flow, actor]);
    const row = document.getElementById(`call--${id}`);
    expect(new Set(row ? textsOf('td a', row) : [])).toEqual(new Set(expected));
  }
});

test('a flow links to its calls, and a call to its flows and to the states that make it', () => {
  const row = document.querySelector('.flows th > a[href="#payment"]')?.closest('tr');
  expect(row ? textsOf('a[href^="#call--"]', row) : []).toEqual([
    'checkPayment',
    'createPayment',
    'executePayment',
  ]);
  const links = [...document.querySelectorAll('#call--checkPayment a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['#payment', '#payment.checking', '#subscription', '#subscription.order.recalling']);
});

test('the calls that no flow makes are links, such as to files, or for programs', () => {
  const rows = [...document.querySelectorAll('.calls tbody tr')].filter((row) => !row.querySelector('td a'));
  expect(rows.map((row) => row.getAttribute('data-call')).sort()).toEqual([
    'checkFile',
    'checkOpenDataFile',
    'checkOpenDataIndex',
    'checkSliceFile',
    'downloadFile',
    'downloadReceipt',
    'downloadSliceFile',
    'logoutByLink',
    'publishFile',
  ]);
});
