import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourcesBelow, top } from './imports.ts';

/** Methods and classes that go by the machine's language, with the place of the argument that names another. */
const byLanguage: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 1],
  ['toLocaleString', 0],
  ['toLocaleDateString', 0],
  ['toLocaleTimeString', 0],
  ['Collator', 0],
  ['DateTimeFormat', 0],
  ['DisplayNames', 0],
  ['NumberFormat', 0],
]);

/** The calls in a file that do not name a language. */
function unnamedIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      ts.isPropertyAccessExpression(node.expression)
    ) {
      const { text } = node.expression.name;
      const place = byLanguage.get(text);
      if (place !== undefined && (node.arguments?.length ?? 0) <= place) found.push(`${file}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** Few files use any of them, and only those are parsed. */
const mayUse = (file: string): boolean => /[lL]ocale|Intl/.test(readFileSync(path.join(top, file), 'utf8'));

test('lists are sorted and numbers written as in English, whatever the language of the machine', () => {
  expect(['src', 'machines'].flatMap(sourcesBelow).filter(mayUse).flatMap(unnamedIn)).toEqual([]);
});
