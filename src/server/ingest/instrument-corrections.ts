import type pg from 'pg';
import { type AssetClass, isAssetClass, isEquity } from '../../domain/feed/asset-classes.ts';
import { isCurrency } from '../../domain/feed/currencies.ts';
import { storedText } from '../../domain/stored-text.ts';
import { Refusal } from '../http/refusal.ts';
import { type Actor, note } from '../publishing/audit.ts';
import { lockMerge } from './merge.ts';

/** What can be corrected of an instrument; its code and the type of it are what identifies it. */
export type Correctable = {
  readonly assetClass: string;
  readonly subAssetClass: string;
  readonly description: string;
  /** Null if it has none. */
  readonly currency: string | null;
};

/** An instrument and what depends on its description. */
export type KnownInstrument = Correctable & {
  readonly id: number;
  readonly code: string;
  readonly codeType: string;
  /** The lists that name it: a kind of data, a venue, and when the first and last row were published. */
  readonly lists: readonly {
    readonly dataType: string;
    readonly venue: string;
    readonly first: string;
    readonly last: string;
  }[];
  readonly savedViews: number;
};

/** What a correction changes. */
export type Corrected = {
  readonly before: KnownInstrument;
  readonly after: Correctable;
  /** Sub-asset classes of a venue that are no longer listed, since no other instrument is in them. */
  readonly classesGone: number;
};

type CorrectionAct = {
  readonly actor: Actor;
  readonly reason: string;
  readonly at: Date;
};

const action = 'correct instrument';

/**
 * An instrument by its code.
 *
 * @throws Refusal 404
 */
export async function knownInstrument(client: pg.ClientBase, code: string): Promise<KnownInstrument> {
  const { rows } = await client.query<KnownInstrument>(
    `SELECT i.id, i.code, i.code_type AS "codeType", i.asset_class AS "assetClass",
       i.sub_asset_class AS "subAssetClass", i.description, i.currency,
       (SELECT coalesce(json_agg(json_build_object('dataType', c.data_type, 'venue', c.venue_mic,
            'first', c.first_published_at, 'last', c.last_published_at) ORDER BY c.data_type, c.venue_mic), '[]')
          FROM catalogue_instruments c WHERE c.instrument_id = i.id) AS lists,
       (SELECT count(*)::integer FROM saved_views v WHERE ${namesIt}) AS "savedViews"
     FROM instruments i WHERE i.code = $1`,
    [code],
  );
  const [found] = rows;
  if (!found) throw new Refusal('not-found', `${code} is not a known instrument.`);
  return found;
}

/** Whether the saved view v shows the instrument i where it was found. */
const namesIt = `v.selection->>'instrument' = i.code AND v.selection->>'assetclass' = i.asset_class
  AND v.selection->>'subassetclass' = i.sub_asset_class`;

function checked(before: KnownInstrument, change: Partial<Correctable>, at: Date): Correctable {
  const refuse = (message: string) => new Refusal('invalid-request', message);
  const after: Correctable = {
    assetClass: change.assetClass ?? before.assetClass,
    subAssetClass: storedText(change.subAssetClass ?? before.subAssetClass),
    description: storedText(change.description ?? before.description),
    currency: change.currency === undefined ? before.currency : change.currency,
  };
  if (!isAssetClass(after.assetClass)) throw refuse(`“${after.assetClass}” is not an asset class.`);
  // Rows of shares have other fields, and were checked against other rules.
  if (isEquity(after.assetClass) !== isEquity(asKnown(before.assetClass)))
    throw refuse('A share cannot become another instrument, nor the reverse: its rows have other fields.');
  for (const [name, text, longest] of [
    ['sub-asset class', after.subAssetClass, 100],
    ['description', after.description, 200],
  ] as const)
    if (text === '' || text.length > longest || /\p{Cc}/u.test(text))
      throw refuse(`The ${name} is a text of 1 to ${longest} characters.`);
  if (
    after.currency !== null &&
    after.currency !== before.currency &&
    !isCurrency(after.currency, at.toISOString())
  )
    throw refuse(`“${after.currency}” is not a currency of ISO 4217.`);
  return after;
}

function asKnown(assetClass: string): AssetClass {
  if (!isAssetClass(assetClass)) throw new Error(`${assetClass} is stored, but no asset class`);
  return assetClass;
}

