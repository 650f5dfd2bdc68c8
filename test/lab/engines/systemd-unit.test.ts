import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { top } from '../../conventions/imports.ts';

const unit = readFileSync(path.join(top, 'deploy/systemd/daylight@.service'), 'utf8');

/** What systemd says of a unit of a role, and whether it accepts it. */
function verified(content: string, role: string): { readonly isAccepted: boolean; readonly said: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, `daylight@${role}.service`);
  // It looks whether the command is there, and here Node may be elsewhere than on a server.
  writeFileSync(file, content.replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  return { isAccepted: status === 0, said: stdout + stderr };
}

test.each(['web', 'worker', 'all', 'web-1', 'worker-2'])(
  'systemd accepts the unit %s without a remark',
  (role) => {
    expect(verified(unit, role)).toEqual({ isAccepted: true, said: '' });
  },
);

test.each([
  ['a directive that does not exist', 'ProtectHome=true', 'ProtectHomes=true', "'ProtectHomes'"],
  ['a value that a directive does not have', 'KillMode=mixed', 'KillMode=gentle', 'gentle'],
  ['a program that is not there', '/usr/bin/node', '/usr/bin/no-such-node', 'no-such-node'],
])('%s in the unit is reported', (_, right, wrong, said) => {
  expect(unit).toContain(right);
  expect(verified(unit.replace(right, wrong), 'all').said).toContain(said);
});
