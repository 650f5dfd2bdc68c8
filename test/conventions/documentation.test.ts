import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from './imports.ts';
import { anchorsOf, headingsOf, linksOf, markdownFiles, proseOf } from './markdown.ts';
import { numbersIn, requirements, testsByNumber } from './requirements.ts';
import { rooms } from './rooms.ts';

/** Every file that may cite the documents, relative to the top: all sources, but no pictures. */
const citing: readonly string[] = [
  'openapi.yaml',
  ...['src', 'machines', 'test'].flatMap((folder) =>
    readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js|sql|css|txt|html|md)$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  ),
  ...markdownFiles().filter((file) => !file.startsWith('test/') && file !== 'docs/requirements.md'),
];

const linesOf = (file: string): string[] => readFileSync(path.join(top, file), 'utf8').split('\n');

describe('citations and links', () => {
  test('every number cited in a comment, a test, the contract or a page is an entry of the requirements', () => {
    const known = new Set(requirements.map(({ number }) => number));
    const unresolved = citing.flatMap((file) =>
      linesOf(file).flatMap((line, at) =>
        numbersIn(line)
          .filter((number) => !known.has(number))
          .map((number) => `${file}:${at + 1} cites ${number}`),
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

test('every requirement is named in the title of a test', () => {
  const tests = testsByNumber();
  const unnamed = requirements.filter(
    ({ number, saysSomething }) => saysSomething && !tests.get(number)?.length,
  );
  expect(unnamed.map(({ number, title }) => `no title of a test names ${number} ${title}`)).toEqual([]);
});

test('every text that the requirements quote is a text of the program', () => {
  const program = citing
    .filter((file) => /^(src|machines|openapi)/.test(file))
    .map((file) => readFileSync(path.join(top, file), 'utf8'))
    .join('\n');
  const quoted = [...proseOf('docs/requirements.md').matchAll(/(?<!\w)_([A-Z][^_\n]{19,})_(?!\w)/g)].map(
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
