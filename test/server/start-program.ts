import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

export type Program = {
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly output: () => string;
  /** Its address once it is ready; rejects with what it said when it ends before. */
  readonly ready: () => Promise<string>;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
};

const projectDir = path.resolve(import.meta.dirname, '../..');

/** A loopback port that nobody uses now. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(address !== null && typeof address !== 'string' ? String(address.port) : '0'),
      );
    });
  });
}

/** Runs a script of the product; of this process's environment it sees PATH and HOME only. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectDir,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (chunk: Buffer): void => {
    text += chunk;
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = () =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const address = /Daylight is ready on (\S+)/.exec(text)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout?.on('data', look);
      ended.then(() => reject(new Error(`It ended before it was ready:\n${text}`)));
      look();
    });
  return { child, output: () => text, ready, ended };
}

/** Starts the whole product, as `npm start` does, with these settings; they name a port. */
export const startProgram = (environment: Readonly<Record<string, string>>): Program =>
  runScript('src/server/start.ts', [], { LOG_LEVEL: 'warn', NODE_ENV: 'test', ...environment });
