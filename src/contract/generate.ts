import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { compileChecks } from './compile-checks.ts';
import {
  type DocumentedOperation,
  dereference,
  isJsonObject,
  type JsonObject,
  listAt,
  listOperations,
  objectAt,
  readDocument,
  readPublishedText,
  textAt,
} from './document.ts';
import { type DocumentedForm, fieldSchemas, listForms, messagesOf } from './forms-of-document.ts';
import { referenceOf } from './reference-of-document.ts';
import { Literal, SchemaLeaf, type SchemaTree } from './schema-tree.ts';

const notice = '// Made by "npm run contract" from openapi.yaml. Do not edit.\n';

/** Everything derived from the document: file name → text. The same document always gives the same texts. */
export async function generate(document: JsonObject): Promise<Map<string, string>> {
  const operations = listOperations(document);
  const forms = listForms(document);
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return new Map([
    ['types.ts', await types(document)],
    ['operations.ts', operationTable(document, operations)],
    ['api-reference-text.ts', referenceText(readDocument(readPublishedText()))],
    [
      'operation-validators.js',
      await compileChecks(operationSchemas(document, operations), {
        exportName: 'operationValidators',
        schemas,
        allErrors: true,
      }),
    ],
    ['operation-validators.d.ts', operationValidatorTypes()],
    [
      'event-validators.js',
      await compileChecks(eventSchemas(document, operations), {
        exportName: 'eventChecks',
        schemas,
        allErrors: false,
      }),
    ],
    ['event-validators.d.ts', eventValidatorTypes(document, operations)],
    ['forms.js', formList(forms)],
    ['forms.d.ts', formTypes(forms)],
    ...(await Promise.all(
      forms.map(async (form): Promise<[string, string]> => [formFile(form), await formCode(form, schemas)]),
    )),
  ]);
}

async function types(document: JsonObject): Promise<string> {
  const components = objectAt(document, 'components');
  const withForms = {
    ...document,
    components: {
      ...components,
      schemas: { ...objectAt(components, 'schemas'), ...closed(objectAt(document, 'x-forms')) },
    },
  };
  const nodes = await openapiTS(JSON.stringify(withForms satisfies JsonObject | OpenAPI3), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return notice + astToString(nodes);
}

/** In a text, which a browser reads faster than code, and in a file that only the API page loads. */
function referenceText(document: JsonObject): string {
  const text = JSON.stringify(JSON.stringify(referenceOf(document)));
  return `${notice}\n/** An \`ApiReference\` as JSON. */\nexport const apiReferenceText = ${text};\n`;
}

function closed(forms: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [
      name,
      isJsonObject(form) ? { ...form, additionalProperties: false } : form,
    ]),
  );
}

function operationTable(document: JsonObject, operations: DocumentedOperation[]): string {
  const rows = operations.map((operation) => {
    const body = bodySchema(document, operation);
    const row = {
      method: operation.method,
      path: operation.path,
      access: operation.access,
      roles: operation.roles,
      params: namesIn(operation, 'path'),
      query: Object.fromEntries(
        parametersIn(operation, 'query').map((parameter) => [
          textAt(parameter, 'name', operation.id),
          String(dereference(document, parameter.schema).type),
        ]),
      ),
      hasBody: body !== undefined,
      takesFile: body === undefined && operation.operation.requestBody !== undefined,
      takesApiKey: listAt(operation.operation, 'security').some(
        (one) => isJsonObject(one) && 'apiKey' in one,
      ),
      headers: namesIn(operation, 'header'),
      messages: {
        ...fieldMessages(document, objectOf(parametersIn(operation, 'query'), operation.id), operation.id),
        ...fieldMessages(document, objectOf(parametersIn(operation, 'header'), operation.id), operation.id),
        ...(body === undefined ? {} : fieldMessages(document, body, operation.id)),
      },
    };
    return `  ${operation.id}: ${JSON.stringify(row)},\n`;
  });
  return `${notice}
export interface Operation {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the document, with {names} in braces. */
  readonly path: string;
  readonly access: 'public' | 'session' | 'unrestricted' | 'publisher' | 'operator';
  /** Of operators, which may know of it besides \`admin\`; none where anybody may. */
  readonly roles: readonly ('support' | 'data' | 'finance' | 'admin')[];
  /** Names of the path's parameters. */
  readonly params: readonly string[];
  /** Names of the query's parameters and their JSON types. */
  readonly query: Readonly<Record<string, string>>;
  /** Whether its body is JSON. */
  readonly hasBody: boolean;
  /** Whether its body is a file. */
  readonly takesFile: boolean;
  /** Whether a program may make it with an API key. */
  readonly takesApiKey: boolean;
  /** Names of the headers that it reads. */
  readonly headers: readonly string[];
  /** Per parameter or field of the body and keyword that fails: what to say. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const operations = {
${rows.join('')}} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
`;
}

function parametersIn(operation: DocumentedOperation, place: 'path' | 'query' | 'header'): JsonObject[] {
  return operation.parameters.filter((parameter) => parameter.in === place);
}

function namesIn(operation: DocumentedOperation, place: 'path' | 'query' | 'header'): string[] {
  return parametersIn(operation, place).map((parameter) => textAt(parameter, 'name', operation.id));
}

function bodySchema(document: JsonObject, { operation }: DocumentedOperation): JsonObject | undefined {
  if (operation.requestBody === undefined) return undefined;
  return jsonSchemaOf(dereference(document, operation.requestBody));
}

