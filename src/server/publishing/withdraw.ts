import { dayOf } from '../../domain/subscription/calendar.ts';
import { codeOf } from '../../domain/thrown.ts';
import { Refusal } from '../http/refusal.ts';
import { note } from './audit.ts';
import { assertUnpaid } from './paid-rights.ts';
import type { PublishDeps } from './publish-files.ts';
import { takeTurn } from './publish-turn.ts';
import { termsInForce } from './terms-in-force.ts';

export type Publishable = 'report' | 'document' | 'terms' | 'venue';

const statements: Readonly<Record<Publishable, string>> = {
  report: `update published_files set withdrawn_at = $2 where kind = 'reports' and name = $1 and withdrawn_at is null`,
  document: `update published_files set withdrawn_at = $2 where kind = 'documents' and name = $1 and withdrawn_at is null`,
  terms: 'update terms_versions set withdrawn_at = $2 where version = $1 and withdrawn_at is null',
  venue: `with gone as (delete from segments where venue_mic = $1 and $2::timestamptz is not null)
          delete from venues where mic = $1`,
};

const foreignKeyViolation = '23503';

const nameIn = (address: string): string => address.split('/').at(-1) ?? '';

/**
 * Takes something back: a file is no longer found, and stays in the store for the record; a venue goes only when
 * nothing was ever published or bought there, and terms only when others are in force.
 *
 * @param subject a file's address or its last part, a version of the terms, a venue's MIC
 * @throws Refusal when there is no such thing, or it cannot go
 */
export async function withdraw(deps: PublishDeps, what: Publishable, subject: string): Promise<void> {
  const at = deps.now();
  const key = what === 'report' || what === 'document' ? nameIn(subject) : subject;
  await takeTurn(deps, async (client) => {
    const today = dayOf(at);
    if (what === 'venue') await assertUnpaid(client, subject, ['orders', 'trades'], today);
    const heldTerms = what === 'terms' ? await termsInForce(client, today) : null;
    const gone = await client.query(statements[what], [key, at]).catch((error: unknown) => {
      if (codeOf(error) !== foreignKeyViolation) throw error;
      throw new Refusal('conflict', `${subject} cannot go: data or subscriptions belong to it.`);
    });
    if (!gone.rowCount) throw new Refusal('not-found', `There is no ${what} ${subject} to withdraw.`);
    if (heldTerms !== null && (await termsInForce(client, today)) === null) {
      throw new Refusal(
        'conflict',
        `Version ${subject} cannot go: no other would be in force. Publish one first.`,
      );
    }
    await note(client, deps.actor, at, `withdraw ${what}`, subject);
  });
}
