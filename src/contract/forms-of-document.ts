import {
  dereference,
  isJsonObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
} from './document.ts';
import { SchemaLeaf, type SchemaTree } from './schema-tree.ts';

type DocumentedRule = {
  rule: string;
  with: string[];
  message: string;
};

type DocumentedField = {
  name: string;
  optional: boolean;
  messages: Record<string, string>;
  rules: DocumentedRule[];
  schema: JsonObject;
};

export type DocumentedForm = {
  name: string;
  fields: DocumentedField[];
};

const validated = ['minLength', 'maxLength', 'pattern', 'const', 'enum', 'minItems'];

/** Every form under x-forms. Throws when a keyword has no message of its own and none in x-messages. */
export function listForms(document: JsonObject): DocumentedForm[] {
  return Object.entries(objectAt(document, 'x-forms')).map(([name, form]) => {
    const resolved = dereference(document, form);
    const required = listAt(resolved, 'required');
    const fields = Object.entries(objectAt(resolved, 'properties')).map(([field, schema]) =>
      readField(document, `${name}.${field}`, field, required.includes(field), schema),
    );
    return { name, fields };
  });
}

/** The texts of a schema's keywords, its own before the document's. */
export function messagesOf(document: JsonObject, schema: JsonObject, place: string): Record<string, string> {
  const own = objectAt(schema, 'x-message');
  const common = objectAt(document, 'x-messages');
  const messages: Record<string, string> = {};
  for (const keyword of ['required', ...validated.filter((word) => word in schema)]) {
    // At least one character is another way to say that it is required.
    const means = keyword === 'minLength' && schema.minLength === 1 ? 'required' : keyword;
    const message = own[keyword] ?? own[means] ?? common[means];
    if (typeof message !== 'string') throw new Error(`${place} has no message for ${keyword}`);
    messages[keyword] = withLimits(message, schema);
  }
  return messages;
}

/**
 * A text with its $-names replaced by the schema's limits: a pattern's or a rule's text may name the length too, whose
 * limit its own fault does not carry.
 */
function withLimits(message: string, schema: JsonObject): string {
  return message.replace(/\$([A-Za-z]+)/g, (whole, keyword: string) => {
    const limit = schema[keyword];
    return typeof limit === 'number' ? String(limit) : whole;
  });
}

export const fieldSchemas = (fields: readonly DocumentedField[]): SchemaTree =>
  Object.fromEntries(fields.map(({ name, schema }) => [name, new SchemaLeaf(schema)]));

function readField(
  document: JsonObject,
  place: string,
  name: string,
  required: boolean,
  schema: Json,
): DocumentedField {
  const resolved = dereference(document, schema);
  return {
    name,
    optional: !required,
    messages: messagesOf(document, resolved, place),
    rules: listAt(resolved, 'x-rules').map((rule) => {
      if (!isJsonObject(rule)) throw new Error(`${place} has a rule that is not an object`);
      return {
        rule: textAt(rule, 'rule', place),
        with: listAt(rule, 'with').map(String),
        message: withLimits(textAt(rule, 'message', place), resolved),
      };
    }),
    schema: resolved,
  };
}
