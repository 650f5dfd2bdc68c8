import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, startProgram } from '../../server/start-program.ts';

const folder = path.resolve(import.meta.dirname, '../../../deploy/observability');
const promtool = (...args: string[]): string =>
  execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

test('Prometheus accepts the alert rules, and each fires for its series and no other', () => {
  expect(promtool('check', 'rules', 'alerts.yaml')).toContain('SUCCESS');
  expect(promtool('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS');
});

test('Prometheus accepts every query of the dashboard', () => {
  const questions: string[] = [];
  JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8'), (key, value) => {
    if (key === 'expr') questions.push(String(value).replaceAll('$__rate_interval', '5m'));
    return value;
  });
  const rules = questions.map((expr, at) => ({ record: `question:${at}`, expr }));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'daylight-dashboard-')), 'rules.json');
  // JSON is valid YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${questions.length} rules found`);
});

test('Prometheus accepts the metrics of a running program', async () => {
  const metricsPort = await freePort();
  const program = await startProgram({ METRICS_PORT: metricsPort });
  onTestFinished(async () => void (await program.stop()));
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/daylight_feed_newest_timestamp_seconds\{segment="\w{4}",type="trade"\} \d{10}/);
  // promtool accepts the format, and the names of our own metrics; otherwise it exits with an error, and this throws.
  const input = metrics.replace(/^(?!(?:# \w+ )?daylight_).*\n/gm, '');
  execFileSync('promtool', ['check', 'metrics'], { input, stdio: 'pipe' });
});
