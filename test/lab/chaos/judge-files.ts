import { createHash } from 'node:crypto';
import { runDaylight } from '../../server/run-daylight.ts';
import type { ChaosSystem } from './chaos-system.ts';
import { openIndex } from './readers.ts';
import { persist, type Scene } from './scene.ts';

/** Lists what `daylight audit` finds: tables, catalogues, open files, histories and streams that disagree. */
export async function auditFaults({ environment }: ChaosSystem): Promise<readonly string[]> {
  const { code, out, err } = await runDaylight(['audit'], environment);
  console.log(out.trim());
  return code === 0 ? [] : [`the audit ended with ${code}: ${err.trim()}`];
}

/** The first open file that is not as the public index says; null if all are. */
async function strangeFile(origin: string): Promise<string | null> {
  const files = await openIndex(origin);
  if (files === null || files.length === 0) return 'there are no open files';
  for (const { path, bytes, sha256 } of files) {
    const answer = await fetch(`${origin}${path}`);
    const content = Buffer.from(await answer.arrayBuffer());
    const sum = createHash('sha256').update(content).digest('hex');
    if (answer.status !== 200) return `${path} is listed and answers ${answer.status}`;
    if (sum !== sha256) return `${path} has ${content.length} bytes and ${sum}, not ${bytes} and ${sha256}`;
  }
  return null;
}

/** Lists what is wrong with the open files as a visitor sees them. A file may be replaced while they are read. */
export async function openFileFaults(scene: Scene): Promise<readonly string[]> {
  const { webs } = scene.system;
  const faults: string[] = [];
  for (const { origin } of webs) {
    let last: string | null = null;
    const look = async (): Promise<true | null> => {
      last = await strangeFile(origin);
      return last === null ? true : null;
    };
    await persist(scene, 'open files', look).catch(() => faults.push(`open files: ${last}`));
  }
  return faults;
}
