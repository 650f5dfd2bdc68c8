import ts from 'typescript';
import { parse } from './imports.ts';

const isTestCall = (node: ts.CallExpression): boolean => {
  let called: ts.Expression = node.expression;
  while (!ts.isIdentifier(called)) {
    if (!ts.isPropertyAccessExpression(called) && !ts.isCallExpression(called)) return false;
    called = called.expression;
  }
  return ['describe', 'it', 'test'].includes(called.text);
};

const textOf = (node: ts.Node | undefined): string | null =>
  node && ts.isStringLiteralLike(node) ? node.text : null;

/** The titles of a file's tests and of the tests that a kit names, as written in its source. */
export function titlesIn(file: string): Set<string> {
  const titles = new Set<string>();
  const add = (title: string | null): void => {
    if (title !== null) titles.add(title);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node)) add(textOf(node.arguments[0]));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'name') add(textOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return titles;
}
