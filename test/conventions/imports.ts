import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const top = path.resolve(import.meta.dirname, '../..');

export type Import = {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** Loaded by `import()`, when that line is reached. */
  readonly onDemand: boolean;
};

/** The package that a specifier names, perhaps with a file in it. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Every TypeScript file below a folder of the repository, relative to its top. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(top, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)))
    .sort();
}

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(top, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
};

const known = new Map<string, readonly Import[]>();

/** What a file imports: names of packages, or our files relative to the top. Read once. */
export function importsOf(file: string): readonly Import[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, onDemand = false): void => {
    const to = specifier.startsWith('.')
      ? path.relative(top, path.resolve(top, path.dirname(file), specifier))
      : specifier;
    found.push({ from: file, to, typeOnly, onDemand });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) add(node.moduleSpecifier.text, isTypeOnly(node));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text, false, true);
    }
    if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      add(node.argument.literal.text, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** The packages that these programs and all they import load at run time. */
export function packagesOf(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { to, typeOnly } of importsOf(file)) {
      if (typeOnly || to.startsWith('node:')) continue;
      if (existsSync(path.join(top, to))) waiting.push(to);
      else packages.add(packageOf(to));
    }
  }
  return [...packages].sort();
}
