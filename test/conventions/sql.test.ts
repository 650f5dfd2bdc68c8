import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourcesBelow } from './imports.ts';

/** Words that PostgreSQL reserves or that begin a statement. None is the name of a column. */
const keywords = [
  ...['all', 'and', 'any', 'array', 'as', 'asc', 'between', 'case', 'conflict', 'create', 'cross', 'default'],
  ...[
    'delete',
    'desc',
    'distinct',
    'do',
    'else',
    'end',
    'except',
    'exists',
    'for',
    'from',
    'group',
    'having',
  ],
  ...['in', 'insert', 'intersect', 'into', 'is', 'join', 'lateral', 'limit', 'not', 'null', 'offset', 'on'],
  ...['or', 'order', 'returning', 'select', 'set', 'then', 'union', 'update', 'using', 'values', 'when'],
  ...['where', 'with'],
];
// After AS, any word is a name.
const keyword = new RegExp(`(?<![.\\w])(?<!\\bAS )(${keywords.join('|')})(?![.\\w(])`, 'g');
const either = (words: string): string => `${words}|${words.toLowerCase()}`;
const statement = new RegExp(
  `(^|[\\s(])(${either('SELECT')}|${either('INSERT INTO')}|${either('DELETE FROM')}|UPDATE \\S+|update \\S+ set|` +
    `${either('ORDER BY')}|${either('GROUP BY')}|${either('LEFT JOIN')}|${either('FOR UPDATE')}|` +
    `${either('ON CONFLICT')}|${either('SET LOCAL')}|WHERE|AND|RETURNING)\\s`,
);

const quoted = /'[^']*'|"[^"]*"|--.*/g;

/** The SQL of a text; a template has a name in place of each value. */
const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
};

/** The lower-case keywords in the SQL of a file. */
function smallKeywordsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && statement.test(text)) {
      const small = text.replace(quoted, 'x').match(keyword);
      if (small) found.push(`${file}: ${small.join(' ')} in ${text.trim().slice(0, 60)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

test('SQL keywords are written in capitals', () => {
  const files = [
    'src/server',
    'src/identity',
    'src/sandbox',
    'test/server',
    'test/lab',
    'test/journeys',
  ].flatMap(sourcesBelow);
  expect(files.flatMap(smallKeywordsIn)).toEqual([]);
});
