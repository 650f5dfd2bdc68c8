import type {
  ApiReference,
  ReferenceAnswer,
  ReferenceCall,
  ReferenceField,
  ReferenceParameter,
  ReferenceType,
} from './api-reference.ts';
import {
  type DocumentedOperation,
  dereference,
  isJsonObject,
  type Json,
  type JsonObject,
  listAt,
  listOperations,
  objectAt,
  textAt,
} from './document.ts';
import { listForms } from './forms-of-document.ts';

/** What the API page shows of the contract. Throws where a call lacks what the page has to say. */
export function referenceOf(document: JsonObject): ApiReference {
  const info = objectAt(document, 'info');
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const tags = listAt(document, 'tags').filter(isJsonObject);
  return {
    version: textAt(info, 'version', 'info'),
    chapters: chaptersOf(textAt(info, 'description', 'info')),
    tags: tags.map((tag) => ({
      name: textAt(tag, 'name', 'tags'),
      description: textAt(tag, 'description', 'tags'),
    })),
    calls: listOperations(document).map((operation) => callOf(document, operation)),
    shapes: Object.entries(schemas).flatMap(([name, schema]) => {
      const fields = fieldsOf(document, schema);
      return fields.length === 0
        ? []
        : [{ name, description: descriptionOf(dereference(document, schema)), fields }];
    }),
    forms: listForms(document).map(({ name, fields }) => ({
      name,
      fields: fields.map(({ name: field, optional, messages, rules }) => {
        const { required, ...others } = messages;
        const said = [...(optional || required === undefined ? [] : [required]), ...Object.values(others)];
        return {
          name: field,
          isOptional: optional,
          messages: [...new Set([...said, ...rules.map(({ message }) => message)])],
        };
      }),
    })),
  };
}

/** The paragraphs of a text, each with the name in bold with which it begins. */
function chaptersOf(text: string): ApiReference['chapters'] {
  return text
    .trim()
    .split(/\n\n+/)
    .flatMap((paragraph) => {
      const [, name, rest] = /^\*\*([^*]+?)\.?\*\*\s+(.*)$/s.exec(paragraph) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, text: rest.replaceAll('\n', ' ') }];
    });
}

const descriptionOf = ({ description }: JsonObject): string =>
  typeof description === 'string' ? description.trim() : '';

