import type pg from 'pg';
import { isAssetClass } from '../../domain/feed/asset-classes.ts';
import type { CodeType, Instrument } from '../../domain/feed/instrument-line.ts';

type InstrumentRow = {
  readonly id: number;
  readonly code: string;
  readonly code_type: CodeType;
  readonly asset_class: string;
  readonly sub_asset_class: string;
  readonly description: string;
  readonly currency: string | null;
};

/**
 * The instruments a file names: looked up a batch at a time, added or renamed in the file's own transaction, kept in
 * memory until its end.
 */
export class InstrumentRegister {
  readonly #client: pg.PoolClient;
  readonly #known = new Map<string, Instrument>();
  readonly #ids = new Map<string, number>();
  readonly #changed = new Map<string, Instrument>();
  readonly #askedFor = new Set<string>();
  added = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Looks up those of these codes that have not been looked up yet. */
  async lookUp(codes: Iterable<string>): Promise<void> {
    const wanted = [...new Set(codes)].filter((code) => !this.#askedFor.has(code));
    if (wanted.length === 0) return;
    for (const code of wanted) this.#askedFor.add(code);
    const found = await this.#client.query<InstrumentRow>(
      'SELECT id, code, code_type, asset_class, sub_asset_class, description, currency FROM instruments WHERE code = ANY($1)',
      [wanted],
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

  /** Takes note of what a good line says of its instrument. */
  note(instrument: Instrument): void {
    if (this.#known.get(instrument.code) === instrument) return;
    this.#known.set(instrument.code, instrument);
    this.#changed.set(instrument.code, instrument);
  }

  /** Stores what was noted since the last call: new instruments and new descriptions. */
  async store(): Promise<void> {
    if (this.#changed.size === 0) return;
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    const stored = await this.#client.query<{ id: number; code: string; added: boolean }>(
      `INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description, currency)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       ON CONFLICT (code) DO UPDATE SET description = excluded.description
       RETURNING id, code, xmax = 0 AS added`,
      [
        changed.map((instrument) => instrument.code),
        changed.map((instrument) => instrument.codeType),
        changed.map((instrument) => instrument.assetClass),
        changed.map((instrument) => instrument.subAssetClass),
        changed.map((instrument) => instrument.description),
        changed.map((instrument) => instrument.currency),
      ],
    );
    for (const row of stored.rows) {
      if (row.added) this.added += 1;
      this.#ids.set(row.code, row.id);
    }
    await this.#client.query(
      `UPDATE catalogue_instruments c SET description = i.description
       FROM instruments i
       WHERE i.id = c.instrument_id AND i.code = ANY($1) AND c.description <> i.description`,
      [changed.map((instrument) => instrument.code)],
    );
  }

  /** The key of a stored instrument. */
  idOf(code: string): number {
    const id = this.#ids.get(code);
    if (id === undefined) throw new Error(`instrument ${code} was not stored`);
    return id;
  }
}
