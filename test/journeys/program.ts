import type { TestProject } from 'vitest/node';
import { projectDir, startProgram } from '../server/start-program.ts';
import { executablePath } from './browser.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface ProvidedContext {
    /** The address of the running program, such as http://localhost:41234. */
    origin: string;
    /** The data folder of the running program, for the operator's tool beside it. */
    dataDir: string;
  }
}

/** The program that the journeys share, configured and started as a newcomer does. */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  // Unpacked before concurrent test files use it.
  await executablePath();
  const { origin, dataDir, stop } = await startProgram({}, [], projectDir);
  // Drawn while others run: the journey that reads the atlas would wait for it.
  await fetch(`${origin}/flows`);
  project.provide('origin', origin);
  project.provide('dataDir', dataDir);
  return stop;
}
