import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEngine } from '../../../src/server/database/engine.ts';
import { isRoot } from '../../../src/server/database/reach.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'daylight-engine-'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** Installs a package whose program says which version it is, where only root can reach it. */
function install(version: string): string {
  const native = path.join(top, 'package/native');
  mkdirSync(path.join(native, 'bin'), { recursive: true });
  writeFileSync(path.join(native, '../package.json'), JSON.stringify({ version }));
  writeFileSync(path.join(native, 'bin/postgres'), version);
  chmodSync(path.join(top, 'package'), 0o700);
  return native;
}

test.runIf(isRoot())(
  'architecture.md Data: the copy for the unprivileged user is of the version that is installed',
  () => {
    const folder = path.join(top, 'postgres');
    for (const version of ['18.4.0', '18.5.0', '18.5.0']) {
      const engine = openEngine(folder, install(version));
      expect(engine.postgres).toContain(folder);
      expect(engine.major).toBe('18');
      expect(readFileSync(engine.postgres, 'utf8')).toBe(version);
    }
  },
);
