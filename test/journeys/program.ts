import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { projectDir, startProgram } from '../server/start-program.ts';
import { executablePath } from './browser.ts';
import { startFilled } from './filled-program.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface ProvidedContext {
    /** For each worker a program of its own: its address, and its data folder for the operator's tool beside it. */
    programs: readonly { readonly origin: string; readonly dataDir: string }[];
    /** The data folder that the first start has filled, for further programs. */
    filled: string;
  }
}

/** Waits until the sandbox has published what it publishes after its first start. */
async function untilPublished(origin: string): Promise<void> {
  const has = async (address: string, isComplete: (body: string) => boolean): Promise<boolean> => {
    const answer = await fetch(origin + address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    return answer.ok && isComplete(await answer.text());
  };
  const isPublished = async (): Promise<boolean> =>
    (await has(
      '/open-data/index.json',
      (index) => index.includes('/orders-') && index.includes('/trades-'),
    )) &&
    (await has('/api/report/publist', (list) => {
      const { publishers }: { publishers: { Reports: unknown[] }[] } = JSON.parse(list);
      return publishers.length > 0 && publishers.every(({ Reports }) => Reports.length > 1);
    }));
  while (!(await isPublished())) await pause(200);
}

/**
 * Starts the program on an empty folder as a newcomer does, and then for each worker one on a copy of what that has
 * filled.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Unpacked before concurrent test files use it.
  await executablePath();
  const folder = mkdtempSync('/var/tmp/daylight-filled-');
  chmodSync(folder, 0o711);
  const filled = path.join(folder, 'data');
  const first = await startProgram({ DATA_DIR: filled }, [], projectDir);
  await untilPublished(first.origin);
  await first.stop();
  const programs = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => startFilled(filled)),
  );
  project.provide(
    'programs',
    programs.map(({ origin, dataDir }) => ({ origin, dataDir })),
  );
  project.provide('filled', filled);
  return async () => {
    await Promise.all(programs.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
