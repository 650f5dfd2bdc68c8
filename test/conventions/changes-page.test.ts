import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, expect, test } from 'vitest';
import { changesPage, flowChanges } from '../../src/tools/atlas/changes-page.ts';
import { chartsAt } from '../../src/tools/atlas/charts-at.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'changes-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]): void => {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    stdio: 'pipe',
  });
};

/** Commits a program with these flows. Like ours, they import a rule from another file. */
function commit(tag: string, flows: Readonly<Record<string, string>>): void {
  for (const room of ['machines', 'src']) mkdirSync(path.join(folder, room), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'src/rule.ts'), 'export const wait: number = 500;');
  writeFileSync(
    path.join(folder, 'machines/index.ts'),
    `import { type AnyStateMachine, createMachine } from 'xstate';
import { wait } from '../src/rule.ts';
export const flows: readonly AnyStateMachine[] = [${Object.entries(flows)
      .map(([id, states]) => `createMachine({ id: '${id}', initial: 'open', states: ${states} })`)
      .join(', ')}];`,
  );
  git('add', '.');
  git('commit', '-m', tag);
  git('tag', tag);
}

git('init', '--quiet');
commit('first', {
  order: "{ open: { after: { [wait]: 'paid' }, on: { 'order.dropped': 'dropped' } }, paid: {}, dropped: {} }",
  old: '{ open: {} }',
  still: '{ open: {} }',
});
commit('second', {
  order: "{ open: { after: { [wait]: 'late' } }, paid: {}, late: {} }",
  young: '{ open: {} }',
  still: '{ open: {} }',
});

test('the changes between two commits are listed and drawn, including what was removed', async () => {
  const changes = flowChanges(chartsAt('first', folder), chartsAt('second', folder));
  expect(changes.map(({ name, became }) => `${name} ${became}`)).toEqual([
    'order changed',
    'young added',
    'old removed',
  ]);
  const { document } = new JSDOM(await changesPage('first', changes, '')).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textsOf('#order li')).toEqual([
    'Leads elsewhere order.open on after 500: order.paid before, order.late now',
    'Removed order.open on order.dropped: order.dropped',
    'Added order.late, with 0 transitions',
    'Removed order.dropped, with 0 transitions',
  ]);
  expect(textsOf('#young li, #old li')).toEqual(['Added the flow young', 'Removed the flow old']);
  const drawn = (name: string) =>
    [...document.querySelectorAll(`#order [${name}]`)].map((element) => element.getAttribute(name));
  expect(drawn('data-state').sort()).toEqual(
    ['order', 'order.dropped', 'order.late', 'order.open', 'order.paid'].sort(),
  );
  expect(drawn('data-edge')).toHaveLength(3);
  const css = document.querySelector('style')?.textContent ?? '';
  for (const id of ['order.late', 'order.dropped']) expect(css).toContain(`[data-state="${id}"]>.box`);
  expect(document.querySelectorAll('a, script, [src]')).toHaveLength(0);
});

test('nothing is drawn if nothing has changed', async () => {
  const charts = chartsAt('second', folder);
  const changes = flowChanges(charts, charts);
  expect(changes).toEqual([]);
  expect(await changesPage('second', changes, '')).toContain('No flow has changed.');
});

test('an unknown commit is reported in one line', () => {
  expect(() => chartsAt('nonsense', folder)).toThrow(/^git knows no commit nonsense$/);
  expect(() => chartsAt('', folder)).toThrow(/^Which commit\?/);
  expect(() => chartsAt('--help', folder)).toThrow(/^git knows no commit --help$/);
});
