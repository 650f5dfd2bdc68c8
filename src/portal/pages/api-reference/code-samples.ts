import type { ReferenceCall } from '../../../contract/api-reference.ts';

/** The languages of the samples. */
export const languages = ['curl', 'Python', 'TypeScript'] as const;

export type Language = (typeof languages)[number];

/** What a sample is made of beside its call. */
type SampleInput = {
  /** Origin of the service, such as https://daylight.example. */
  readonly origin: string;
  /** By parameters' names; what is needed and not given is the contract's example. */
  readonly values: ReadonlyMap<string, string>;
  /** UTC, YYYY-MM-DD: the beginning of a period that nobody gave; '' for the contract's example. */
  readonly today: string;
};

/** The files that a call takes, by their media types. */
const sentFiles: Readonly<Record<string, string>> = {
  'text/csv': 'trades.csv',
  'application/x-ndjson': 'trades.ndjson',
  'application/gzip': 'trades.csv.gz',
};

/** The media types of the files that a call takes; none if it takes no file. */
export const sentMedia = ({ body }: ReferenceCall): readonly string[] =>
  body?.media.filter((media) => media in sentFiles) ?? [];

/** Formats that are no text: they are saved and not printed. */
const savedFormats = ['xlsx', 'parquet'];

/** A parameter's value: as given, or else, where it is needed, the contract's example. */
export function givenFor(
  { name, isRequired, example, values: allowed }: ReferenceCall['parameters'][number],
  { values, today }: Pick<SampleInput, 'values' | 'today'>,
): string {
  const given = values.get(name) ?? '';
  if (given !== '') return given;
  // Which kind of answer is read has to be known.
  if (name === 'format') return allowed[0] ?? '';
  if (!isRequired) return '';
  return (name === 'from' ? today : '') || example || name;
}

type Taken = 'json' | 'text' | 'stream' | 'file';

type Pairs = readonly (readonly [name: string, value: string])[];

type Asked = {
  readonly address: string;
  readonly query: Pairs;
  readonly headers: Pairs;
  readonly take: Taken;
  readonly file: string;
  readonly hasKey: boolean;
};

/** Path and query of a call, as a browser sends it. */
export function addressOf(call: ReferenceCall, input: Omit<SampleInput, 'origin'>): string {
  const { address, query } = askedBy(call, { ...input, origin: '' });
  return query.length === 0 ? address : `${address}?${new URLSearchParams(query.map(([...pair]) => pair))}`;
}

