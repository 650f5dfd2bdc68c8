import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { top } from '../../conventions/imports.ts';

const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Secret, Service };
const folder = path.join(top, 'deploy/kubernetes');
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => ({
    file,
    json: document.toJSON(),
  })),
);

test.each(manifests)(
  '$json.kind $json.metadata.name of $file is valid by the schema of Kubernetes',
  ({ json }) => {
    const kind: string = json.kind;
    const found = Object.entries(kinds).find(([name]) => name === kind)?.[1];
    expect(found, `no schema is held for ${kind}`).toBeDefined();
    if (found) new found(json).validate();
  },
);

type Manifest = Readonly<Record<string, unknown>>;

/** What the compiler says of manifests, which it checks for fields that the schema does not have. */
function foreignFields(jsons: readonly Manifest[]): string[] {
  const file = path.join(import.meta.dirname, 'manifests.ts');
  const lines = jsons.map(
    (json, at) =>
      `export const m${at}: import('kubernetes-models/${json.apiVersion}').I${json.kind} = ${JSON.stringify(json)};`,
  );
  const options: ts.CompilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), version)
      : getSourceFile(name, version, ...rest);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('no manifest has a field that Kubernetes does not know, which validation would pass over', () => {
  expect(foreignFields(manifests.map(({ json }) => json))).toEqual([]);
  const misspelt: Manifest = JSON.parse(
    JSON.stringify(manifests.find(({ json }) => json.kind === 'Deployment')?.json).replace(
      'readinessProbe',
      'readinesProbe',
    ),
  );
  expect(foreignFields([misspelt]).join('\n')).toContain('readinesProbe');
});

test('an invalid manifest is detected', () => {
  const [deployment] = manifests.filter(({ json }) => json.kind === 'Deployment');
  expect(() => new Deployment({ ...deployment?.json, spec: { replicas: 'two' } }).validate()).toThrow(
    'replicas',
  );
});
