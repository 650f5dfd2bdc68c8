import ts from 'typescript';
import { parse } from './imports.ts';

/** The function of Vitest that a call such as `test.each(rows)(…)` comes down to; null if it is none. */
function calledBy(node: ts.CallExpression): string | null {
  let called: ts.Expression = node.expression;
  while (!ts.isIdentifier(called)) {
    if (!ts.isPropertyAccessExpression(called) && !ts.isCallExpression(called)) return null;
    called = called.expression;
  }
  return ['allAtNight', 'atNight', 'describe', 'it', 'test'].includes(called.text) ? called.text : null;
}

const textOf = (node: ts.Node | undefined): string | null => {
  if (!node) return null;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return ts.isStringLiteralLike(node) ? node.text : null;
};

/** Each test of a file, or that a kit names, as its titles from the outermost to its own, as written in the source. */
export function titlesIn(file: string): readonly (readonly string[])[] {
  const tests: (readonly string[])[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    let titles = around;
    if (ts.isCallExpression(node)) {
      const called = calledBy(node);
      const title = called === null ? null : textOf(node.arguments[0]);
      if (title !== null) {
        titles = [...around, title];
        if (called !== 'describe' && called !== 'allAtNight') tests.push(titles);
      }
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'name') {
      const title = textOf(node.initializer);
      if (title !== null) tests.push([title]);
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(parse(file), []);
  return tests;
}