function askedBy(call: ReferenceCall, input: SampleInput): Asked {
  const { path, parameters, answers, key } = call;
  const given = parameters
    .map((parameter) => ({ ...parameter, value: givenFor(parameter, input) }))
    .filter(({ value }) => value !== '');
  const filled = given
    .filter(({ place }) => place === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const givenIn = (wanted: 'query' | 'header'): Pairs =>
    given.filter(({ place }) => place === wanted).map(({ name, value }) => [name, value]);
  const query = givenIn('query');
  const format = query.find(([name]) => name === 'format')?.[1];
  const last = filled.split('/').at(-1) ?? '';
  const [media] = answers.find(({ status }) => status === '200')?.media ?? [];
  const isSaved =
    media === 'application/octet-stream' || (format !== undefined && savedFormats.includes(format));
  return {
    address: `${input.origin}${filled}`,
    query,
    headers: givenIn('header'),
    take: isSaved
      ? 'file'
      : media === 'application/json'
        ? 'json'
        : media === 'text/event-stream'
          ? 'stream'
          : 'text',
    file: format === undefined ? last : `${last}.${format}`,
    hasKey: key !== null,
  };
}

const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const inCurl = ({ address, query, headers, take, file, hasKey }: Asked): string =>
  [
    `curl --fail-with-body --silent --show-error --compressed --get ${shellText(address)}`,
    ...(hasKey ? ['--header "Authorization: Bearer $DAYLIGHT_KEY"'] : []),
    ...headers.map(([name, value]) => `--header ${shellText(`${name}: ${value}`)}`),
    ...(take === 'file' ? [`--output ${shellText(file)}`] : []),
    ...(take === 'stream' ? ['--no-buffer'] : []),
    ...query.map(([name, value]) => `--data-urlencode ${shellText(`${name}=${value}`)}`),
  ].join(' \\\n  ');

const listed = (pairs: Pairs, indent: string): string =>
  pairs.map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('');

const takenInTypeScript: Readonly<Record<Taken, (file: string) => string>> = {
  json: () => 'console.log(await answer.json());',
  text: () => 'console.log(await answer.text());',
  file: (file) => `await writeFile(${JSON.stringify(file)}, new Uint8Array(await answer.arrayBuffer()));`,
  stream: () =>
    'const text = new TextDecoder();\nfor await (const part of answer.body ?? []) process.stdout.write(text.decode(part, { stream: true }));',
};

const inTypeScript = ({ address, query, headers, take, file, hasKey }: Asked): string =>
  `${take === 'file' ? "import { writeFile } from 'node:fs/promises';\n\n" : ''}const address = new URL(${JSON.stringify(address)});
${query.length === 0 ? '' : `address.search = String(new URLSearchParams({\n${listed(query, '  ')}}));\n`}const answer = await fetch(address${
    hasKey || headers.length > 0
      ? `, {
  headers: {
${hasKey ? `    Authorization: \`Bearer \${process.env.DAYLIGHT_KEY}\`,\n` : ''}${listed(headers, '    ')}  },
}`
      : ''
  });
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
${takenInTypeScript[take](file)}`;

const takenInPython: Readonly<Record<Taken, string>> = {
  json: 'print(json.load(answer))',
  text: 'print(answer.read().decode())',
  file: 'shutil.copyfileobj(answer, file)',
  stream: 'for line in answer:\n        print(line.decode(), end="", flush=True)',
};

function inPython({ address, query, headers, take, file, hasKey }: Asked): string {
  // Its standard library does not unpack a compressed answer, as curl and fetch do.
  const unpacked = headers.filter(([name]) => name !== 'Accept-Encoding');
  const imports = [
    ...(take === 'json' ? ['json'] : []),
    ...(hasKey ? ['os'] : []),
    ...(take === 'file' ? ['shutil'] : []),
    ...(query.length > 0 ? ['urllib.parse'] : []),
    'urllib.request',
  ];
  const asked = `${JSON.stringify(address)}${query.length > 0 ? ' + "?" + query' : ''}`;
  return `${imports.map((name) => `import ${name}\n`).join('')}
${query.length > 0 ? `query = urllib.parse.urlencode({\n${listed(query, '    ')}})\n` : ''}request = urllib.request.Request(
    ${asked},${
      hasKey || unpacked.length > 0
        ? `
    headers={
${hasKey ? '        "Authorization": "Bearer " + os.environ["DAYLIGHT_KEY"],\n' : ''}${listed(unpacked, '        ')}    },`
        : ''
    }
)
with urllib.request.urlopen(request) as answer${take === 'file' ? `, open(${JSON.stringify(file)}, "wb") as file` : ''}:
    ${takenInPython[take]}`;
}

type Sent = { readonly address: string; readonly media: string; readonly file: string };

const sentInCurl = ({ address, media, file }: Sent): string =>
  [
    `curl --fail-with-body --silent --show-error ${shellText(address)}`,
    '--header "Authorization: Bearer $DAYLIGHT_KEY"',
    `--header 'Content-Type: ${media}'`,
    `--data-binary @${file}`,
  ].join(' \\\n  ');

const sentInTypeScript = ({ address, media, file }: Sent): string =>
  `import { readFile } from 'node:fs/promises';

const file = await readFile('${file}');
const answer = await fetch(${JSON.stringify(address)}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.DAYLIGHT_KEY}\`,
    'Content-Type': '${media}',
  },
  body: file,
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);
console.log(await answer.json());`;

const sentInPython = ({ address, media, file }: Sent): string =>
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
        "Content-Type": "${media}",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer))`;

const reading = { curl: inCurl, TypeScript: inTypeScript, Python: inPython };
const sending = { curl: sentInCurl, TypeScript: sentInTypeScript, Python: sentInPython };

/** The media type of the file that a call sends in a sample; its first if nobody chose. */
export const chosenMedia = (call: ReferenceCall, values: ReadonlyMap<string, string>): string | undefined =>
  sentMedia(call).find((media) => media === values.get('Content-Type')) ?? sentMedia(call)[0];

/** A whole program that makes a call; the key is read from DAYLIGHT_KEY. */
export function sampleOf(language: Language, call: ReferenceCall, input: SampleInput): string {
  const media = chosenMedia(call, input.values);
  const file = media === undefined ? undefined : sentFiles[media];
  return media === undefined || file === undefined
    ? reading[language](askedBy(call, input))
    : sending[language]({ address: `${input.origin}${call.path}`, media, file });
}

/** Whether a program makes it: it reads by GET, or sends a file. */
export const hasSample = (call: ReferenceCall): boolean =>
  call.isForPrograms && (call.method === 'GET' || sentMedia(call).length > 0);