/**
 * Corrects what is known of an instrument, with the lists and saved views that name it, in the caller's transaction:
 * rolled back, it is a preview.
 *
 * @throws Refusal 404 for an unknown instrument; 400 for a value that is none, or if nothing would change
 */
export async function correctInstrument(
  client: pg.ClientBase,
  code: string,
  change: Partial<Correctable>,
  { actor, reason, at }: CorrectionAct,
): Promise<Corrected> {
  // Files wait, as they list their instruments by what is stored of them.
  await lockMerge(client);
  const before = await knownInstrument(client, code);
  const after = checked(before, change, at);
  const { id, assetClass, subAssetClass, description, currency } = before;
  const isMoved = after.assetClass !== assetClass || after.subAssetClass !== subAssetClass;
  if (!isMoved && after.description === description && after.currency === currency)
    throw new Refusal('invalid-request', `${code} is already known like this.`);
  if (isMoved)
    await client.query(
      `UPDATE saved_views v SET selection = v.selection || jsonb_build_object('assetclass', $2::text, 'subassetclass', $3::text)
       FROM instruments i WHERE i.id = $1 AND ${namesIt}`,
      [id, after.assetClass, after.subAssetClass],
    );
  const values = [id, after.assetClass, after.subAssetClass, after.description];
  await client.query(
    `UPDATE instruments SET asset_class = $2, sub_asset_class = $3, description = $4, currency = $5 WHERE id = $1`,
    [...values, after.currency],
  );
  await client.query(
    `UPDATE catalogue_instruments SET asset_class = $2, sub_asset_class = $3, description = $4 WHERE instrument_id = $1`,
    values,
  );
  const classesGone = isMoved ? await moveClasses(client, before) : 0;
  await note(client, actor, at, action, code, {
    reason,
    before: { assetClass, subAssetClass, description, currency },
    after,
    savedViews: isMoved ? before.savedViews : 0,
  });
  return { before, after, classesGone };
}

/** Lists the class that an instrument is in now, and the one it was in only if others are. */
async function moveClasses(
  client: pg.ClientBase,
  before: Correctable & { readonly id: number },
): Promise<number> {
  await client.query(
    `INSERT INTO catalogue_classes AS k
       (data_type, venue_mic, asset_class, sub_asset_class, first_published_at, last_published_at)
     SELECT data_type, venue_mic, asset_class, sub_asset_class, first_published_at, last_published_at
     FROM catalogue_instruments WHERE instrument_id = $1
     ON CONFLICT (data_type, venue_mic, asset_class, sub_asset_class) DO UPDATE SET
       first_published_at = least(k.first_published_at, excluded.first_published_at),
       last_published_at = greatest(k.last_published_at, excluded.last_published_at)`,
    [before.id],
  );
  const of = `k.asset_class = $2 AND k.sub_asset_class = $3 AND (k.data_type, k.venue_mic) IN
    (SELECT data_type, venue_mic FROM catalogue_instruments WHERE instrument_id = $1)`;
  const others = `FROM catalogue_instruments c WHERE c.data_type = k.data_type AND c.venue_mic = k.venue_mic
    AND c.asset_class = k.asset_class AND c.sub_asset_class = k.sub_asset_class`;
  const old = [before.id, before.assetClass, before.subAssetClass];
  const gone = await client.query(
    `DELETE FROM catalogue_classes k WHERE ${of} AND NOT EXISTS (SELECT ${others})`,
    old,
  );
  await client.query(
    `UPDATE catalogue_classes k SET first_published_at = (SELECT min(c.first_published_at) ${others}),
       last_published_at = (SELECT max(c.last_published_at) ${others}) WHERE ${of}`,
    old,
  );
  return gone.rowCount ?? 0;
}

/** A correction, as the log has it. */
export type LoggedCorrection = {
  readonly at: string;
  readonly who: string;
  readonly reason: string;
  readonly before: Correctable;
  readonly after: Correctable;
};

/** The corrections of an instrument, oldest first: action, code. */
export const correctionsSql = `SELECT at::text AS at, os_user || coalesce(' for ' || acted_for, '') AS who,
    details->>'reason' AS reason, details->'before' AS before, details->'after' AS after
  FROM audit_log WHERE action = $1 AND subject = $2 ORDER BY id`;

export async function correctionsOf(
  client: pg.ClientBase,
  code: string,
): Promise<readonly LoggedCorrection[]> {
  const { rows } = await client.query<LoggedCorrection>(correctionsSql, [action, code]);
  return rows;
}
