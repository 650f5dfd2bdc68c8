import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  return new Promise((found, refused) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') found(address.port);
        else refused(new Error('no free port'));
      });
    });
  });
}

async function ready(origin: string, program: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (program.exitCode !== null) throw new Error(`the program ended before it was ready:\n${said()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((retry) => setTimeout(retry, 100));
  }
  throw new Error(`the program was not ready in two minutes:\n${said()}`);
}

/** The whole product, running. */
export type RunningProgram = {
  /** Its address, such as http://localhost:41234. */
  readonly origin: string;
  /** Its data folder, for the operator's tool beside it. */
  readonly dataDir: string;
  /** Ends it as an operator does, and removes its data. */
  readonly stop: () => Promise<void>;
};

/** Starts the whole product as `npm start` does, on a free port with a data folder of its own. */
export async function startProgram(
  variables: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<RunningProgram> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-journeys-'));
  // As root the database runs as another user, who must be able to walk through.
  chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  const program = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts', ...args], {
    cwd: top,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  program.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await ready(origin, program, () => output.slice(-4000));
  const stop = async (): Promise<void> => {
    if (program.exitCode === null) {
      const ended = new Promise((done) => program.once('exit', done));
      program.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, dataDir, stop };
}
