import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from './imports.ts';
import { anchorsOf, headingsOf, linksOf, markdownFiles, proseOf } from './markdown.ts';
import { rooms } from './rooms.ts';
import { titlesIn } from './test-titles.ts';

const requirements = 'docs/requirements.md';

/** Every file that may cite the documents, relative to the top: all sources, but no pictures. */
const citing: readonly string[] = [
  'openapi.yaml',
  ...['src', 'machines', 'test'].flatMap((folder) =>
    readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js|sql|css|txt|html|md)$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  ),
  ...markdownFiles().filter((file) => !file.startsWith('test/') && file !== requirements),
];

const titles = new Map<string, Set<string>>();

function hasTitle(file: string, title: string): boolean {
  const known = titles.get(file) ?? titlesIn(file);
  titles.set(file, known);
  return known.has(title);
}

const linesOf = (file: string): string[] => readFileSync(path.join(top, file), 'utf8').split('\n');

/** The numbers that a line cites: `A 4.9`, and lists such as `A 2.6, 3.5 and 5`. */
function cited(line: string): string[] {
  return [
    ...line.matchAll(/\b([AB]) (\d{1,2}(?:\.\d{1,2})?\b(?:(?:, | and )\d{1,2}(?:\.\d{1,2})?\b)*)/g),
  ].flatMap(([, document = '', numbers = '']) =>
    numbers.split(/, | and /).map((number) => `${document.toLowerCase()}-${number}`),
  );
}

/** Whether a link names a walk, whose tests have no titles of their own, in a file that cites the number. */
const walks = (text: string, file: string, number: string): boolean =>
  text.startsWith('the walk ') && linesOf(file).flatMap(cited).includes(number);

describe('citations and links', () => {
  test('every number cited in a comment, a test, the contract or a page is an entry of the requirements', () => {
    const anchors = anchorsOf(requirements);
    const unresolved = citing.flatMap((file) =>
      linesOf(file).flatMap((line, at) =>
        cited(line)
          .filter((anchor) => !anchors.has(anchor))
          .map((anchor) => `${file}:${at + 1} cites ${anchor}`),
      ),
    );
    expect(unresolved).toEqual([]);
  });

  test('every section cited by name is a heading of that page', () => {
    const pages = markdownFiles('docs');
    const unresolved = citing.flatMap((file) =>
      linesOf(file).flatMap((line, at) =>
        [...line.matchAll(/\b([a-z-]+\.md) ([A-Z].*)/g)]
          .filter(([, page = '', section = '']) => {
            const headings = pages.includes(`docs/${page}`) ? headingsOf(`docs/${page}`) : [];
            return !headings.some((heading) => section.startsWith(heading));
          })
          .map(([citation]) => `${file}:${at + 1} cites ${citation}`),
      ),
    );
    expect(unresolved).toEqual([]);
  });

  test.each(markdownFiles())('%s has no dead links', (file) => {
    const dead = linksOf(file)
      .filter(
        (link) =>
          !existsSync(path.join(top, link.file)) ||
          (link.anchor !== null && link.file.endsWith('.md') && !anchorsOf(link.file).has(link.anchor)),
      )
      .map((link) => `${link.text} (${link.file}${link.anchor === null ? '' : `#${link.anchor}`})`);
    expect(dead).toEqual([]);
  });
});

describe('every requirement', () => {
  const entries = proseOf(requirements)
    .split(/^<a id="/m)
    .slice(1)
    .map((text) => ({
      number: text.slice(0, text.indexOf('"')),
      items: text.split(/^- /m).slice(1),
    }));

  test('of a chapter has a number, and items below it or below its sections', () => {
    const numbers = entries.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
    const empty = entries.filter(
      ({ number, items }) => items.length === 0 && !numbers.some((other) => other.startsWith(`${number}.`)),
    );
    expect(empty).toEqual([]);
  });

  test.each(entries.filter(({ items }) => items.length > 0))(
    '$number names its code, and tests that exist under their titles',
    ({ number, items }) => {
      for (const item of items) {
        const links = linksOf(requirements, item);
        const inTests = links.filter(({ file }) => file.startsWith('test/'));
        const what = item.slice(0, 80);
        expect(inTests.length, `no test holds: ${what}`).toBeGreaterThan(0);
        expect(
          links.filter(({ file }) => /^(src|machines|openapi)/.test(file)).length,
          `no code: ${what}`,
        ).toBeGreaterThan(0);
        const gone = inTests.filter(({ text, file }) => !hasTitle(file, text) && !walks(text, file, number));
        expect(gone.map(({ text, file }) => `${file}: ${text}`)).toEqual([]);
      }
    },
  );
});

test('every text that the requirements quote is a text of the program', () => {
  const program = citing
    .filter((file) => /^(src|machines|openapi)/.test(file))
    .map((file) => readFileSync(path.join(top, file), 'utf8'))
    .join('\n');
  const quoted = [...proseOf(requirements).matchAll(/(?<!\w)_([A-Z][^_\n]{19,})_(?!\w)/g)].map(
    ([, text = '']) => text,
  );
  expect(quoted.length).toBeGreaterThan(10);
  // The program writes placeholders differently.
  const parts = quoted.flatMap((text) => text.split(/ ?\$\w+/)).filter((part) => part.length > 1);
  expect(parts.filter((part) => !program.includes(part))).toEqual([]);
});

test('the table of allowed imports is the one that is enforced', () => {
  const table = readFileSync(path.join(top, 'docs/architecture.md'), 'utf8')
    .split('## Who may import whom')[1]
    ?.split('\n## ')[0];
  const written = [...(table ?? '').matchAll(/^\| `([^`]+)` *\| (.*?) *\|$/gm)].map(([, room, may]) => [
    room,
    may,
  ]);
  const enforced = Object.entries(rooms).map(([room, { may, types = [] }]) => {
    const named = [...may.map((one) => `\`${one}\``), ...types.map((one) => `types of \`${one}\``)];
    return [room, named.join(', ') || 'nothing of ours'];
  });
  expect(written).toEqual(enforced);
});
