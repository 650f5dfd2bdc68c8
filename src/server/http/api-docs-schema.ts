import {
  dereference,
  isJsonObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
} from '../../contract/document.ts';
import { html, inline, type Markup } from './markup.ts';

const components = '#/components/schemas/';

/** The page's anchor of a named schema. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

/** A schema's fields as a table; the fields of nested objects stand beneath with dotted names. */
export function fieldTable(document: JsonObject, schema: JsonObject): Markup {
  const rows = fieldRows(document, schema, '');
  if (rows.length === 0) return html`<p class="type">${typeOf(schema)}</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="Fields"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** A row of a table of fields or parameters. */
export function fieldRow(name: string, schema: JsonObject, required: boolean, meaning: string): Markup {
  return html`<tr><th scope="row"><code>${name}</code>${required ? null : html` <span class="quiet">optional</span>`}</th>
<td>${typeOf(schema)}${limitsOf(schema)}</td><td>${inline(meaning)}</td></tr>
`;
}

/** A schema's type in words, with links to named schemas. */
export function typeOf(schema: JsonObject): Markup {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace(components, '');
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const parts = listAt(schema, key).filter(isJsonObject);
    if (parts.length > 0 && schema.type === undefined) {
      return html`${joined(parts.filter((part) => key !== 'allOf' || part.$ref !== undefined).map(typeOf), key === 'allOf' ? ' with ' : ' or ')}`;
    }
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const choices = listAt(schema, 'enum');
  if (choices.length > 0)
    return html`${joined(
      choices.map((choice) => html`<code>${String(choice)}</code>`),
      ' · ',
    )}`;
  if (schema.type === 'array') return html`list of ${typeOf(objectAt(schema, 'items'))}`;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  return html`${types.map((type) => words[String(type)] ?? String(type)).join(' or ')}`;
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function limitsOf(schema: JsonObject): Markup | null {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema;
  const limits: string[] = [];
  const range = (least: Json | undefined, most: Json | undefined, unit: string) => {
    if (least !== undefined && least === most) limits.push(`${most}${unit}`);
    else if (least !== undefined && most !== undefined) limits.push(`${least} to ${most}${unit}`);
    else if (most !== undefined) limits.push(`at most ${most}${unit}`);
    else if (least !== undefined) limits.push(`at least ${least}${unit}`);
  };
  range(minLength, maxLength, ' characters');
  range(minimum, maximum, '');
  range(minItems, maxItems, ' entries');
  if (typeof format === 'string') limits.push(format);
  if (schema.default !== undefined) limits.push(`${JSON.stringify(schema.default)} when left out`);
  return limits.length === 0 ? null : html`<br><span class="quiet">${limits.join(', ')}</span>`;
}

function fieldRows(document: JsonObject, schema: JsonObject, prefix: string): Markup[] {
  const required = listAt(schema, 'required');
  const own = Object.entries(objectAt(schema, 'properties')).flatMap(([name, property]) => {
    if (!isJsonObject(property)) return [];
    const path = `${prefix}${name}`;
    const meaning = dereference(document, property).description;
    const row = fieldRow(path, property, required.includes(name), typeof meaning === 'string' ? meaning : '');
    return [row, ...innerRows(document, property, path)];
  });
  const parts = listAt(schema, 'allOf').filter(isJsonObject);
  return [...parts.flatMap((part) => fieldRows(document, dereference(document, part), prefix)), ...own];
}

function innerRows(document: JsonObject, property: JsonObject, path: string): Markup[] {
  // A named schema has a section of its own.
  if (property.$ref !== undefined) return [];
  if (property.type === 'array') {
    const items = objectAt(property, 'items');
    return items.$ref === undefined ? fieldRows(document, items, `${path}[].`) : [];
  }
  return fieldRows(document, property, `${path}.`);
}

function joined(parts: readonly Markup[], between: string): Markup[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [html`${between}`, part]));
}
