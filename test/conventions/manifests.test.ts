import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../src/server/config/read-config.ts';
import { variables } from '../../src/server/config/variables.ts';
import { longestMs } from '../../src/server/watch/readiness.ts';
import { readDockerfile } from './dockerfile.ts';
import { top } from './imports.ts';

const read = (file: string): string => readFileSync(path.join(top, 'deploy', file), 'utf8');
/** The additional time that start.ts gives an embedded database after the limit. */
const closeWithinMs = 10_000;
const image = readDockerfile(read('Dockerfile'));
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8')));

const named = z.object({ name: z.string() });
const labels = z.record(z.string(), z.string());
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  // Kubernetes' own default.
  timeoutSeconds: z.number().default(1),
});
const container = z.object({
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.union([z.strictObject({ configMapRef: named }), z.strictObject({ secretRef: named })])),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.object({
    preStop: z.object({ exec: z.object({ command: z.tuple([z.literal('sleep'), z.string()]) }) }),
  }),
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: named,
  spec: z.object({
    replicas: z.number(),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsUser: z.number(), runAsGroup: z.number() }),
        topologySpreadConstraints: z.array(z.object({ labelSelector: z.object({ matchLabels: labels }) })),
        containers: z.tuple([container]),
        volumes: z.array(
          // Without a medium, the volume is on the node's disk, not in its memory.
          z.object({
            name: z.string(),
            emptyDir: z.strictObject({ sizeLimit: z.string().regex(/^\d+[MG]i$/) }),
          }),
        ),
      }),
    }),
  }),
});
const service = z.object({
  kind: z.literal('Service'),
  metadata: named,
  spec: z.object({
    selector: labels,
    ports: z.array(z.object({ name: z.string(), targetPort: z.string() })),
  }),
});
const budget = z.object({
  kind: z.literal('PodDisruptionBudget'),
  metadata: named,
  spec: z.object({ minAvailable: z.number(), selector: z.object({ matchLabels: labels }) }),
});
const settings = z.object({
  kind: z.enum(['ConfigMap', 'Secret']),
  metadata: named,
  data: labels.default({}),
  stringData: labels.default({}),
});
const ingress = z.object({
  kind: z.literal('Ingress'),
  metadata: z.object({ annotations: labels }),
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()) })),
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({
          paths: z.array(
            z.object({
              path: z.string(),
              backend: z.object({ service: z.object({ name: z.string(), port: named }) }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const documents = readdirSync(path.join(top, 'deploy/kubernetes'))
  .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)))
  .map((document): unknown => document.toJSON());
const all = z
  .array(z.discriminatedUnion('kind', [deployment, service, budget, settings, ingress]))
  .parse(documents);
const deployments = all.filter((one) => one.kind === 'Deployment');
const services = all.filter((one) => one.kind === 'Service');
const configs = all.filter((one) => 'data' in one);
type Labels = z.infer<typeof labels>;
/** Names of the deployments whose pods a selector matches. */
const found = (selector: Labels): string[] =>
  deployments
    .filter(({ spec }) =>
      Object.entries(selector).every(([key, value]) => spec.template.metadata.labels[key] === value),
    )
    .map(({ metadata }) => metadata.name);

test.each(deployments)(
  'everything that the deployment $metadata.name of Kubernetes refers to exists',
  ({ metadata, spec }) => {
    const { containers, volumes, securityContext, topologySpreadConstraints } = spec.template.spec;
    const [one] = containers;
    const sources = one.envFrom.map((from) =>
      'secretRef' in from ? ['Secret', from.secretRef.name] : ['ConfigMap', from.configMapRef.name],
    );
    expect(sources.sort()).toEqual(configs.map(({ kind, metadata: { name } }) => [kind, name]).sort());
    const ports = one.ports.map(({ name }) => name);
    const { METRICS_PORT } = configs.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    expect(String(one.ports.find(({ name }) => name === 'metrics')?.containerPort)).toBe(METRICS_PORT);
    const probes = [one.startupProbe, one.livenessProbe, one.readinessProbe].map(({ httpGet }) => httpGet);
    expect(probes.map(({ path: address }) => address)).toEqual(['/healthz', '/healthz', '/readyz']);
    for (const { port } of probes) expect(ports).toContain(port);
    expect(one.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    for (const { labelSelector } of topologySpreadConstraints)
      expect(found(labelSelector.matchLabels)).toEqual([metadata.name]);
    // As the Dockerfile builds the image.
    expect(one.image).toBe(`daylight:${version}`);
    expect([securityContext.runAsUser, securityContext.runAsGroup].map(String)).toEqual(image.user);
    expect(one.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([image.volume, '/tmp']);
  },
);

test('Kubernetes gives a process longer to end than it takes', () => {
  for (const { spec } of deployments) {
    const { containers, terminationGracePeriodSeconds } = spec.template.spec;
    const { env, lifecycle } = containers[0];
    const overrides = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const own = {
      ...image.environment,
      ...Object.assign({}, ...configs.map((one) => ({ ...one.data, ...one.stringData }))),
    };
    const { delayMs, limitMs } = readConfig({ ...own, ...overrides }, top).shutdown;
    const most = Number(lifecycle.preStop.exec.command[1]) + (delayMs + limitMs + closeWithinMs) / 1000;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(most);
  }
});

test('Kubernetes waits longer for an answer about readiness than a part may take that all pods share', () => {
  for (const { spec } of deployments) {
    const [{ readinessProbe }] = spec.template.spec.containers;
    expect(readinessProbe.timeoutSeconds * 1000).toBeGreaterThan(longestMs);
  }
});

test('each service and each budget of Kubernetes selects one deployment, the one of its name', () => {
  for (const { metadata, spec } of services) {
    expect(found(spec.selector)).toEqual([metadata.name]);
    const [one] =
      deployments.find((each) => each.metadata.name === metadata.name)?.spec.template.spec.containers ?? [];
    for (const { targetPort } of spec.ports) expect(one?.ports.map(({ name }) => name)).toContain(targetPort);
  }
  const budgets = all.filter((one) => one.kind === 'PodDisruptionBudget');
  expect(budgets.map(({ metadata }) => metadata.name)).toEqual(
    deployments.map(({ metadata }) => metadata.name),
  );
  for (const { metadata, spec } of budgets) {
    expect(found(spec.selector.matchLabels)).toEqual([metadata.name]);
    const { replicas = 0 } = deployments.find((each) => each.metadata.name === metadata.name)?.spec ?? {};
    expect(replicas).toBeGreaterThan(spec.minAvailable);
  }
});

test('the Secret of Kubernetes holds secrets of the program and nothing else, and no setting is given twice', () => {
  const [config, secret] = ['ConfigMap', 'Secret'].map((wanted) =>
    configs.find(({ kind }) => kind === wanted),
  );
  const inSecret = Object.keys(secret?.stringData ?? {});
  const inConfig = Object.keys(config?.data ?? {});
  expect(inConfig.filter((name) => inSecret.includes(name))).toEqual([]);
  const secrets: string[] = Object.entries(variables).flatMap(([name, { secret: isOne }]) =>
    isOne ? [name] : [],
  );
  expect(inConfig.filter((name) => secrets.includes(name))).toEqual([]);
  expect(inSecret.filter((name) => !secrets.includes(name))).toEqual([]);
});

test('the ingress of Kubernetes routes as nginx.conf does, and waits as long', () => {
  const [way] = all.filter((one) => one.kind === 'Ingress');
  const { annotations = {} } = way?.metadata ?? {};
  const servers = read('nginx.conf');
  const { rules = [], tls = [] } = way?.spec ?? {};
  const { PUBLIC_URL = '' } = configs.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  expect(rules.map(({ host }) => host)).toEqual([new URL(PUBLIC_URL).hostname]);
  expect(tls.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
  const paths = rules.flatMap(({ http }) => http.paths);
  expect(paths.map(({ path: at, backend }) => [at, backend.service.name])).toEqual([
    ['/api/ingest', 'daylight-worker'],
    ['/api/operator/uploads', 'daylight-worker'],
    ['/', 'daylight-web'],
  ]);
  for (const { backend } of paths) {
    const to = services.find(({ metadata }) => metadata.name === backend.service.name);
    expect(to?.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
  }
  const [, minutes] = /location = \/api\/ingest \{[^}]*proxy_read_timeout (\d+)m;/.exec(servers) ?? [];
  const own = (name: string) => annotations[`nginx.ingress.kubernetes.io/${name}`];
  expect(Number(own('proxy-read-timeout'))).toBe(Number(minutes) * 60);
  expect(own('proxy-body-size')).toBe('0');
  expect(own('proxy-buffering')).toBe('off');
  expect(own('proxy-request-buffering')).toBe('off');
  expect(own('enable-access-log')).toBe('false');
});
