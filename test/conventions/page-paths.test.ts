import ts from 'typescript';
import { expect, test } from 'vitest';
import { pagePaths } from '../../src/domain/page-paths.ts';
import { parse, sourcesBelow } from './imports.ts';

const home = 'src/domain/page-paths.ts';
const paths = Object.values(pagePaths).join('|').replaceAll('.', '\\.');
/** A text that holds the path of a page: whole or as the start of an address, alone or within markup. */
const written = new RegExp(`(^|["'(])(${paths})(?=$|[/?#"')])`);

/** Calls of the service are named by their paths in the contract: `client.POST('/auth/logout')`. */
const isCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  /^(GET|POST)$/.test(node.parent.expression.name.text);

/** The texts of a file that hold the path of a page. */
function addressesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (isText && written.test(node.text) && !isCall(node)) found.push(`${file}: ${node.text.slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

test('the path of a page is written once', () => {
  const files = ['machines', 'src'].flatMap(sourcesBelow).filter((file) => !file.includes('/generated/'));
  expect(files).toContain(home);
  expect(addressesIn(home)).toHaveLength(Object.keys(pagePaths).length);
  expect(files.filter((file) => file !== home).flatMap(addressesIn)).toEqual([]);
});
