import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kit } from '../flows/kit.ts';
import type { Written } from '../flows/oracle/oracle.ts';
import { isShape } from './chart-config.ts';

type JudgedFlow = { readonly kit: Kit; readonly written: Written };

const folder = path.resolve(import.meta.dirname, '../flows');

const isKit = (value: unknown): value is Kit => isShape(value) && 'flow' in value && 'machine' in value;

async function readModule(room: string, file: string): Promise<object> {
  const { [`../flows/${room}/${file}`]: load } = modules;
  return load ? await load() : {};
}

const modules = import.meta.glob<object>('../flows/{kits,expected,invariants}/*.ts');

/** Every flow that has a kit, with its table, invariants and walks. */
export async function judgedFlows(): Promise<JudgedFlow[]> {
  const files = readdirSync(path.join(folder, 'kits')).sort();
  return Promise.all(
    files.map(async (file) => {
      const kit = Object.values(await readModule('kits', file)).find(isKit);
      if (!kit) throw new Error(`no kit in ${file}`);
      const written = { ...(await readModule('expected', file)), ...(await readModule('invariants', file)) };
      return { kit, written };
    }),
  );
}
