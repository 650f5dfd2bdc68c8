// Runs in the browser, before Swagger UI starts (api-docs.ts): each call that takes a key as a program makes it, in three
// languages, with the selection of the view that led here filled in. The key itself is never in it.

/** What the page was asked with: the selection of a view. */
const selection = new URLSearchParams(location.search);

const today = new Date().toISOString().slice(0, 10);

/** A parameter's value: as it was selected, else, where it is needed, as the contract's example has it. */
function givenFor(parameter) {
  const { name, required, example, schema = {} } = parameter;
  const selected = selection.get(name);
  if (selected !== null && selected !== '') return selected;
  if (!required) return null;
  if (name === 'from') return today;
  return String(example ?? schema.example ?? schema.default ?? name);
}

/** Formats that are no text: they are saved and not printed. */
const files = ['xlsx', 'parquet'];

/** How an answer is taken that is neither text nor a file: a stream of events has no end that could be waited for. */
const takes = { 'application/json': 'json', 'text/event-stream': 'stream' };

/** The files that a call takes, by their formats. */
const sentFiles = {
  csv: { type: 'text/csv', file: 'trades.csv' },
  ndjson: { type: 'application/x-ndjson', file: 'trades.ndjson' },
  gzip: { type: 'application/gzip', file: 'trades.csv.gz' },
};

const isSending = (operation) => operation.requestBody !== undefined;

/** The formats that a call takes, or answers in; none where it has one. */
function formatsOf(operation) {
  if (!isSending(operation))
    return operation.parameters?.find(({ name }) => name === 'format')?.schema?.enum ?? [];
  const taken = Object.keys(operation.requestBody.content ?? {});
  return Object.keys(sentFiles).filter((format) => taken.includes(sentFiles[format].type));
}

/** Address, query and kind of answer of a call, with values for what it needs. */
function callOf(path, operation, format) {
  const query = [];
  let filled = path;
  for (const parameter of operation.parameters ?? []) {
    // Until it has been looked up in the contract, a parameter is a reference without a name.
    const value = parameter.name === undefined ? null : givenFor(parameter);
    if (value === null) continue;
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === 'query' && parameter.name !== 'format') query.push([parameter.name, value]);
  }
  if (format !== undefined) query.push(['format', format]);
  const kinds = Object.keys(operation.responses?.['200']?.content ?? {});
  const file = files.includes(format) ? `${path.split('/').at(-1)}.${format}` : null;
  const take = file !== null ? 'file' : (takes[kinds[0]] ?? 'text');
  return { address: `${location.origin}${filled}`, query, take, file };
}

const shellText = (text) => `'${text.replaceAll("'", "'\\''")}'`;

const inCurl = ({ address, query, take, file }) =>
  [
    `curl --fail-with-body --silent --show-error --compressed --get ${shellText(address)}`,
    '--header "Authorization: Bearer $DAYLIGHT_KEY"',
    ...(take === 'file' ? [`--output ${file}`] : []),
    ...(take === 'stream' ? ['--no-buffer'] : []),
    ...query.map(([name, value]) => `--data-urlencode ${shellText(`${name}=${value}`)}`),
  ].join(' \\\n  ');

const listed = (query, indent) =>
  query.map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('');

const takenInJavaScript = {
  json: () => 'console.log(await answer.json());',
  text: () => 'console.log(await answer.text());',
  file: (file) => `await writeFile('${file}', new Uint8Array(await answer.arrayBuffer()));`,
  stream: () =>
    'const text = new TextDecoder();\nfor await (const part of answer.body) process.stdout.write(text.decode(part, { stream: true }));',
};

const inJavaScript = ({ address, query, take, file }) =>
  `${take === 'file' ? "import { writeFile } from 'node:fs/promises';\n\n" : ''}const address = new URL(${JSON.stringify(address)});
address.search = new URLSearchParams({
${listed(query, '  ')}});
const answer = await fetch(address, {
  headers: { Authorization: \`Bearer \${process.env.DAYLIGHT_KEY}\` },
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
${takenInJavaScript[take](file)}`;

const takenInPython = {
  json: 'print(json.load(answer))',
  text: 'print(answer.read().decode())',
  file: 'shutil.copyfileobj(answer, file)',
  stream: 'for line in answer:\n        print(line.decode(), end="", flush=True)',
};

