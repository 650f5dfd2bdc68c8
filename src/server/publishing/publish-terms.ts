import { createHash } from 'node:crypto';
import { reportDateOf } from '../../domain/report-dates.ts';
import { readTerms } from '../../domain/terms-text.ts';
import { inTransaction } from '../database/pool.ts';
import { note } from './audit.ts';
import { PUBLISH_LOCK, type PublishDoor } from './publish-files.ts';
import { PublishRefusal } from './publish-refusal.ts';

export interface NewTerms {
  readonly version: string;
  /** First day on which they hold. */
  readonly effectiveOn: string;
  /** As `readTerms` takes it. */
  readonly content: string;
}

const longest = 500_000;

/**
 * Publishes a version of the terms of use. A version, once published, never changes.
 *
 * @throws PublishRefusal with what is wrong
 */
export async function publishTerms(door: PublishDoor, terms: NewTerms): Promise<void> {
  const faults: string[] = [];
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(terms.version))
    faults.push('version: letters, digits, . _ -');
  if (reportDateOf(terms.effectiveOn) !== terms.effectiveOn)
    faults.push('effective: a day such as 2026-12-01');
  if (terms.content.trim().length < 20) faults.push('file: the text is too short to be terms');
  if (terms.content.length > longest) faults.push(`file: longer than ${longest} characters`);
  // A file in another encoding than UTF-8 reads so.
  if (terms.content.includes('\ufffd')) faults.push('file: not a text in UTF-8');
  faults.push(...readTerms(terms.content).faults.map((fault) => `file, ${fault}`));
  if (faults.length > 0) throw new PublishRefusal('The terms cannot be published.', faults);
  const at = door.now();
  const sha256 = createHash('sha256').update(terms.content).digest('hex');
  await inTransaction(door.pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [PUBLISH_LOCK]);
    const taken = await client.query('select from terms_versions where version = $1', [terms.version]);
    if (taken.rowCount)
      throw new PublishRefusal(`Version ${terms.version} of the terms is published already.`);
    if (door.dryRun) return;
    await client.query(
      'insert into terms_versions (version, effective_on, content, sha256, published_at) values ($1, $2, $3, $4, $5)',
      [terms.version, terms.effectiveOn, terms.content, sha256, at],
    );
    await note(client, door.actor, at, 'publish terms', terms.version, {
      effectiveOn: terms.effectiveOn,
      sha256,
    });
  });
}
