import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' }).stdout.includes(
    '\nStatus: install ok installed',
  );

/** Lists the missing packages before anything fails for lack of them. @param list file with a name a line */
export function expectPackages(list: string): void {
  const names = readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0)
    throw new Error(
      `These tests run programs from Debian packages that are not installed here: ${missing.join(', ')}. Install them as root with test/engines/install.sh ${path.relative(process.cwd(), list)}`,
    );
}

export const setup = (): void => expectPackages(path.join(import.meta.dirname, 'packages.txt'));
