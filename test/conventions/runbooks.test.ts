import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { top } from './imports.ts';
import { headingsOf } from './markdown.ts';

test('every alert has a runbook and every runbook an alert, in the same order', () => {
  const alerts: string[] = [];
  const rules = readFileSync(path.join(top, 'deploy/observability/alerts.yaml'), 'utf8');
  parse(rules, (key, value) => {
    if (key === 'alert') alerts.push(String(value));
    return value;
  });
  expect(alerts.length).toBeGreaterThan(10);
  const sections = [...headingsOf('docs/operations.md')].filter((heading) => heading !== 'Runbooks');
  expect(sections).toEqual(alerts);
});
