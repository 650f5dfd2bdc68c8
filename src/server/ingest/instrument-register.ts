import { isAssetClass } from '../../domain/feed/asset-classes.ts';
import { redenominations } from '../../domain/feed/currencies.ts';
import { type Instrument, isSameClass } from '../../domain/feed/instrument-line.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { InstrumentsRow } from '../database/generated/rows.ts';
import { detached } from './detached.ts';
import { IngestRefusal } from './fault-list.ts';

type InstrumentRow = Pick<
  InstrumentsRow,
  'id' | 'code' | 'code_type' | 'asset_class' | 'sub_asset_class' | 'description' | 'currency'
>;

/**
 * The instruments in a file: looked up in batches and kept in memory to its end. New ones get their key at once but are
 * stored with the rows, so that a file being read makes no other file wait.
 */
export class InstrumentRegister {
  readonly #client: Transaction;
  readonly #known = new Map<string, Instrument>();
  readonly #ids = new Map<string, number>();
  readonly #changed = new Map<string, Instrument>();
  readonly #askedFor = new Set<string>();
  readonly #withoutId = new Set<string>();
  /** The spelling of the sub-asset classes of new instruments, by asset class and small letters. */
  readonly #spellings = new Map<string, string>();
  added = 0;

  constructor(client: Transaction) {
    this.#client = client;
  }

  /** Looks up those of these codes that have not been looked up yet. */
  async lookUp(codes: Iterable<string>): Promise<void> {
    const wanted = new Set<string>();
    for (const code of codes) if (!this.#askedFor.has(code)) wanted.add(detached(code));
    if (wanted.size === 0) return;
    for (const code of wanted) this.#askedFor.add(code);
    const found = await this.#client.query<InstrumentRow>(
      'SELECT id, code, code_type, asset_class, sub_asset_class, description, currency FROM instruments WHERE code = ANY($1)',
      [[...wanted]],
    );
    for (const row of found.rows) {
      if (!isAssetClass(row.asset_class)) continue;
      this.#ids.set(row.code, row.id);
      this.#known.set(row.code, {
        code: row.code,
        codeType: row.code_type,
        assetClass: row.asset_class,
        subAssetClass: row.sub_asset_class,
        description: row.description,
        currency: row.currency,
      });
    }
  }

  instrumentOf(code: string): Instrument | undefined {
    return this.#known.get(code);
  }

  /** Records what a valid line says about its instrument. */
  note(instrument: Instrument): void {
    if (this.#known.get(instrument.code) === instrument) return;
    const code = detached(instrument.code);
    const kept: Instrument = {
      ...instrument,
      code,
      subAssetClass: this.#spelt(instrument),
      description: detached(instrument.description),
    };
    this.#known.set(code, kept);
    this.#changed.set(code, kept);
    if (!this.#ids.has(code)) this.#withoutId.add(code);
  }

  #spelt({ assetClass, subAssetClass }: Instrument): string {
    const key = `${assetClass}\n${subAssetClass.toLowerCase()}`;
    const known = this.#spellings.get(key);
    if (known !== undefined) return known;
    const spelt = detached(subAssetClass);
    this.#spellings.set(detached(key), spelt);
    return spelt;
  }

  /** Gives a key to the new instruments recorded since the last call. */
  async giveIds(): Promise<void> {
    if (this.#withoutId.size === 0) return;
    const codes = [...this.#withoutId];
    this.#withoutId.clear();
    const { rows } = await this.#client.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('instruments', 'id'))::integer AS id FROM generate_series(1, $1)`,
      [codes.length],
    );
    for (const [at, code] of codes.entries()) this.#ids.set(code, rows[at]?.id ?? 0);
  }

  /**
   * Stores what was recorded: new instruments, whose sub-asset class is spelt as it already is, new descriptions, and
   * currencies that were missing or replaced another one.
   *
   * @returns the keys given needlessly, with those under which another file stored the instruments meanwhile
   * @throws IngestRefusal when that file describes them differently
   */
  async store(): Promise<ReadonlyMap<number, number>> {
    const moved = new Map<number, number>();
    if (this.#changed.size === 0) return moved;
    const changed = [...this.#changed.values()];
    const stored = await this.#client.query<InstrumentRow & { added: boolean }>(
      `INSERT INTO instruments (id, code, code_type, asset_class, sub_asset_class, description, currency)
       OVERRIDING SYSTEM VALUE
       SELECT n.id, n.code, n.code_type, n.asset_class, coalesce((
           SELECT c.sub_asset_class FROM catalogue_classes c
           WHERE c.asset_class = n.asset_class AND lower(c.sub_asset_class) = lower(n.sub_asset_class)
           ORDER BY c.first_published_at, c.sub_asset_class LIMIT 1
         ), n.sub_asset_class), n.description, n.currency
       FROM unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         AS n (id, code, code_type, asset_class, sub_asset_class, description, currency)
       ON CONFLICT (code) DO UPDATE SET description = excluded.description, currency = CASE
         WHEN instruments.currency IS NULL OR (instruments.currency, excluded.currency) IN
           (SELECT * FROM unnest($8::text[], $9::text[])) THEN excluded.currency
         ELSE instruments.currency END
       RETURNING *, xmax = 0 AS added`,
      [
        changed.map(({ code }) => this.idOf(code)),
        changed.map(({ code }) => code),
        changed.map(({ codeType }) => codeType),
        changed.map(({ assetClass }) => assetClass),
        changed.map(({ subAssetClass }) => subAssetClass),
        changed.map(({ description }) => description),
        changed.map(({ currency }) => currency),
        redenominations.map(([from]) => from),
        redenominations.map(([, to]) => to),
      ],
    );
    for (const row of stored.rows) {
      if (row.added) this.added += 1;
      const given = this.idOf(row.code);
      if (row.id === given) continue;
      const ours = this.#changed.get(row.code);
      const isSame =
        ours?.codeType === row.code_type &&
        ours.assetClass === row.asset_class &&
        isSameClass(ours.subAssetClass, row.sub_asset_class) &&
        (ours.currency ?? row.currency) === row.currency;
      if (!isSame) {
        throw new IngestRefusal(
          `Another file has just described ${row.code} in another way: nothing of this one was taken.`,
        );
      }
      moved.set(given, row.id);
      this.#ids.set(row.code, row.id);
    }
    await this.#client.query(
      `UPDATE catalogue_instruments c SET description = i.description
       FROM instruments i
       WHERE i.id = c.instrument_id AND i.code = ANY($1) AND c.description <> i.description`,
      [changed.map(({ code }) => code)],
    );
    return moved;
  }

  /** The key of an instrument that is stored, or will be. */
  idOf(code: string): number {
    const id = this.#ids.get(code);
    if (id === undefined) throw new Error(`instrument ${code} has no key`);
    return id;
  }
}
