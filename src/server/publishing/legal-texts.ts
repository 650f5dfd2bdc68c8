import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Terms } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import type { LegalText } from '../../domain/publishing/legal-texts.ts';
import { readTerms } from '../../domain/publishing/terms-text.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import type { Operations } from '../http/operation.ts';
import { textOfFile } from '../ingest/read-text.ts';

/** The texts that come with the program, and their date. */
export const shippedLegalTexts = {
  folder: path.resolve(import.meta.dirname, 'legal-texts'),
  version: '1',
  validFrom: '2026-11-21',
} as const;

const fileOf = (folder: string, name: LegalText['name']): string => path.join(folder, `${name}.txt`);

/** Refused texts are the operator's fault, not the reader's. */
async function readOwn(file: string): Promise<string> {
  // Asked first, since a file that is not there is no fault.
  await stat(file);
  try {
    return await textOfFile(file);
  } catch (cause) {
    throw new Error(`${file}: ${messageOf(cause)}`, { cause });
  }
}

/** The operator's own text, dated by its file's last change; null if there is none or it is empty. */
async function ownText(folder: string, name: LegalText['name']): Promise<DeepReadonly<Terms> | null> {
  try {
    const file = fileOf(folder, name);
    const { sections } = readTerms(await readOwn(file));
    if (sections.length === 0) return null;
    const day = dayOf((await stat(file)).mtime);
    return { version: day, validFrom: day, state: 'in-force', sections };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function shippedText(name: LegalText['name']): Promise<DeepReadonly<Terms>> {
  const { folder, version, validFrom } = shippedLegalTexts;
  const { sections } = readTerms(await readFile(fileOf(folder, name), 'utf8'));
  return { version, validFrom, state: 'in-force', sections };
}

/**
 * The texts behind the footer's links: the operator's own file or the one that comes with the program. Files have the
 * same format as terms.
 *
 * @param folder of the operator's files, NAME.txt each; it need not exist
 */
export function legalTextOperations({ folder }: { readonly folder: string }) {
  return {
    getLegalText: async ({ params }) => {
      const body = (await ownText(folder, params.name)) ?? (await shippedText(params.name));
      return { status: 200, body };
    },
  } satisfies Partial<Operations>;
}
