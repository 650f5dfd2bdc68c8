import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourcesBelow } from './imports.ts';

/** The constants of a file with names in capitals, as `file: NAME`. */
function shouted(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      /^[A-Z][A-Z0-9_]+$/.test(node.name.text)
    )
      found.push(`${file}: ${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

test('a constant is named like everything else, not in capitals', () => {
  const files = ['src', 'machines', 'test'].flatMap(sourcesBelow);
  expect(files.filter((file) => !file.includes('generated')).flatMap(shouted)).toEqual([]);
});