function callOf(document: JsonObject, documented: DocumentedOperation): ReferenceCall {
  const { id, method, path, access, operation } = documented;
  const place = `${method} ${path}`;
  if (access === 'operator') throw new Error(`${place} is not for readers of the API page`);
  const security = listAt(operation, 'security').filter(isJsonObject);
  const key = (['apiKey', 'publisherKey'] as const).find((kind) => security.some((one) => kind in one));
  const answers = Object.entries(objectAt(operation, 'responses'));
  const [, first] = answers.find(([status]) => status.startsWith('2')) ?? [];
  const body =
    operation.requestBody === undefined
      ? null
      : objectAt(dereference(document, operation.requestBody), 'content');
  const [tag] = listAt(operation, 'tags');
  return {
    id,
    tag: typeof tag === 'string' ? tag : '',
    method,
    path,
    access,
    key: key ?? null,
    isForPrograms: key !== undefined || (access === 'public' && !/^\/(api|auth)\//.test(path)),
    summary: textAt(operation, 'summary', place),
    description: descriptionOf(operation),
    parameters: documented.parameters.map((parameter) => parameterOf(document, parameter, place)),
    body: body && {
      media: Object.keys(body),
      type: typeIn(document, body),
      example: exampleIn(body),
    },
    answers: answers.map(([status, answer]) => answerOf(document, status, answer)),
    example: first === undefined ? '' : exampleIn(objectAt(dereference(document, first), 'content')),
  };
}

function answerOf(document: JsonObject, status: string, answer: Json): ReferenceAnswer {
  const told = dereference(document, answer);
  const content = objectAt(told, 'content');
  return {
    status,
    description: descriptionOf(told),
    type: typeIn(document, content),
    media: Object.keys(content),
  };
}

/** The type of what is sent or answered as JSON, or else as its first kind. */
function typeIn(document: JsonObject, content: JsonObject): ReferenceType | null {
  const [first = ''] = Object.keys(content);
  const { schema } = objectAt(content, 'application/json' in content ? 'application/json' : first);
  return schema === undefined ? null : typeOf(document, schema);
}

function exampleIn(content: JsonObject): string {
  const [held] = Object.values(content).filter(isJsonObject);
  const [named] = Object.values(objectAt(held ?? {}, 'examples')).filter(isJsonObject);
  const example = held?.example ?? named?.value;
  if (example === undefined) return '';
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}

const places = ['path', 'query', 'header'] as const;

function parameterOf(document: JsonObject, parameter: JsonObject, where: string): ReferenceParameter {
  const place = places.find((one) => one === parameter.in);
  if (place === undefined) throw new Error(`${where} has a parameter in ${String(parameter.in)}`);
  const schema = dereference(document, parameter.schema);
  const example = parameter.example ?? schema.example ?? schema.default;
  return {
    name: textAt(parameter, 'name', where),
    place,
    isRequired: parameter.required === true,
    type: typeOf(document, schema),
    description: descriptionOf(parameter),
    example: example === undefined || example === null ? '' : String(example),
    values: listAt(schema, 'enum').map(String),
  };
}

/** The fields of an object, its parts (`allOf`) and its kinds (`oneOf`) together. */
function fieldsOf(document: JsonObject, value: Json): ReferenceField[] {
  const schema = dereference(document, value);
  const required = listAt(schema, 'required');
  const own = Object.entries(objectAt(schema, 'properties')).flatMap(([name, property]): ReferenceField[] => [
    {
      name,
      isRequired: required.includes(name),
      type: typeOf(document, property),
      description: isJsonObject(property) ? descriptionOf(dereference(document, property)) : '',
    },
    ...insideOf(document, name, property),
  ]);
  const parts = [...listAt(schema, 'allOf'), ...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  const found = new Map(own.map((field) => [field.name, field]));
  for (const field of parts.flatMap((part) => fieldsOf(document, part)))
    found.set(field.name, found.get(field.name) ?? field);
  return [...found.values()];
}

/** The fields of an object, or of a list's objects, that has no name of its own, by their place in it. */
function insideOf(document: JsonObject, name: string, property: Json): ReferenceField[] {
  if (typeOf(document, property).shape !== null || !isJsonObject(property)) return [];
  const schema = dereference(document, property);
  const items = schema.items === undefined ? [] : insideOf(document, `${name}[]`, schema.items);
  if (items.length > 0) return items;
  return fieldsOf(document, schema).map((field) => ({ ...field, name: `${name}.${field.name}` }));
}

const plain = (words: string): ReferenceType => ({ words, shape: null });

/** A type in words, with its limits; of a schema that has fields only its name, which leads to them. */
function typeOf(document: JsonObject, value: Json): ReferenceType {
  if (!isJsonObject(value)) return plain('anything');
  const { $ref } = value;
  if (typeof $ref === 'string' && fieldsOf(document, value).length > 0) {
    const name = $ref.split('/').at(-1) ?? '';
    return { words: name, shape: name };
  }
  const schema = dereference(document, value);
  const kinds = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].map((one) => typeOf(document, one));
  if (kinds.length > 0 && schema.properties === undefined)
    return {
      words: kinds.map(({ words }) => words).join(' or '),
      shape: kinds.find(({ shape }) => shape !== null)?.shape ?? null,
    };
  const [part] = listAt(schema, 'allOf');
  if (schema.type === undefined && part !== undefined) return typeOf(document, part);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  const named = types.map((type) => typeNamed(document, schema, String(type)));
  return {
    words: named.map(({ words }) => words).join(' or '),
    shape: named.find(({ shape }) => shape !== null)?.shape ?? null,
  };
}

function typeNamed(document: JsonObject, schema: JsonObject, type: string): ReferenceType {
  if (type === 'null') return plain('nothing');
  if (schema.const !== undefined) return plain(`always ${String(schema.const)}`);
  const values = listAt(schema, 'enum').filter((one) => one !== null);
  if (values.length > 0)
    return plain(values.length === 1 ? `always ${values[0]}` : `one of ${values.join(', ')}`);
  if (type === 'boolean') return plain('true or false');
  if (type === 'integer') return plain(`whole number${limits(schema.minimum, schema.maximum)}`);
  if (type === 'number') return plain(`number${limits(schema.minimum, schema.maximum)}`);
  if (type === 'string') return plain(textWords(schema));
  if (type === 'array') {
    const items = typeOf(document, schema.items ?? null);
    const most = typeof schema.maxItems === 'number' ? `, at most ${schema.maxItems}` : '';
    return { words: `list of ${items.words}${most}`, shape: items.shape };
  }
  if (type !== 'object') return plain('anything');
  const { additionalProperties } = schema;
  if (isJsonObject(additionalProperties)) {
    const held = typeOf(document, additionalProperties);
    return { words: `object, by name: ${held.words}`, shape: held.shape };
  }
  return plain('object');
}

function limits(least: Json | undefined, most: Json | undefined, unit = ''): string {
  if (typeof least === 'number' && typeof most === 'number')
    return least === most ? ` of ${most}${unit}` : ` from ${least} to ${most}${unit}`;
  if (typeof most === 'number') return ` of at most ${most}${unit}`;
  return typeof least === 'number' ? ` of at least ${least}${unit}` : '';
}

function textWords(schema: JsonObject): string {
  const { format, minLength, maxLength, pattern } = schema;
  if (format === 'date-time') return 'time';
  if (format === 'date') return 'day';
  if (typeof pattern === 'string' && pattern.startsWith('^-?[0-9]+(')) return 'decimal as text';
  // Where the service refuses it in words, they are the rule; `$minLength` stands for that limit.
  const rule = objectAt(schema, 'x-message').pattern ?? pattern;
  const form =
    typeof rule === 'string' ? `: ${rule.replace(/\$([a-z]\w+)/gi, (_, name) => String(schema[name]))}` : '';
  return `text${limits(minLength, maxLength, ' characters')}${form}`;
}