function jsonSchemaOf(holder: JsonObject): JsonObject | undefined {
  const schema = objectAt(objectAt(holder, 'content'), 'application/json').schema;
  return isJsonObject(schema) ? schema : undefined;
}

function fieldMessages(document: JsonObject, fields: JsonObject, place: string): JsonObject {
  const messages: JsonObject = {};
  for (const [field, schema] of Object.entries(objectAt(dereference(document, fields), 'properties'))) {
    const resolved = dereference(document, schema);
    if (resolved['x-message'] === undefined) continue;
    messages[field] = {
      ...objectAt(resolved, 'x-message'),
      ...messagesOf(document, resolved, `${place}.${field}`),
    };
  }
  return messages;
}

function operationSchemas(document: JsonObject, operations: DocumentedOperation[]): SchemaTree {
  const tree: SchemaTree = {};
  for (const operation of operations) {
    const node: SchemaTree = {};
    for (const [place, key] of [
      ['path', 'params'],
      ['query', 'query'],
      ['header', 'headers'],
    ] as const) {
      const parameters = parametersIn(operation, place);
      if (parameters.length > 0) node[key] = new SchemaLeaf(objectOf(parameters, operation.id));
    }
    const body = bodySchema(document, operation);
    if (body !== undefined) node.body = new SchemaLeaf(body);
    const responses: SchemaTree = {};
    for (const [status, response] of Object.entries(objectAt(operation.operation, 'responses'))) {
      const schema = jsonSchemaOf(dereference(document, response));
      if (schema !== undefined) responses[status] = new SchemaLeaf(schema);
    }
    node.responses = responses;
    node.statuses = new Literal(Object.keys(objectAt(operation.operation, 'responses')));
    tree[operation.id] = node;
  }
  return tree;
}

/** The data of stream events, by the names of the schemas that their answers list. */
function eventSchemas(document: JsonObject, operations: DocumentedOperation[]): SchemaTree {
  const listed = operations.flatMap(({ operation }) =>
    Object.values(objectAt(operation, 'responses')).flatMap((response) => {
      const events = objectAt(objectAt(dereference(document, response), 'content'), 'text/event-stream');
      return listAt(objectAt(objectAt(events, 'schema'), 'contentSchema'), 'oneOf').filter(isJsonObject);
    }),
  );
  return Object.fromEntries(
    listed.map((schema) => [String(schema.$ref).replace(/^.*\//, ''), new SchemaLeaf(schema)]),
  );
}

function eventValidatorTypes(document: JsonObject, operations: DocumentedOperation[]): string {
  const names = Object.keys(eventSchemas(document, operations));
  const rows = names.map((name) => `  readonly ${name}: (value: unknown) => value is ${name};\n`);
  return `${notice}import type { ${names.join(', ')} } from './types.ts';

export const eventChecks: {
${rows.join('')}};
`;
}

function objectOf(parameters: JsonObject[], place: string): JsonObject {
  const properties: JsonObject = {};
  const required: string[] = [];
  for (const parameter of parameters) {
    const name = textAt(parameter, 'name', place);
    properties[name] = parameter.schema ?? {};
    if (parameter.required === true) required.push(name);
  }
  return { type: 'object', additionalProperties: false, required, properties };
}

const checkTypes = `/** A fault as Ajv tells it. */
export interface Fault {
  readonly keyword: string;
  /** Where in the value, as a JSON pointer. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** True when the value is right; else \`errors\` holds the faults until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}
`;

function operationValidatorTypes(): string {
  return `${notice}import type { OperationId } from './operations.ts';

${checkTypes}
export interface OperationChecks {
  readonly params?: Check;
  readonly query?: Check;
  readonly headers?: Check;
  readonly body?: Check;
  /** By status, or 'default'; a status without a JSON body has none. */
  readonly responses: Readonly<Record<string, Check>>;
  /** Every status that the document names, perhaps 'default'. */
  readonly statuses: readonly string[];
}
export const operationValidators: Readonly<Record<OperationId, OperationChecks>>;
`;
}

const formFile = ({ name }: DocumentedForm): string => `${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.js`;

/** A form with the code of its own checks only: a file each, so that a page loads no form that it does not show. */
async function formCode({ name, fields }: DocumentedForm, schemas: JsonObject): Promise<string> {
  const checks = await compileChecks(fieldSchemas(fields), {
    exportName: 'fieldChecks',
    schemas,
    allErrors: false,
  });
  const rows = fields.map(({ schema: _, ...field }) => {
    const text = JSON.stringify(field).slice(0, -1);
    return `    ${text},"check":fieldChecks.${field.name}},\n`;
  });
  const form = `export const ${name} = {\n  name: '${name}',\n  fields: [\n${rows.join('')}  ],\n};\n`;
  return checks.replace(/^export \{ fieldChecks \};\n/m, form);
}

const formList = (forms: DocumentedForm[]): string =>
  notice + forms.map((form) => `export { ${form.name} } from './${formFile(form)}';\n`).join('');

function formTypes(forms: DocumentedForm[]): string {
  const types = forms.map(({ name, fields }) => {
    const rows = fields.map(({ schema: _, ...field }) => {
      const text = JSON.stringify(field).slice(0, -1);
      return `    ${text},"check":Check},\n`;
    });
    return `export const ${name}: {\n  readonly name: '${name}';\n  readonly fields: readonly [\n${rows.join('')}  ];\n};\n`;
  });
  return `${notice}
${checkTypes}
// Fields in the order of the screen, their texts, rules and compiled checks.
${types.join('')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = new URL('generated/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await generate(readDocument())) writeFileSync(new URL(name, folder), text);
}