const inPython = ({ address, query, take, file }) =>
  `${take === 'json' ? 'import json\n' : ''}import os
${take === 'file' ? 'import shutil\n' : ''}import urllib.parse
import urllib.request

query = urllib.parse.urlencode({
${listed(query, '    ')}})
request = urllib.request.Request(
    ${JSON.stringify(address)} + "?" + query,
    headers={"Authorization": "Bearer " + os.environ["DAYLIGHT_KEY"]},
)
with urllib.request.urlopen(request) as answer${take === 'file' ? `, open("${file}", "wb") as file` : ''}:
    ${takenInPython[take]}`;

const sentInCurl = ({ address, type, file }) =>
  [
    `curl --fail-with-body --silent --show-error ${shellText(address)}`,
    '--header "Authorization: Bearer $DAYLIGHT_KEY"',
    `--header 'Content-Type: ${type}'`,
    `--data-binary @${file}`,
  ].join(' \\\n  ');

const sentInJavaScript = ({ address, type, file }) =>
  `import { readFile } from 'node:fs/promises';

const file = await readFile('${file}');
const answer = await fetch(${JSON.stringify(address)}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.DAYLIGHT_KEY}\`,
    'Content-Type': '${type}',
  },
  body: file,
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
console.log(await answer.json());`;

const sentInPython = ({ address, type, file }) =>
  `import json
import os
import urllib.request

with open("${file}", "rb") as file:
    content = file.read()
request = urllib.request.Request(
    ${JSON.stringify(address)},
    data=content,
    headers={
        "Authorization": "Bearer " + os.environ["DAYLIGHT_KEY"],
        "Content-Type": "${type}",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer))`;

const reading = { curl: inCurl, JavaScript: inJavaScript, Python: inPython };
const sending = { curl: sentInCurl, JavaScript: sentInJavaScript, Python: sentInPython };

/** The sample of a call. */
const textOf = (language, path, operation, format) =>
  isSending(operation)
    ? sending[language]({ address: `${location.origin}${path}`, ...sentFiles[format] })
    : reading[language](callOf(path, operation, format));

/** The samples of a call, one language at a time. */
function Samples({ React, path, operation }) {
  const h = React.createElement;
  const [language, setLanguage] = React.useState('curl');
  const formats = formatsOf(operation);
  const [wanted, setFormat] = React.useState(null);
  const format = wanted ?? formats[0];
  const [said, setSaid] = React.useState('');
  const text = textOf(language, path, operation, format);
  const choose = (set) => (name) => {
    set(name);
    setSaid('');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let the page copy.');
    }
  };
  const button = (words, onClick, more = {}) =>
    h('button', { key: words, type: 'button', className: 'btn', onClick, ...more }, words);
  const choices = (label, names, chosen, set) =>
    names.length < 2
      ? null
      : h(
          'div',
          { className: 'code-languages', role: 'group', 'aria-label': label },
          ...names.map((name) => button(name, () => set(name), { 'aria-pressed': name === chosen })),
        );
  return h(
    'section',
    { className: 'code-samples', 'aria-label': 'In code' },
    h(
      'div',
      { className: 'opblock-section-header' },
      h('h4', null, 'In code'),
      choices('Format', formats, format, choose(setFormat)),
      choices('Language', Object.keys(reading), language, choose(setLanguage)),
    ),
    // A long line is scrolled to by keyboard too.
    h('pre', { className: 'code-text', tabIndex: 0 }, h('code', null, text)),
    h(
      'p',
      null,
      button('Copy code', () => void copy()),
      h('span', { role: 'status' }, said),
      ' The key is read from DAYLIGHT_KEY in the environment: ',
      isSending(operation)
        ? 'publishers get one from the operator'
        : h('a', { href: '/my-account/api-keys' }, 'make one on My account'),
      '.',
    ),
  );
}

/** Swagger UI's plugin: the samples stand before the answers of a call. */
window.codeSamples = () => ({
  wrapComponents: {
    responses:
      (Original, { React, specSelectors }) =>
      (props) => {
        const { path, method } = props;
        const operation = specSelectors.specJsonWithResolvedSubtrees().getIn(['paths', path, method]);
        const told = operation?.toJS?.() ?? {};
        const kind = { get: 'apiKey', post: 'publisherKey' }[method];
        const takesKey = told.security?.some((one) => kind in one);
        return React.createElement(
          'div',
          null,
          takesKey ? React.createElement(Samples, { React, path, operation: told }) : null,
          React.createElement(Original, props),
        );
      },
  },
});
