import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, parse, sourcesBelow, top } from './imports.ts';

/** Whether an expression says the same every time the page is drawn. */
function isFixed(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isFixed(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isFixed(node.operand);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((one) => ts.isPropertyAssignment(one) && isFixed(one.initializer));
  return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node);
}

/** The properties of a `style` that never change, as `file:line`. */
function fixedStyles(file: string): string[] {
  const source = parse(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText(source) === 'style' && node.initializer) {
      const inner = (part: ts.Node): void => {
        if (ts.isPropertyAssignment(part) && isFixed(part.initializer)) {
          const { line } = source.getLineAndCharacterOfPosition(part.getStart(source));
          found.push(`${file}:${line + 1} ${part.getText(source)}`);
        }
        ts.forEachChild(part, inner);
      };
      inner(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('one way of styling: the theme, `styled` for named parts, `sx` for one place', () => {
  const pages = sourcesBelow('src/portal').filter((file) => file.endsWith('.tsx'));

  test('a `style` holds only what is computed as the page is drawn', () => {
    expect(pages.flatMap(fixedStyles)).toEqual([]);
  });

  test('style sheets are the theme’s alone', () => {
    const files = readdirSync(path.join(top, 'src/portal'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.css') && path.dirname(file) !== 'theme')).toEqual([]);
    const others = sourcesBelow('src/portal').filter((file) => !file.startsWith('src/portal/theme/'));
    expect(others.flatMap(importsOf).filter(({ to }) => to.endsWith('.css'))).toEqual([]);
  });
});
