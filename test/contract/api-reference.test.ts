import { expect, test } from 'vitest';
import type { ApiReference } from '../../src/contract/api-reference.ts';
import { listOperations, readDocument, readPublishedText } from '../../src/contract/document.ts';
import { listForms } from '../../src/contract/forms-of-document.ts';
import { apiReferenceText } from '../../src/contract/generated/api-reference-text.ts';

const reference: ApiReference = JSON.parse(apiReferenceText);
const document = readDocument(readPublishedText());

test('the API page has every published call of the contract with its access, under a part that is described', () => {
  expect(reference.calls.map(({ id, method, path, access }) => [id, method, path, access])).toEqual(
    listOperations(document).map(({ id, method, path, access }) => [id, method, path, access]),
  );
  const tags = reference.tags.map(({ name }) => name);
  expect(reference.calls.filter(({ tag }) => !tags.includes(tag))).toEqual([]);
});

test('it has every form, and what each field of it says', () => {
  const forms = listForms(document);
  expect(reference.forms.map(({ name }) => name)).toEqual(forms.map(({ name }) => name));
  const signIn = reference.forms.find(({ name }) => name === 'SignInForm');
  expect(signIn?.fields.map(({ name }) => name)).toEqual(
    forms.find(({ name }) => name === 'SignInForm')?.fields.map(({ name }) => name),
  );
  expect(signIn?.fields.every(({ messages }) => messages.length > 0)).toBe(true);
});

test('it has the chapters of the introduction, each with its name', () => {
  expect(reference.chapters.map(({ name }) => name)).toEqual([
    'Requests',
    'Session',
    'API keys',
    'CSRF token',
    'Errors',
    'Values',
  ]);
});

test('what has fields is named, and its name leads to them', () => {
  const types = [
    ...reference.calls.flatMap(({ parameters, body, answers }) => [
      ...parameters.map(({ type }) => type),
      body?.type,
      ...answers.map(({ type }) => type),
    ]),
    ...reference.shapes.flatMap(({ fields }) => fields.map(({ type }) => type)),
  ];
  const named = types.flatMap((type) => (type?.shape ? [type.shape] : []));
  const shapes = reference.shapes.map(({ name }) => name);
  expect(named.filter((name) => !shapes.includes(name))).toEqual([]);
  expect(named).toContain('FeedData');
});

test('the rules of a value are in its words', () => {
  const historyCall = reference.calls.find(({ id }) => id === 'getHistory');
  const words = (name: string) => historyCall?.parameters.find((one) => one.name === name)?.type.words;
  expect(words('datatype')).toBe('one of order, trade');
  expect(words('limit')).toMatch(/^whole number from 1 to \d+$/);
  expect(historyCall?.key).toBe('apiKey');
  const price = reference.shapes
    .find(({ name }) => name === 'TradeRow')
    ?.fields.find(({ name }) => name === 'price');
  expect(price?.type.words).toBe('decimal as text or nothing');
});

test('what programs call stands apart from what only the pages call', () => {
  const apart = (isForPrograms: boolean) =>
    reference.calls.filter((call) => call.isForPrograms === isForPrograms).map(({ id }) => id);
  expect(apart(true)).toEqual(expect.arrayContaining(['getHistory', 'publishFile', 'downloadOpenDataFile']));
  expect(apart(false)).toEqual(expect.arrayContaining(['signIn', 'register', 'createApiKey', 'getConfig']));
});
