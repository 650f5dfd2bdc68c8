import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourcesBelow, top } from './imports.ts';
import { headingsOf } from './markdown.ts';

const read = (file: string): string => readFileSync(path.join(top, 'deploy/observability', file), 'utf8');

/** Names of alerts in a file of rules, or of tests of rules. */
const alertsIn = (file: string, key: string): string[] => {
  const names: string[] = [];
  parse(read(file), (name, value) => {
    if (name === key && typeof value === 'string') names.push(value);
    return value;
  });
  return names;
};

const alerts = alertsIn('alerts.yaml', 'alert');

test('every alert has a runbook and every runbook an alert, in the same order', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const sections = [...headingsOf('docs/operations.md')].filter((heading) => heading !== 'Runbooks');
  expect(sections).toEqual(alerts);
});

test('every line of the log that a runbook names is one that the program writes', () => {
  const page = readFileSync(path.join(top, 'docs/operations.md'), 'utf8');
  const lines = [...page.matchAll(/\blog (?:has )?lines? `([^`]+)`/gi)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(4);
  const sources = sourcesBelow('src/server').map((file) => readFileSync(path.join(top, file), 'utf8'));
  expect(lines.filter((line) => !sources.some((source) => source.includes(`'${line}'`)))).toEqual([]);
});

test('every limit that a runbook names is one of the program', () => {
  const page = readFileSync(path.join(top, 'docs/operations.md'), 'utf8');
  const [, runbook = ''] = page.split('## DaylightManyRefused');
  const names = [...runbook.matchAll(/`([a-z-]+ [a-z ]*(?:…|key))`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  const sources = sourcesBelow('src/server').map((file) => readFileSync(path.join(top, file), 'utf8'));
  const isLimit = (name: string) => sources.some((source) => source.includes(`('${name.replace(/…$/, '')}`));
  expect(names.filter((name) => !isLimit(name))).toEqual([]);
});

test('every alert is tested on series for which it fires and for which it does not', () => {
  const fires = new Set<string>();
  const rests = new Set<string>();
  parse(read('alerts.test.yaml'), (_key, value) => {
    if (typeof value === 'object' && value !== null && 'alertname' in value)
      ('exp_alerts' in value ? fires : rests).add(String(value.alertname));
    return value;
  });
  expect(alerts.filter((alert) => !fires.has(alert))).toEqual([]);
  expect(alerts.filter((alert) => !rests.has(alert))).toEqual([]);
});
