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

/** A file of the portal: what is declared in it anywhere by name, and what it imports from others of the portal. */
type Module = {
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
};

const portal = path.resolve(import.meta.dirname, '../../portal');

const operationIds = new Map(
  Object.entries<Operation>(operations).map(([id, { method, path: at }]) => [`${method} ${at}`, id]),
);

/** `client.GET('/api/…', …)` as the contract's operation; null for anything else. */
function operationOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: object, name } = node.expression;
  if (object.getText() !== 'client' || !/^[A-Z]+$/.test(name.text)) return null;
  const [address] = node.arguments;
  const call = `${name.text} ${address && ts.isStringLiteral(address) ? address.text : address?.getText()}`;
  const id = operationIds.get(call);
  if (!id)
    throw new Error(`${node.getSourceFile().fileName} makes a call that the contract has not: ${call}`);
  return id;
}

/** The flow whose actors are provided here, as in `detailsMachine.provide({ actors: … })`; null anywhere else. */
function flowProvided(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: object, name } = node.expression;
  const [, flow] = /^(\w+)Machine$/.exec(object.getText()) ?? [];
  return name.text === 'provide' && flow !== undefined ? flow : null;
}

/** The declaration that a name means where it is used: of those around it the innermost. */
function meantBy(use: ts.Node, declarations: readonly ts.Node[]): ts.Node | undefined {
  const scopeOf = (declaration: ts.Node): ts.Node =>
    ts.findAncestor(declaration.parent, (node) => ts.isBlock(node) || ts.isSourceFile(node)) ?? declaration;
  return declarations
    .filter((one) => ts.findAncestor(use, (node) => node === scopeOf(one)))
    .sort((one, other) => scopeOf(other).pos - scopeOf(one).pos)[0];
}

/** The files of the portal, each read when it is first asked for. */
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
        // What lies below the client is the client; what lies elsewhere makes no calls.
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

/** Every operation that a piece of code asks for, by itself or through what it uses of the portal. */
function operationsFrom(start: ts.Node, moduleAt: (file: string) => Module): Set<string> {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();
  const read = (node: ts.Node): void => {
    if (seen.has(node) || ts.isTypeNode(node)) return;
    seen.add(node);
    // What a flow is provided with is told where it is provided.
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

/** The actors that are provided to flows in a file. */
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
      throw new Error(`${source.fileName}: the actors of ${flow} are not written out`);
    for (const logic of actors.initializer.properties)
      found.push({ flow, actor: logic.name?.getText() ?? '', logic });
  };
  look(source);
  return found;
}

/**
 * Which calls of the contract each flow makes, read off the code that binds its actors: from each actor, through what
 * it uses of the portal, to the client. What an actor hands to a flow that it invokes, such as how a form is sent, is
 * the invoking flow's; what the invoked flow asks by itself is its own. Files are fetched without the client, so the
 * downloads of files are not among them.
 *
 * @throws Error where the code is written otherwise than it can be read
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
