import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { flows } from '../../../machines/index.ts';
import { type Operation, operations } from '../../contract/generated/operations.ts';

/** A call of the contract that a flow makes through one of its actors. */
export type FlowCall = {
  readonly flow: string;
  readonly actor: string;
  readonly operationId: string;
};

/** A file of the portal, with its declarations in all scopes and its imports from the portal, by name. */
type Module = {
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
};

const portal = path.resolve(import.meta.dirname, '../../portal');

const operationIds = new Map(
  Object.entries<Operation>(operations).map(([id, { method, path: at }]) => [`${method} ${at}`, id]),
);

/** The contract's operation of a call such as `client.GET('/api/…', …)`; null for any other code. */
function operationOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: object, name } = node.expression;
  if (object.getText() !== 'client' || !/^[A-Z]+$/.test(name.text)) return null;
  const [address] = node.arguments;
  const call = `${name.text} ${address && ts.isStringLiteral(address) ? address.text : address?.getText()}`;
  const id = operationIds.get(call);
  if (!id)
    throw new Error(`${node.getSourceFile().fileName} makes a call that is not in the contract: ${call}`);
  return id;
}

/** The flow of a call such as `detailsMachine.provide({ actors: … })`; null for any other code. */
function flowProvided(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: object, name } = node.expression;
  const [, flow] = /^(\w+)Machine$/.exec(object.getText()) ?? [];
  return name.text === 'provide' && flow !== undefined ? flow : null;
}

/** The declaration that a name refers to: that of the innermost scope. */
function meantBy(use: ts.Node, declarations: readonly ts.Node[]): ts.Node | undefined {
  const scopeOf = (declaration: ts.Node): ts.Node =>
    ts.findAncestor(declaration.parent, (node) => ts.isBlock(node) || ts.isSourceFile(node)) ?? declaration;
  return declarations
    .filter((one) => ts.findAncestor(use, (node) => node === scopeOf(one)))
    .sort((one, other) => scopeOf(other).pos - scopeOf(one).pos)[0];
}

/** The files of the portal, each read on first use. */
function modules(): (file: string) => Module {
  const known = new Map<string, Module>();
  return (file) => {
    const before = known.get(file);
    if (before) return before;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const declared = new Map<string, ts.Node[]>();
    const imported = new Map<string, { file: string; name: string }>();
    const look = (node: ts.Node): void => {
      const isDeclared = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
      if (isDeclared && node.name && ts.isIdentifier(node.name))
        declared.set(node.name.text, [...(declared.get(node.name.text) ?? []), node]);
      if (ts.isImportSpecifier(node)) {
        const from = node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1);
        const target = path.resolve(path.dirname(file), from);
        // The client itself is not followed, and code outside the portal makes no calls.
        if (from.startsWith('.') && target.startsWith(`${portal}/`) && !target.startsWith(`${portal}/api/`))
          imported.set(node.name.text, { file: target, name: (node.propertyName ?? node.name).text });
      }
      ts.forEachChild(node, look);
    };
    look(source);
    const module: Module = { source, declared, imported };
    known.set(file, module);
    return module;
  };
}

/** Every operation that a piece of code calls, directly or through other code of the portal. */
function operationsFrom(start: ts.Node, moduleAt: (file: string) => Module): Set<string> {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();
  const read = (node: ts.Node): void => {
    if (seen.has(node) || ts.isTypeNode(node)) return;
    seen.add(node);
    // The calls of another flow's actors are its own.
    if (flowProvided(node)) return;
    const operation = operationOf(node);
    if (operation) found.add(operation);
    const isMember =
      ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && ts.isIdentifier(node);
    if (ts.isIdentifier(node) && !isMember) {
      const { declared, imported } = moduleAt(node.getSourceFile().fileName);
      const other = imported.get(node.text);
      const meant = other
        ? moduleAt(other.file).declared.get(other.name)?.[0]
        : meantBy(node, declared.get(node.text) ?? []);
      if (meant) read(meant);
    }
    ts.forEachChild(node, read);
  };
  read(start);
  return found;
}

/** The actors that a file provides to flows. */
function providedIn(source: ts.SourceFile): { flow: string; actor: string; logic: ts.Node }[] {
  const found: { flow: string; actor: string; logic: ts.Node }[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    const flow = flowProvided(node);
    if (flow === null || !ts.isCallExpression(node)) return;
    if (!flows.some(({ id }) => id === flow)) throw new Error(`${source.fileName}: there is no flow ${flow}`);
    const [given] = node.arguments;
    const parts = given && ts.isObjectLiteralExpression(given) ? given.properties : [];
    const actors = parts.find((part) => part.name?.getText() === 'actors');
    if (!actors) return;
    if (!ts.isPropertyAssignment(actors) || !ts.isObjectLiteralExpression(actors.initializer))
      throw new Error(`${source.fileName}: the actors of ${flow} are not an object literal`);
    for (const logic of actors.initializer.properties)
      found.push({ flow, actor: logic.name?.getText() ?? '', logic });
  };
  look(source);
  return found;
}

/**
 * Which calls of the contract each flow makes, from the code that binds its actors: it is followed from each actor
 * through the portal to the client. A call that an actor hands to an invoked flow, such as how to send a form, counts
 * for the invoking flow. Downloads of files do not use the client, so they are not included.
 *
 * @throws Error if the code is not in a form that can be followed
 */
export function flowCalls(): FlowCall[] {
  const moduleAt = modules();
  const folder = path.join(portal, 'flows');
  const calls = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => providedIn(moduleAt(path.join(folder, name)).source))
    .flatMap(({ flow, actor, logic }) =>
      [...operationsFrom(logic, moduleAt)].map((operationId) => ({ flow, actor, operationId })),
    );
  const keyOf = ({ flow, actor, operationId }: FlowCall): string => `${flow} ${actor} ${operationId}`;
  return [...new Map(calls.map((call) => [keyOf(call), call])).values()];
}
