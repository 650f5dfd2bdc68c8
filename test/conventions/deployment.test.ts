import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/server/config.ts';
import { variables } from '../../src/server/config-variables.ts';
import { longestMs } from '../../src/server/publishers/publish-operations.ts';
import { top } from './imports.ts';

const read = (file: string): string => readFileSync(path.join(top, 'deploy', file), 'utf8');
type Settings = Readonly<Record<string, string>>;

/** Names that another program reads out of the same environment. */
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
/** What a file of settings gives once each is set, long enough. */
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

const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Secret, Service };
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
  '%s: its settings are taken, and none is misspelt',
  (_name, settings) => {
    expect(missing).toEqual([]);
    expect(unknown(settings)).toEqual([]);
    const config = readConfig(own(settings), top);
    expect(config).toMatchObject({ production: true, sandbox: false });
    // Others' mail servers refuse who sends as a host that is not theirs.
    for (const address of [config.mail.from, config.supportEmail])
      expect(address).toMatch(/@portal\.example$/);
  },
);

test.each(manifests)(
  '$json.kind $json.metadata.name of $file is one by the schema of Kubernetes',
  ({ json }) => {
    const kind: string = json.kind;
    const found = Object.entries(kinds).find(([name]) => name === kind)?.[1];
    expect(found, `no schema is held for ${kind}`).toBeDefined();
    if (found) new found(json).validate();
  },
);

test('a manifest that is wrong is told from one that is right', () => {
  const [deployment] = manifests.filter(({ json }) => json.kind === 'Deployment');
  expect(() => new Deployment({ ...deployment?.json, spec: { replicas: 'two' } }).validate()).toThrow(
    'replicas',
  );
});

test('nginx waits for a file of a publisher no shorter than the service, and not much longer', () => {
  const [, minutes] =
    /location = \/api\/ingest \{[^}]*proxy_read_timeout (\d+)m;/.exec(read('nginx.conf')) ?? [];
  const waits = Number(minutes) * 60_000;
  expect(waits).toBeGreaterThan(longestMs);
  expect(waits).toBeLessThan(2 * longestMs);
});

test('ports and roles agree between image, compose, nginx and Kubernetes', () => {
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

test('what an image is built from is let in, and everything that it runs is in the release', () => {
  const ignored = readFileSync(path.join(top, '.dockerignore'), 'utf8').split('\n');
  const letIn = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(ignored[0]).toBe('*');
  expect(readdirSync(top)).toEqual(expect.arrayContaining(letIn.filter((name) => !name.includes('/'))));
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  expect(dockerfile).toContain('"node", "--enable-source-maps", "src/server/start.js"');
});

test('systemd tells the program alone to end, which stops an embedded database after what is under way', () => {
  expect(read('systemd/daylight@.service')).toMatch(/^KillMode=mixed$/m);
});

test('what waits for store or database waits on disk: a day of trades would fill the memory', () => {
  for (const { environment, volumes, tmpfs } of [services.web, services.worker].map((one) => one ?? {})) {
    expect(volumes).toContain({ ...image, ...environment }.TMPDIR ?? '/tmp');
    expect(tmpfs).toBeUndefined();
  }
  const unit = read('systemd/daylight@.service');
  // Elsewhere than on Debian 12, /tmp may be memory; both are of the unit alone and emptied when it ends.
  expect(/^Environment=.* TMPDIR=(\S+)$/m.exec(unit)?.[1]).toBe('/var/tmp');
  expect(unit).toMatch(/^PrivateTmp=true$/m);
});

test('two roles on one machine have one file of settings, and each may have its own besides', () => {
  const unit = read('systemd/daylight@.service');
  expect([...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file)).toEqual([
    '/etc/daylight.env',
    '-/etc/daylight-%i.env',
  ]);
  const [, ofUnit = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  for (const name of ['NODE_ENV', 'DATA_DIR'])
    expect(ofUnit.split(' ')).toContain(`${name}=${unitFile[name]}`);
});
