import { createHash } from 'node:crypto';
import type pg from 'pg';
import { reportDateOf } from '../../domain/publishing/report-dates.ts';
import { readTerms, termsNoticeDays } from '../../domain/publishing/terms-text.ts';
import { addDays, dayOf, daysBetween } from '../../domain/subscription/calendar.ts';
import { Refusal } from '../http/refusal.ts';
import { note } from './audit.ts';
import type { ActDeps } from './publish-files.ts';
import { inPublishingTurn } from './publish-turn.ts';

export type NewTerms = {
  readonly version: string;
  /** The first day on which they are in force. */
  readonly effectiveOn: string;
  /** In the format of `readTerms`. */
  readonly content: string;
  /** Allows a shorter notice than the one promised to account holders. */
  readonly shortNotice?: boolean;
};

const longest = 500_000;

/** How much shorter than promised the notice would be, in words; null if nobody has an account or it is long enough. */
async function shortNoticeOf(
  client: pg.ClientBase,
  today: string,
  effectiveOn: string,
): Promise<string | null> {
  const days = daysBetween(today, effectiveOn);
  if (days >= termsNoticeDays) return null;
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::integer AS count FROM accounts');
  const count = rows[0]?.count ?? 0;
  if (count === 0) return null;
  const when =
    days > 0
      ? `only ${days} ${days === 1 ? 'day' : 'days'} away`
      : 'not in the future, so no mail can announce it';
  return `effective: ${effectiveOn} is ${when}; changes are promised to ${count} ${count === 1 ? 'account' : 'accounts'} by mail ${termsNoticeDays} days in advance`;
}

/**
 * Publishes a version of the terms of use. A published version never changes.
 *
 * @returns a warning if `shortNotice` allows a shorter notice than the one promised to account holders
 * @throws Refusal that says what is wrong
 */
export async function publishTerms(deps: ActDeps, terms: NewTerms): Promise<string | null> {
  const faults: string[] = [];
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(terms.version))
    faults.push('version: letters, digits, . _ -');
  if (reportDateOf(terms.effectiveOn) !== terms.effectiveOn)
    faults.push('effective: a day such as 2026-12-01');
  if (terms.content.trim().length < 20) faults.push('file: the text is too short to be terms');
  if (terms.content.length > longest) faults.push(`file: longer than ${longest} characters`);
  // Text in another encoding than UTF-8 contains this character.
  if (terms.content.includes('\ufffd')) faults.push('file: not a text in UTF-8');
  faults.push(...readTerms(terms.content).faults.map((fault) => `file, ${fault}`));
  if (faults.length > 0) throw new Refusal('invalid-request', ['The terms cannot be published.', ...faults]);
  const at = deps.now();
  const sha256 = createHash('sha256').update(terms.content).digest('hex');
  let warning: string | null = null;
  await inPublishingTurn(deps, async (client) => {
    const taken = await client.query('SELECT FROM terms_versions WHERE version = $1', [terms.version]);
    if (taken.rowCount)
      throw new Refusal('conflict', `Version ${terms.version} of the terms is published already.`);
    const today = dayOf(at);
    warning = await shortNoticeOf(client, today, terms.effectiveOn);
    if (warning !== null && !terms.shortNotice) {
      throw new Refusal('invalid-request', [
        'The terms cannot be published.',
        `${warning}. Choose ${addDays(today, termsNoticeDays)} or later, or add --short-notice where the law asks for it`,
      ]);
    }
    await client.query(
      'INSERT INTO terms_versions (version, effective_on, content, sha256, published_at) VALUES ($1, $2, $3, $4, $5)',
      [terms.version, terms.effectiveOn, terms.content, sha256, at],
    );
    await note(client, deps.actor, at, 'publish terms', terms.version, {
      effectiveOn: terms.effectiveOn,
      sha256,
      ...(warning === null ? {} : { shortNotice: true }),
    });
  });
  return warning;
}
