import type { Terms } from '../../contract/generated/types.ts';
import { readTerms } from '../../domain/publishing/terms-text.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';

/** A version of the terms of use and its first day. */
export type TermsAnnouncement = {
  readonly version: string;
  /** The first day on which they are in force, `yyyy-mm-dd`. */
  readonly effectiveOn: string;
};

export interface TermsVersion extends TermsAnnouncement {
  readonly content: string;
}

/**
 * The version of the terms of use in force on a day: the latest that has begun, and of two with the same first day the
 * one published last. Null if there is none.
 */
export async function termsInForce(client: Queryable, day: string): Promise<TermsVersion | null> {
  const { rows } = await client.query<TermsVersion>({
    name: 'terms-in-force',
    text: `SELECT version, effective_on AS "effectiveOn", content FROM terms_versions
           WHERE withdrawn_at IS NULL AND effective_on <= $1 ORDER BY effective_on DESC, id DESC LIMIT 1`,
    values: [day],
  });
  return rows[0] ?? null;
}

/** The versions that come into force after a day, the next one first. Of two with the same day, the last published. */
export async function announcedTerms(client: Queryable, day: string): Promise<readonly TermsAnnouncement[]> {
  const { rows } = await client.query<TermsAnnouncement>({
    name: 'terms-announced',
    text: `SELECT DISTINCT ON (effective_on) version, effective_on AS "effectiveOn" FROM terms_versions
           WHERE withdrawn_at IS NULL AND effective_on > $1 ORDER BY effective_on, id DESC`,
    values: [day],
  });
  return rows;
}

async function publishedTerms(pool: Database, version: string): Promise<TermsVersion | null> {
  const { rows } = await pool.query<TermsVersion>({
    name: 'terms-published',
    text: `SELECT version, effective_on AS "effectiveOn", content FROM terms_versions
           WHERE withdrawn_at IS NULL AND version = $1`,
    values: [version],
  });
  return rows[0] ?? null;
}

function bodyOf(
  { version, effectiveOn, content }: TermsVersion,
  state: Terms['state'],
  next?: TermsAnnouncement,
) {
  return {
    version,
    validFrom: effectiveOn,
    state,
    sections: readTerms(content).sections,
    ...(next ? { upcoming: { version: next.version, validFrom: next.effectiveOn } } : {}),
  };
}

export type TermsDeps = {
  readonly pool: Database;
  /** The business day. */
  readonly today: () => string;
};

/** The terms of use for the page and the popup (A 2.8, A 2.10). */
export function termsOperations({ pool, today }: TermsDeps) {
  return {
    getTerms: async ({ query }) => {
      const day = today();
      const inForce = await termsInForce(pool, day);
      if (query.version !== undefined && query.version !== inForce?.version) {
        const terms = await publishedTerms(pool, query.version);
        if (terms === null) throw new Refusal('not-found', 'There is no such version of the terms of use.');
        return { status: 200, body: bodyOf(terms, terms.effectiveOn > day ? 'announced' : 'replaced') };
      }
      if (inForce === null) throw new Refusal('not-found', 'No terms of use are in force.');
      const [next] = await announcedTerms(pool, day);
      return { status: 200, body: bodyOf(inForce, 'in-force', next) };
    },
  } satisfies Partial<Operations>;
}
