import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../domain/thrown.ts';
import { DatabaseFault } from './database-fault.ts';
import { isAlive } from './postmaster.ts';
import { isRoot, nobody, othersCanReach, unprivileged } from './reach.ts';

/** Name of the database's only user. */
export const user = 'daylight';
const passwordName = 'daylight-password';

/** Where the files of a cluster lie. */
export type Place = {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly log: string;
  readonly pid: string;
};

export const placeIn = (folder: string): Place => ({
  folder,
  data: path.join(folder, 'data'),
  password: path.join(folder, 'data', passwordName),
  log: path.join(folder, 'postgres.log'),
  pid: path.join(folder, 'data', 'postmaster.pid'),
});

function giveToNobody(file: string): void {
  if (isRoot()) chownSync(file, nobody, nobody);
}

// Left by first starts that were interrupted; another start may be under way in a living process. In a container the
// interrupted one had the same number as this one.
function sweepHalves(place: Place): void {
  for (const name of readdirSync(place.folder)) {
    const pid = Number(/^data\.(\d+)(\.password)?$/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      rmSync(path.join(place.folder, name), { recursive: true, force: true });
  }
}

/** Makes a new database folder. @throws DatabaseFault with PostgreSQL's own reason */
export function initialise(place: Place, initdb: string): void {
  sweepHalves(place);
  // Made under another name and renamed when whole, password and all: an interrupted first start leaves nothing half
  // made, and of two at once one wins.
  const half = `${place.data}.${process.pid}`;
  const password = `${half}.password`;
  mkdirSync(half, { recursive: true, mode: 0o700 });
  giveToNobody(half);
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  giveToNobody(password);
  try {
    // The built-in locale needs nothing of the operating system and folds letters of every script.
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const options = ['-U', user, '-A', 'scram-sha-256', `--pwfile=${password}`, ...locale];
    const made = spawnSync(initdb, ['-D', half, ...options, '--no-sync', '--no-instructions'], {
      ...unprivileged(),
      cwd: half,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    if (made.status !== 0) {
      const reason = made.error?.message ?? made.stderr.trim().split('\n').slice(-3).join(' ');
      // Containers are often run under a number of their own.
      const wayOut = reason.includes('could not look up effective user ID')
        ? '. PostgreSQL runs only as a user that the system has a name for: run as one, or set DATABASE_URL to a PostgreSQL server.'
        : '';
      throw new DatabaseFault(`The database folder ${place.data} could not be made: ${reason}${wayOut}`);
    }
    renameSync(password, path.join(half, passwordName));
    try {
      renameSync(half, place.data);
    } catch (error) {
      if (!existsSync(path.join(place.data, 'PG_VERSION'))) throw error;
    }
  } finally {
    rmSync(half, { recursive: true, force: true });
    rmSync(password, { force: true });
  }
}

/** @throws DatabaseFault when the folder is damaged, of another version, or without its password */
export function checkFolder(place: Place, major: string): void {
  const versionFile = path.join(place.data, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(path.join(place.data, 'global', 'pg_control'))) {
    throw new DatabaseFault(
      `The database folder ${place.data} is damaged: it is not empty, yet not a whole PostgreSQL folder. Restore it from a backup, or move it away to begin with a new one.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== major) {
    throw new DatabaseFault(
      `The database folder ${place.data} was made by PostgreSQL ${version}; this release brings ${major}. Move it over with pg_dump, or move it away to begin with a new one.`,
    );
  }
  if (!existsSync(place.password)) {
    throw new DatabaseFault(
      `The password file ${place.password} is missing, so the database in ${place.data} cannot be opened. Restore it from a backup, or move the folder away to begin with a new one.`,
    );
  }
}

/** Makes the folder around the data. @throws DatabaseFault when it cannot be used, or not by the unprivileged user */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    // The unprivileged user walks through this folder; it cannot list it.
    if (isRoot()) chmodSync(folder, 0o711);
  } catch (error) {
    throw new DatabaseFault(`The data folder ${folder} cannot be used: ${messageOf(error)}`);
  }
  if (isRoot() && !othersCanReach(folder)) {
    throw new DatabaseFault(
      `The data folder ${folder} cannot be used: PostgreSQL does not run as root, and the unprivileged user it runs as instead cannot reach this folder. Set DATA_DIR to a folder that others may walk to, such as /var/lib/daylight.`,
    );
  }
}
