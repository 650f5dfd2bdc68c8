import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildPortalWhenStale } from '../../src/server/portal-build.ts';

export type Program = {
  readonly child: ChildProcess;
  /** Its output so far: all of it, standard output, standard error. */
  readonly output: () => string;
  readonly out: () => string;
  readonly err: () => string;
  /** Its address once it is ready; rejects with its output if it ends before. */
  readonly ready: () => Promise<string>;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
};

export const projectDir = path.resolve(import.meta.dirname, '../..');

/** Given as a file: Node would look for the package in the current folder of the process. */
const loader = path.join(projectDir, 'node_modules/tsx/dist/loader.mjs');

/** The environment variable with the folder of the [built](built-program.ts) service. */
export const builtFolder = 'DAYLIGHT_BUILT';

/** Builds the pages as the program does when it starts from its sources. */
export const buildPages = (): Promise<boolean> =>
  buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));

let ports = randomInt(1_000);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A loopback port that is free now, and stays so until it is used: it is below those that a system hands out for
 * connections and to servers that ask for any, and each worker has a thousand of its own.
 */
export async function freePort(): Promise<string> {
  const worker = Number(process.env.VITEST_POOL_ID ?? process.pid) % 20;
  for (;;) {
    ports += 1;
    const port = 10_000 + 1_000 * worker + (ports % 1_000);
    if (await isFree(port)) return String(port);
  }
}

/**
 * Node's arguments to run a script: from the [built](built-program.ts) service if the test run has built it, otherwise
 * from its source.
 *
 * @param script its source, relative to the project
 * @param tree the checkout to run it from, by tsx as `npm start` does
 */
export function scriptWords(script: string, tree?: string): readonly string[] {
  const built = process.env[builtFolder];
  return tree !== undefined || built === undefined
    ? ['--import', loader, path.join(tree ?? projectDir, script)]
    : ['--enable-source-maps', path.join(built, script.replace(/\.ts$/, '.js'))];
}

/**
 * Runs a script of the product with only PATH and HOME of this process's environment. It has a minute to shut down by
 * default, since a first start may still be publishing on a slow machine.
 *
 * @param script and `tree` as in {@link scriptWords}
 */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  tree?: string,
): Program {
  return run(process.execPath, [...scriptWords(script, tree), ...args], environment, tree);
}

/** Runs `npm start`, with the environment as in {@link runScript}. */
export const runNpmStart = (environment: Readonly<Record<string, string>>): Program =>
  run('npm', ['start'], environment);

function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  tree = projectDir,
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    cwd: tree,
    env: { PATH, HOME, SHUTDOWN_LIMIT: '60', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { all: '', out: '', err: '' };
  const hear = (where: 'out' | 'err') => (chunk: Buffer) => {
    said.all += chunk;
    said[where] += chunk;
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = () =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const address = /Daylight is ready on (\S+)/.exec(said.out)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout.on('data', look);
      ended.then(() => reject(new Error(`It ended before it was ready:\n${said.all}`)));
      look();
    });
  return { child, output: () => said.all, out: () => said.out, err: () => said.err, ready, ended };
}

/** The whole product, running. */
export type RunningProgram = {
  /** Its address on this machine, such as http://localhost:41234. */
  readonly origin: string;
  /** Its data folder, for the operator's tool beside it. */
  readonly dataDir: string;
  /** Its output so far. */
  readonly output: () => string;
  /** Its process, for tests that kill it. */
  readonly child: ChildProcess;
  /** Ends it as an operator does, and removes its folder. @returns its exit code; safe to call twice */
  readonly stop: () => Promise<number | null>;
};

/**
 * Starts the whole product on a free port, in a folder of its own unless DATA_DIR names one.
 *
 * @param tree as in {@link scriptWords}
 */
export async function startProgram(
  variables: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  tree?: string,
): Promise<RunningProgram> {
  if (tree === undefined) await buildPages();
  const folder = mkdtempSync('/var/tmp/daylight-program-');
  // As root, the database runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const environment = {
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    PORT: port,
    WORKER_PORT: port,
    DATA_DIR: path.join(folder, 'data'),
    ...variables,
  };
  const { child, output, ready, ended } = runScript('src/server/start.ts', args, environment, tree);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const code = await ended;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  await ready().catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    origin: `http://localhost:${environment.PORT}`,
    dataDir: environment.DATA_DIR,
    output,
    child,
    stop,
  };
}
