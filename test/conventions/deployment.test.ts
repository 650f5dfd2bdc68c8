import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/server/config/read-config.ts';
import { variables } from '../../src/server/config/variables.ts';
import { longestMs } from '../../src/server/publishers/sent-files.ts';
import { top } from './imports.ts';

const read = (file: string): string => readFileSync(path.join(top, 'deploy', file), 'utf8');
type Settings = Readonly<Record<string, string>>;

/** Names that another program reads from the same environment. */
const ofOthers = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const own = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !ofOthers.includes(name)));
const unknown = (settings: Settings): string[] =>
  Object.keys(own(settings)).filter((name) => !Object.hasOwn(variables, name));

const dockerfile = read('Dockerfile');
const image: Settings = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  ),
);

type ComposeService = {
  readonly environment?: Settings;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
};
type Compose = { readonly services: Readonly<Record<string, ComposeService>> };
/** The settings of a file, with a long enough value for each that is empty. */
const filledIn = (file: string): Settings =>
  Object.fromEntries(
    [...read(file).matchAll(/^([A-Z_]+[0-9]?[A-Z_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value || 'a-value-of-at-least-thirty-two-characters',
    ]),
  );
const given = filledIn('env.example');
const unitFile = filledIn('systemd/daylight.env');
const missing: string[] = [];
const filled = read('compose.yaml').replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (whole, name, otherwise) => {
  if (given[name] === undefined && !whole.includes(':-')) missing.push(name);
  return given[name] ?? otherwise;
});
const { services }: Compose = parse(filled, { merge: true });

const manifests = readdirSync(path.join(top, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => ({ file, json: document.toJSON() })),
);
const settingsOf = (kind: string, key: string): Settings =>
  manifests.find(({ json }) => json.kind === kind)?.json[key] ?? {};
const cluster = { ...settingsOf('ConfigMap', 'data'), ...settingsOf('Secret', 'stringData') };

const environments: Readonly<Record<string, Settings>> = {
  'compose web': { ...image, ...services.web?.environment },
  'compose worker': { ...image, ...services.worker?.environment },
  'kubernetes web': { ...image, ...cluster, ROLE: 'web' },
  'kubernetes worker': { ...image, ...cluster, ROLE: 'worker' },
  'systemd all': { ...unitFile, ROLE: 'all' },
};

test.each(Object.entries(environments))(
  'the settings of %s are accepted, and none is misspelt',
  (_name, settings) => {
    expect(missing).toEqual([]);
    expect(unknown(settings)).toEqual([]);
    const config = readConfig(own(settings), top);
    expect(config).toMatchObject({ production: true, sandbox: false });
    // Receiving mail servers refuse a sender's address of a host that is not the sender's.
    for (const address of [config.mail.from, config.supportEmail])
      expect(address).toMatch(/@portal\.example$/);
  },
);

test("nginx waits longer for a publisher's file than the service, but not much longer", () => {
  const [, minutes] =
    /location = \/api\/ingest \{[^}]*proxy_read_timeout (\d+)m;/.exec(read('nginx.conf')) ?? [];
  const waits = Number(minutes) * 60_000;
  expect(waits).toBeGreaterThan(longestMs);
  expect(waits).toBeLessThan(2 * longestMs);
});

test('ports and roles agree in image, compose, nginx and Kubernetes', () => {
  const nginx = [...read('nginx.conf').matchAll(/set \$\w+ (\w+):(\d+);/g)].map(([, role, port]) => [
    role,
    port,
  ]);
  const ports = { web: image.PORT, worker: image.WORKER_PORT };
  expect(new Map(nginx.map(([role, port]) => [role, port]))).toEqual(new Map(Object.entries(ports)));
  expect(/^EXPOSE (.*)$/m.exec(dockerfile)?.[1]?.split(' ')).toEqual(Object.values(ports));
  const deployments = manifests.filter(({ json }) => json.kind === 'Deployment').map(({ json }) => json.spec);
  const inCluster = deployments.map(({ template: { metadata, spec } }) => [
    metadata.labels.role,
    String(spec.containers[0].ports[0].containerPort),
    spec.containers[0].env[0].value,
  ]);
  expect(inCluster).toEqual(Object.entries(ports).map(([role, port]) => [role, port, role]));
  for (const { selector, template } of deployments)
    expect(template.metadata.labels).toEqual(selector.matchLabels);
});

test('.dockerignore lets in what the image is built from', () => {
  const ignored = readFileSync(path.join(top, '.dockerignore'), 'utf8').split('\n');
  const letIn = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(ignored[0]).toBe('*');
  expect(readdirSync(top)).toEqual(expect.arrayContaining(letIn.filter((name) => !name.includes('/'))));
});

test('data that waits for store or database waits on disk, since a day of trades would fill the memory', () => {
  for (const { environment, volumes, tmpfs } of [services.web, services.worker].map((one) => one ?? {})) {
    expect(volumes).toContain({ ...image, ...environment }.TMPDIR ?? '/tmp');
    expect(tmpfs).toBeUndefined();
  }
});

test('an instance such as daylight@web-2 has its role and port from a file of its own, and does not start without', () => {
  const [, ofUnit = ''] = /^Environment=(.*)$/m.exec(read('systemd/daylight@.service')) ?? [];
  // What a file says comes after what the unit says, and the file of the instance last.
  const startedAs = (instance: string, ownFile: Settings): Settings => ({
    ...Object.fromEntries(
      ofUnit.split(' ').map((pair): [string, string] => {
        const [name = '', value = ''] = pair.replace('%i', instance).split('=');
        return [name, value];
      }),
    ),
    ...unitFile,
    ...ownFile,
  });
  expect(unitFile).not.toHaveProperty('ROLE');
  const config = readConfig(startedAs('web-2', { ROLE: 'web', PORT: '8082' }), top);
  expect(config).toMatchObject({ role: 'web', port: 8082 });
  expect(() => readConfig(startedAs('web-2', {}), top)).toThrow(/^ROLE must be .*web-2/);
});
