import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { darkTokens, lightTokens } from '../../src/portal/theme/tokens.ts';
import { importsOf, parse, sourcesBelow, top } from './imports.ts';

/** Whether an expression has the same value every time the page is drawn. */
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

/** Classes and attributes that libraries set. */
const setByLibraries: Readonly<Record<string, string>> = {
  '.active': 'react-router: NavLink',
  '[data-colindex': 'Data Grid: a cell',
  ...Object.fromEntries(
    ['wrap', 'over', 'under', 'select', 'cursor-x', 'cursor-pt', 'off'].map((part) => [
      `.u-${part}`,
      'uPlot',
    ]),
  ),
};

/** Our classes of rows and cells: the Data Grid draws those itself and takes only a class for them. */
const ofGridCells = ['.bid', '.ask', '.side', '.field', '.voided', '.pointed'];

const nameOf = (node: ts.Node): string | undefined =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)
    ? node.name.getText().replaceAll(/['"]/g, '')
    : undefined;

/** The classes and attributes that a file's selectors name, as `.price-notice` or `[data-unpaid`, and those its code sets. */
function selectedAndSet(file: string): { selected: string[]; set: string[] } {
  const selected: string[] = [];
  const set: string[] = [];
  const speaks = (selector: string): void => {
    for (const [word] of selector.matchAll(/\.[a-zA-Z][\w-]*|\[data-[\w-]+/g)) selected.push(word);
  };
  if (file.endsWith('.css')) {
    const css = readFileSync(path.join(top, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = ''] of css.matchAll(/([^{};]*)\{/g)) speaks(selector);
    return { selected, set };
  }
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer) && name) {
      // `[below.small]` is a media query.
      if (/[&.]/.test(name) && !/^\[\w+\.\w+\]$/.test(name)) speaks(name);
    }
    if (name?.startsWith('data-')) set.push(`[${name}`);
    // An `id` or a label with the same word is not a class.
    if (ts.isJsxAttribute(node) && !/class/i.test(name ?? '') && ts.isStringLiteral(node.initializer ?? node))
      return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (!isKey) set.push(...node.text.split(/\s+/).map((word) => `.${word}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return { selected, set };
}

/** Whether any element or part of one is given `sx`. */
function usesSx(file: string): boolean {
  let isFound = false;
  const visit = (node: ts.Node): void => {
    isFound ||= nameOf(node) === 'sx' || (ts.isShorthandPropertyAssignment(node) && node.name.text === 'sx');
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return isFound;
}

describe('one way of styling: the theme, and `styled` for named elements', () => {
  const pages = sourcesBelow('src/portal').filter((file) => file.endsWith('.tsx'));
  const sheets = ['base.css', 'print.css'].map((name) => `src/portal/theme/${name}`);
  const files = [...sourcesBelow('src/portal'), ...sheets].map((file) => ({
    file,
    ...selectedAndSet(file),
  }));

  test('a `style` holds only what is computed as the page is drawn', () => {
    expect(pages.flatMap(fixedStyles)).toEqual([]);
  });

  test('no element has `sx`', () => {
    expect(pages.filter(usesSx)).toEqual([]);
  });

  test('selectors name no classes but those of libraries: an element says itself how it looks', () => {
    const own = files
      .filter(({ file }) => !file.endsWith('.css'))
      .flatMap(({ file, selected }) =>
        selected
          .filter((word) => /^\.(?!Mui)/.test(word))
          .filter((word) => !(word in setByLibraries) && !ofGridCells.includes(word))
          .map((word) => `${file} ${word}`),
      );
    expect(own).toEqual([]);
  });

  test('every class or attribute that a selector names is set on an element somewhere', () => {
    const given = new Set(files.flatMap(({ set }) => set));
    const nowhere = files.flatMap(({ file, selected }) =>
      selected
        .filter((word) => !given.has(word) && !word.startsWith('.Mui') && !(word in setByLibraries))
        .map((word) => `${file} ${word}`),
    );
    expect(nowhere).toEqual([]);
  });

  test('sizes of text and widths of windows are those of the theme', () => {
    // Relative to the text around it, or in points on paper.
    const allowed = /fontSize: (?!'var\(--text-|'inherit'|'0\.92em'|lineLook|liesAcross)/;
    const own = /@media[^'`]*(?:min|max)-width: \d/;
    const files = sourcesBelow('src/portal').filter((file) => !file.startsWith('src/portal/theme/'));
    const found = files.flatMap((file) =>
      readFileSync(path.join(top, file), 'utf8')
        .split('\n')
        .filter((line) => allowed.test(line) || own.test(line))
        .map((line) => `${file} ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('only the theme has style sheets', () => {
    const files = readdirSync(path.join(top, 'src/portal'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.css') && path.dirname(file) !== 'theme')).toEqual([]);
    const others = sourcesBelow('src/portal').filter((file) => !file.startsWith('src/portal/theme/'));
    expect(others.flatMap(importsOf).filter(({ to }) => to.endsWith('.css'))).toEqual([]);
  });
});

test('the colours that index.html needs before its styles are those of the theme', () => {
  const page = readFileSync(path.join(top, 'src/portal/index.html'), 'utf8');
  const used = new Set(page.match(/#[0-9A-F]{6}\b/gi));
  const known = new Set<string>([...Object.values(lightTokens), ...Object.values(darkTokens)]);
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((colour) => !known.has(colour))).toEqual([]);
});
