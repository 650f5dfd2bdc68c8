import { spawn } from 'node:child_process';
import path from 'node:path';

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
};

const projectDir = path.resolve(import.meta.dirname, '../..');

/** Runs the operator's tool, `npm run daylight -- …`, as a person does, and waits for its end. */
export function runDaylight(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli/daylight.ts', ...args], {
      cwd: projectDir,
      env: { ...process.env, ...environment },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      err += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
