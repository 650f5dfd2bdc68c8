import type pg from 'pg';
import { readTerms } from '../../domain/terms-text.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';

export interface TermsVersion {
  readonly version: string;
  /** First day on which they hold, `yyyy-mm-dd`. */
  readonly effectiveOn: string;
  readonly content: string;
}

/**
 * The version of the terms of use that holds on a day: of those that have begun to hold the latest, and of two of the
 * same day the one published last. Null when there is none.
 */
export async function termsInForce(
  client: pg.Pool | pg.ClientBase,
  day: string,
): Promise<TermsVersion | null> {
  const { rows } = await client.query<TermsVersion>({
    name: 'terms-in-force',
    text: `select version, effective_on as "effectiveOn", content from terms_versions
           where withdrawn_at is null and effective_on <= $1 order by effective_on desc, id desc limit 1`,
    values: [day],
  });
  return rows[0] ?? null;
}

export interface TermsDeps {
  readonly pool: pg.Pool;
  /** The business day. */
  readonly today: () => string;
}

/** The terms of use for the page and the popup (A 2.8, A 2.10). */
export function termsOperations({ pool, today }: TermsDeps): Operations {
  return {
    getTerms: async () => {
      const terms = await termsInForce(pool, today());
      if (terms === null) throw new Refusal('not-found', 'No terms of use are in force.');
      const { version, effectiveOn, content } = terms;
      return {
        status: 200,
        body: { version, validFrom: effectiveOn, sections: readTerms(content).sections },
      };
    },
  };
}
