import {
  type DocumentedOperation,
  dereference,
  isJsonObject,
  type JsonObject,
  listAt,
  listOperations,
  objectAt,
} from '../../contract/document.ts';
import { listForms } from '../../contract/forms-of-document.ts';
import { fieldRow, fieldTable, schemaAnchor, typeOf } from './api-docs-schema.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { html, inline, Markup, paragraphs } from './markup.ts';

const accessWords = {
  public: 'Open to everybody',
  session: 'Signed in',
  unrestricted: 'Signed in, subscription not ended',
} as const;

/** The contract as a page to read: no script, so that the strictest policy takes it. */
export function apiDocsPage(document: JsonObject): string {
  const info = objectAt(document, 'info');
  const operations = listOperations(document);
  const tags = listAt(document, 'tags').filter(isJsonObject).map(textTag);
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'));
  const inTag = (name: string) =>
    operations.filter(({ operation }) => listAt(operation, 'tags').includes(name));
  const title = `${String(info.title)} API`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="Every call of the portal: what it asks, what it answers, and what it refuses. The contract itself as YAML and JSON.">
<style>${new Markup(apiDocsStyle)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top"><div>
<a class="brand" href="/">${sun}Daylight</a><span class="quiet">API documentation, version ${String(info.version)}</span>
<span class="right"><a href="/openapi.yaml">openapi.yaml</a><a href="/openapi.json">openapi.json</a></span>
</div></header>
<div class="page">
<nav aria-label="Calls and shapes">
${tags.map(
  ({ name }) => html`<section><h2>${name}</h2><ul>
${inTag(name).map(
  ({ id, operation }) => html`<li><a href="#${id}">${String(operation.summary)}</a></li>
`,
)}</ul></section>
`,
)}<section><h2>More</h2><ul><li><a href="#forms">Forms</a></li><li><a href="#shapes">Shapes</a></li></ul></section>
</nav>
<main id="content" tabindex="-1">
<h1>${title}</h1>
<div class="intro">${paragraphs(String(info.description))}</div>
${tags.map(
  ({ name, description }) => html`<h2>${name}</h2>
<p>${inline(description)}</p>
${inTag(name).map((operation) => call(document, operation))}`,
)}
<h2 id="forms">Forms</h2>
<p>What each form of the portal asks for. Fields are judged in this order, and the first fault of each is shown.</p>
${listForms(document).map(form)}
<h2 id="shapes">Shapes</h2>
<p>The named shapes of bodies and answers.</p>
${schemas.map(([name, schema]) => shape(document, name, isJsonObject(schema) ? schema : {}))}
</main>
</div>
</body>
</html>
`.text;
}

const sun = html`<svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
<path d="M4 18a9 9 0 0 1 18 0" stroke="var(--accent)" stroke-width="2"/><path d="M1 18h24" stroke="var(--ink)" stroke-width="2"/>
<path d="M6 22h14" stroke="var(--muted)" stroke-width="2"/><path d="M13 2v3M4.500 6l2 2M21.500 6l-2 2" stroke="var(--accent)" stroke-width="2"/></svg>`;

function textTag(tag: JsonObject): { name: string; description: string } {
  return { name: String(tag.name), description: String(tag.description) };
}

function call(document: JsonObject, documented: DocumentedOperation): Markup {
  const { id, method, path, access, operation, parameters } = documented;
  const body = operation.requestBody === undefined ? null : dereference(document, operation.requestBody);
  return html`<section class="call" id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${String(operation.summary)}</h3>
<div class="line"><code><span class="verb">${method}</span> ${path}</code><span class="quiet">${id}</span>
<span class="access">${accessWords[access]}</span></div>
${paragraphs(String(operation.description))}
${parameters.length > 0 && html`<h4>Parameters</h4>${parameterTable(parameters)}`}
${body && html`<h4>Body</h4>${media(body)}`}
<h4>Answers</h4>
${Object.entries(objectAt(operation, 'responses')).map(([status, response]) => answer(status, dereference(document, response)))}
</section>
`;
}

function parameterTable(parameters: readonly JsonObject[]): Markup {
  return html`<div class="wide" tabindex="0" role="group" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map((parameter) =>
    fieldRow(
      String(parameter.name),
      objectAt(parameter, 'schema'),
      parameter.required === true,
      String(parameter.description ?? ''),
    ),
  )}</tbody></table></div>`;
}

function answer(status: string, response: JsonObject): Markup {
  const isSuccess = /^[23]/.test(status);
  return html`<p><code>${status}</code> ${inline(String(response.description))}</p>
${isSuccess && media(response)}`;
}

function media(holder: JsonObject): Markup | null {
  const json = objectAt(objectAt(holder, 'content'), 'application/json');
  if (!isJsonObject(json.schema)) return null;
  const listed = Object.values(objectAt(json, 'examples')).filter(isJsonObject);
  const examples = [
    ...('example' in json ? [{ summary: 'Example', value: json.example ?? null }] : []),
    ...listed.map(({ summary, value }) => ({ summary: String(summary), value: value ?? null })),
  ];
  return html`<p class="type">${typeOf(json.schema)}</p>
${examples.map(
  ({ summary, value }) => html`<details><summary>${summary}</summary>
<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>
`,
)}`;
}

function form({ name, fields }: ReturnType<typeof listForms>[number]): Markup {
  return html`<section class="shape" id="form-${name}" aria-labelledby="form-${name}-title">
<h3 id="form-${name}-title">${name}</h3>
<div class="wide" tabindex="0" role="group" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Messages</th></tr></thead>
<tbody>${fields.map(
    ({ name: field, optional, messages, rules }) => html`<tr><th scope="row"><code>${field}</code>${
      optional && html` <span class="quiet">optional</span>`
    }</th><td>${[...new Set([...texts(messages, optional), ...rules.map(({ message }) => message)])].map(
      (message, index) => html`${index > 0 && html`<br>`}${message}`,
    )}</td></tr>
`,
  )}</tbody></table></div>
</section>
`;
}

function texts({ required, ...others }: Record<string, string>, optional: boolean): string[] {
  return [...(optional || required === undefined ? [] : [required]), ...Object.values(others)];
}

function shape(document: JsonObject, name: string, schema: JsonObject): Markup {
  return html`<section class="shape" id="${schemaAnchor(name)}" aria-labelledby="${schemaAnchor(name)}-title">
<h3 id="${schemaAnchor(name)}-title">${name}</h3>
${typeof schema.description === 'string' && paragraphs(schema.description)}
${fieldTable(document, schema)}
</section>
`;
}
