import ts from 'typescript';
import { expect, test } from 'vitest';
import { hasSample, sampleOf } from '../../src/portal/pages/api-reference/code-samples.ts';
import { reference } from '../../src/portal/pages/api-reference/contract-calls.ts';
import { top } from './imports.ts';

test('the TypeScript that the API page shows of every call passes the compiler', () => {
  const files = new Map<string, string>(
    reference.calls.filter(hasSample).map((call) => {
      const text = sampleOf('TypeScript', call, {
        origin: 'https://daylight.example',
        values: new Map(),
        today: '2026-11-20',
      });
      // A module, whatever it imports.
      return [`${top}/sample-${call.id}.ts`, `${text}\nexport {};\n`];
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getCurrentDirectory = () => top;
  const program = ts.createProgram([...files.keys()], options, host);
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(files.size).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
