import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kit } from './kit.ts';
import type { Invariant, Predicates, Walks, Written } from './oracle/oracle.ts';

/** A flow as its tests describe it: its kit, and what is written about it beside its chart. */
export type DescribedFlow = { readonly kit: Kit; readonly written: Written };

const here = import.meta.dirname;

const isKit = (value: unknown): value is Kit =>
  typeof value === 'object' && value !== null && 'flow' in value && 'machine' in value && 'examples' in value;
const isList = (value: unknown): value is readonly Invariant[] => Array.isArray(value);
const isNamed = (value: unknown): value is Predicates & Walks => typeof value === 'object' && value !== null;

async function load(folder: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const place = path.join(here, folder, file);
  return existsSync(place) ? await import(pathToFileURL(place).href) : {};
}

async function describedIn(folder: string): Promise<DescribedFlow> {
  const [kits, { predicates, walks }, { invariants }] = await Promise.all([
    load(folder, 'kit.ts'),
    load(folder, 'expected.ts'),
    load(folder, 'invariants.ts'),
  ]);
  const kit = Object.values(kits).find(isKit);
  if (kit === undefined) throw new Error(`${folder}/kit.ts exports no kit`);
  return {
    kit,
    written: {
      ...(isNamed(predicates) && { predicates }),
      ...(isNamed(walks) && { walks }),
      ...(isList(invariants) && { invariants }),
    },
  };
}

/** Every flow that has a kit, in the order of their names. */
export function everyKit(): Promise<DescribedFlow[]> {
  const folders = readdirSync(here).filter((folder) => existsSync(path.join(here, folder, 'kit.ts')));
  return Promise.all(folders.sort().map(describedIn));
}
