import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { documentPath, objectAt, readDocument, readDocumentText } from '../../contract/document.ts';
import { listForms } from '../../contract/forms-of-document.ts';

const ownFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Our own origin only, and no inline script or style; the arrows of the style sheet are `data:`. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Serves the contract as YAML (/openapi.yaml), as JSON (/openapi.json) and as Swagger UI (/api-docs), where
 * signed-in users can try each call and code samples show the calls that accept an API key.
 */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const text = readDocumentText();
  const document = readDocument(text);
  const json = JSON.stringify(document);
  const info = objectAt(document, 'info');
  const forms = listForms(document).map(formTable).join('\n\n');

  const answers = [
    ['/openapi.yaml', 'application/yaml; charset=utf-8', text],
    ['/openapi.json', 'application/json; charset=utf-8', json],
  ] as const;
  for (const [url, type, body] of answers) {
    app.get(url, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  }
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  });
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { path: fileURLToPath(documentPath), baseDir: '' },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api-docs',
    theme: {
      title: 'Daylight API',
      css: [
        { filename: 'scheme.css', content: ownFile('api-docs-scheme-browser.css') },
        { filename: 'daylight.css', content: ownFile('code-samples-browser.css') },
      ],
      js: [
        { filename: 'scheme.js', content: ownFile('api-docs-scheme-browser.js') },
        { filename: 'code-samples.js', content: ownFile('code-samples-browser.js') },
        { filename: 'daylight.js', content: ownFile('api-docs-browser.js') },
      ],
    },
    staticCSP: policy,
    // The plugin has read the file by itself, without the descriptions of rows.
    transformSpecification: (_specification, request) => ({
      ...document,
      info: { ...info, description: `${info.description}\n\n## Forms\n\n${forms}` },
      'x-signed-in': request.session !== null,
    }),
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'none', showExtensions: true },
  });
}

/** A form's fields with their rules, as a table in Markdown. */
function formTable({ name, fields }: ReturnType<typeof listForms>[number]): string {
  const rows = fields.map(({ name: field, optional, messages, rules }) => {
    const { required, ...others } = messages;
    const said = [...(optional || required === undefined ? [] : [required]), ...Object.values(others)];
    const all = new Set([...said, ...rules.map(({ message }) => message)]);
    return `| \`${field}\`${optional ? ' (optional)' : ''} | ${[...all].join('<br>')} |`;
  });
  return [`### ${name}`, '', '| Field | Messages |', '| --- | --- |', ...rows].join('\n');
}
