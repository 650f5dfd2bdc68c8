import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Terms } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import { type LegalText, legalTexts } from '../../domain/publishing/legal-texts.ts';
import { readTerms } from '../../domain/publishing/terms-text.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { codeOf } from '../../domain/thrown.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';

/** The texts that come with the program, and their date. */
export const shippedLegalTexts = {
  folder: path.resolve(import.meta.dirname, 'legal-texts'),
  version: '1',
  validFrom: '2026-11-21',
} as const;

const fileOf = (folder: string, { name }: LegalText): string => path.join(folder, `${name}.txt`);

/** The operator's own text, dated by its file's last change; null if there is none or it is empty. */
async function ownText(folder: string, text: LegalText): Promise<DeepReadonly<Terms> | null> {
  try {
    const file = fileOf(folder, text);
    const { sections } = readTerms(await readFile(file, 'utf8'));
    if (sections.length === 0) return null;
    const day = dayOf((await stat(file)).mtime);
    return { version: day, validFrom: day, state: 'in-force', sections };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function shippedText(text: LegalText): Promise<DeepReadonly<Terms>> {
  const { folder, version, validFrom } = shippedLegalTexts;
  const { sections } = readTerms(await readFile(fileOf(folder, text), 'utf8'));
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
      const text = legalTexts.find(({ name }) => name === params.name);
      if (!text) throw new Refusal('not-found', 'There is no such text.');
      return { status: 200, body: (await ownText(folder, text)) ?? (await shippedText(text)) };
    },
  } satisfies Partial<Operations>;
}
