import { dayOf } from '../../domain/subscription/calendar.ts';
import { codeOf } from '../../domain/thrown.ts';
import { Refusal } from '../http/refusal.ts';
import { holdOffFiles } from '../ingest/hold-off-files.ts';
import { note } from './audit.ts';
import { assertUnpaid } from './paid-rights.ts';
import type { ActDeps } from './publish-files.ts';
import { inPublishingTurn } from './publish-turn.ts';
import { termsInForce } from './terms-in-force.ts';

export type Publishable = 'report' | 'document' | 'terms' | 'venue';

const statements: Readonly<Record<Publishable, string>> = {
  report: `UPDATE published_files SET withdrawn_at = $2 WHERE kind = 'reports' AND name = $1 AND withdrawn_at IS NULL`,
  document: `UPDATE published_files SET withdrawn_at = $2 WHERE kind = 'documents' AND name = $1 AND withdrawn_at IS NULL`,
  terms: 'UPDATE terms_versions SET withdrawn_at = $2 WHERE version = $1 AND withdrawn_at IS NULL',
  venue: `WITH gone AS (DELETE FROM segments WHERE venue_mic = $1 AND $2::timestamptz IS NOT NULL)
          DELETE FROM venues WHERE mic = $1`,
};

const foreignKeyViolation = '23503';

const nameIn = (address: string): string => address.split('/').at(-1) ?? '';

/**
 * Withdraws something: a file is no longer listed but stays in the store for the record; a venue is removed only if
 * nothing was ever published or bought there, and terms only if others are in force.
 *
 * @param subject a file's address or its last part, a version of the terms, or a venue's MIC
 * @throws Refusal if it does not exist or cannot be removed
 */
export async function withdraw(deps: ActDeps, what: Publishable, subject: string): Promise<void> {
  const at = deps.now();
  const key = what === 'report' || what === 'document' ? nameIn(subject) : subject;
  await inPublishingTurn(deps, async (client) => {
    const today = dayOf(at);
    if (what === 'venue') {
      // Files that are being taken in are checked against the list as it was.
      await holdOffFiles(client);
      await assertUnpaid(client, subject, ['orders', 'trades'], today);
    }
    const heldTerms = what === 'terms' ? await termsInForce(client, today) : null;
    const gone = await client.query(statements[what], [key, at]).catch((error: unknown) => {
      if (codeOf(error) !== foreignKeyViolation) throw error;
      throw new Refusal('conflict', `${subject} cannot be withdrawn: data or subscriptions belong to it.`);
    });
    if (!gone.rowCount) throw new Refusal('not-found', `There is no ${what} ${subject} to withdraw.`);
    if (heldTerms !== null && (await termsInForce(client, today)) === null) {
      throw new Refusal(
        'conflict',
        `Version ${subject} cannot be withdrawn: no other would be in force. Publish one first.`,
      );
    }
    await note(client, deps.actor, at, `withdraw ${what}`, subject);
  });
}
