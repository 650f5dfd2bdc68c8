import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { Refusal } from '../http/refusal.ts';
import type { ActDeps } from './publish-files.ts';
import { publishTerms } from './publish-terms.ts';
import { termsInForce } from './terms-in-force.ts';

/** The terms of use that come with the program, in the format for operators. */
export const builtInTerms = {
  version: '1',
  effectiveOn: '2026-11-01',
  file: path.resolve(import.meta.dirname, 'built-in-terms.txt'),
} as const;

/** Publishes the program's own terms if none are in force; the operator replaces them with a version of their own. */
export async function publishBuiltInTerms(deps: ActDeps): Promise<boolean> {
  const { version, effectiveOn, file } = builtInTerms;
  const today = dayOf(deps.now());
  if ((await termsInForce(deps.pool, today)) !== null) return false;
  try {
    await publishTerms(deps, {
      version,
      // A portal always has terms, whatever its clock says.
      effectiveOn: [effectiveOn, today].sort()[0] ?? today,
      content: await readFile(file, 'utf8'),
      // Nobody needs notice of a change, since no terms are in force.
      shortNotice: true,
    });
    return true;
  } catch (error) {
    // Another instance was first, or the operator has a version with this name that is not in force yet.
    if (error instanceof Refusal) return false;
    throw error;
  }
}
