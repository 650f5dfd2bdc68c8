import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  codeFailureText,
  codeMissingText,
  codeNotFetchedText,
  loadCode,
} from '../../src/portal/browser/load-code.ts';

const own = globalThis.fetch;
let asked: string[];
let answer: (address: string) => Response;

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answer(String(address));
  };
});
afterEach(() => {
  globalThis.fetch = own;
});

const broken = (): never => {
  throw new TypeError('Failed to fetch');
};
const load = vi.fn(async () => 'the code');
beforeEach(() => load.mockClear());
const failed = (files: readonly string[]): Promise<unknown> =>
  loadCode(load, files).catch((error: unknown) => error);

test('nothing is imported before all its files have arrived, and each attempt fetches only what is missing', async () => {
  answer = (address) => (address.includes('dep') ? broken() : new Response('code'));
  expect(codeFailureText(await failed(['assets/part-1.js', 'assets/dep-1.js']))).toBe(codeNotFetchedText);
  expect(load).not.toHaveBeenCalled();
  answer = () => new Response('code');
  expect(await loadCode(load, ['assets/part-1.js', 'assets/dep-1.js'])).toBe('the code');
  expect(asked).toEqual(['/assets/part-1.js', '/assets/dep-1.js', '/assets/dep-1.js']);
});

test.each([429, 500, 502, 503])('a service that answers %i may answer later', async (status) => {
  answer = () => new Response('', { status });
  expect(codeFailureText(await failed([`assets/part-${status}.js`]))).toBe(codeNotFetchedText);
});

test('a file that a newer release has replaced only comes with a newer page', async () => {
  answer = () => new Response('', { status: 404 });
  expect(codeFailureText(await failed(['assets/replaced.js']))).toBe(codeMissingText);
  expect(load).not.toHaveBeenCalled();
});

test('files that the page itself names are not fetched twice', async () => {
  const program = document.createElement('script');
  program.type = 'module';
  program.setAttribute('src', '/assets/program.js');
  document.head.append(program);
  answer = broken;
  expect(await loadCode(load, ['assets/program.js'])).toBe('the code');
  expect(asked).toEqual([]);
  // Other files go on with this document, and with the styles in its head.
  program.remove();
});
