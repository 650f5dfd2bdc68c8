import { basename } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';
import { build } from 'vite';
import { isJsonObject, type Json, type JsonObject } from './document.ts';
import { Literal, SchemaLeaf, type SchemaTree } from './schema-tree.ts';

const addFormats = addFormatsModule.default;

export type CompileOptions = {
  exportName: string;
  /** components.schemas of the document, for `$ref`. */
  schemas: JsonObject;
  /** Collect every error, or stop at the first. */
  allErrors: boolean;
};

/**
 * Compiles a tree of JSON schemas (2020-12) to one plain ES module without imports, so that it loads in Node and in
 * a page whose policy forbids eval. Equal schemas share one function. The text depends on the input only.
 */
export async function compileChecks(tree: SchemaTree, options: CompileOptions): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: options.allErrors,
    messages: false,
    inlineRefs: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv, ['date', 'date-time']);
  ajv.addSchema({ $id: 'contract', $defs: forAjv(options.schemas) });

  const idBySchema = new Map<string, string>();
  const expression = treeExpression(tree, (schema) => {
    const prepared = forAjv(schema);
    const text = JSON.stringify(prepared);
    const known = idBySchema.get(text);
    if (known !== undefined) return known;
    const id = `check${idBySchema.size + 1}`;
    idBySchema.set(text, id);
    ajv.addSchema({ ...prepared, $id: id });
    return id;
  });
  const ids = [...idBySchema.values()];
  const code = standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  const entry = `import * as checks from 'checks.js';\nexport const ${options.exportName} = ${expression};\n`;
  return `// Made by "npm run contract" from openapi.yaml. Do not edit.\n${await bundle(entry, code)}`;
}

function treeExpression(tree: SchemaTree, idOf: (schema: JsonObject) => string, indent = ''): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(([name, node]) => {
    const value =
      node instanceof SchemaLeaf
        ? `checks.${idOf(node.schema)}`
        : node instanceof Literal
          ? JSON.stringify(node.value)
          : treeExpression(node, idOf, inner);
    return `${inner}${JSON.stringify(name)}: ${value},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The schema without what only people and generators read, its references pointing to the schema 'contract'. */
function forAjv(schema: JsonObject): JsonObject {
  const prepared: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    // Under its own name, "discriminator", the generator of types would put the names of schemas into the property.
    if (key === 'x-discriminator') prepared.discriminator = { propertyName: value };
    if (key.startsWith('x-') || ['description', 'example', 'examples', 'title', 'default'].includes(key))
      continue;
    if (key === 'properties' || key === '$defs') {
      prepared[key] = isJsonObject(value) ? mapValues(value, forAjvValue) : value;
    } else if (key === '$ref' && typeof value === 'string') {
      prepared[key] = value.replace('#/components/schemas/', 'contract#/$defs/');
    } else if (key === 'enum' || key === 'const' || key === 'required') {
      prepared[key] = value;
    } else {
      prepared[key] = forAjvValue(value);
    }
  }
  return prepared;
}

function forAjvValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(forAjvValue);
  return isJsonObject(value) ? forAjv(value) : value;
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

async function bundle(entry: string, checks: string): Promise<string> {
  const sources: Record<string, string> = { 'entry.js': entry, 'checks.js': checks };
  const result = await build({
    configFile: false,
    envFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources-in-memory',
        enforce: 'pre',
        // The bundler makes the entry's name a path.
        resolveId: (id) => (basename(id) in sources ? `\0${basename(id)}` : undefined),
        load: (id) => (id.startsWith('\0') ? sources[id.slice(1)] : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'entry.js', formats: ['es'], fileName: 'checks' },
      rolldownOptions: { output: { comments: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('the bundler answered no code');
  // The bundler's comments name its own paths.
  return chunk.code.replace(/^\s*\/\/.*\n/gm, '');
}
