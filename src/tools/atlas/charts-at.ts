import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Chart } from './chart.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const maxBuffer = 2 ** 28;

/**
 * The charts of a commit. Its machines are loaded in a process of their own, with the packages that are installed now.
 *
 * @param repository the folder of the repository
 * @throws Error if git knows no such commit, or its machines do not load
 */
export function chartsAt(revision: string, repository = top): Chart[] {
  if (revision === '') throw new Error('Which commit? npm run atlas -- --since REV');
  const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  if (spawnSync('git', commit, { cwd: repository }).status !== 0)
    throw new Error(`git knows no commit ${revision}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'charts-at-'));
  try {
    const archive = execFileSync(
      'git',
      ['archive', '--format=tar', revision, '--', 'machines', 'src', 'package.json'],
      { cwd: repository, maxBuffer, stdio: 'pipe' },
    );
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(path.join(top, 'node_modules'), path.join(folder, 'node_modules'));
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'write-charts.ts'), folder],
      { cwd: top, maxBuffer, stdio: 'pipe', encoding: 'utf8' },
    );
    return JSON.parse(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
