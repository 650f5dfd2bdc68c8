import type pg from 'pg';
import { isCountryCode } from '../../domain/account/countries.ts';
import { isLei } from '../../domain/feed/lei.ts';
import { isMic } from '../../domain/feed/mic.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { messageOf } from '../../domain/thrown.ts';
import { Refusal } from '../http/refusal.ts';
import { holdOffFiles } from '../ingest/hold-off-files.ts';
import { note } from './audit.ts';
import { assertUnpaid } from './paid-rights.ts';
import type { ActDeps } from './publish-files.ts';
import { inPublishingTurn } from './publish-turn.ts';
import { type CsvLine, heldText, readCsv } from './read-csv.ts';

type Row = Readonly<Record<string, string | undefined>>;
type NumberedRow = { readonly row: Row; readonly line: number };

const needed = [
  'mic',
  'name',
  'type',
  'operatingMic',
  'venueMic',
  'isVenue',
  'tradingVenueGroupId',
  'country',
  'city',
  'lei',
] as const;
const columns: readonly string[] = [...needed, 'legalEntity', 'system', 'hasOrders', 'hasTrades'];
/** Columns that say something else are left alone, as the list of ISO 10383 has them. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
/** The trading systems that a segment can have. */
export const systems = ['RFQ', 'AUCTION', 'CLOB', 'VOICE', 'REGISTRATION'];

function faultsOf({ row, line }: NumberedRow): string[] {
  const faults: string[] = [];
  const refuse = (field: string, reason: string): void => {
    faults.push(`line ${line}, ${field}: ${reason}${heldText(row[field])}`);
  };
  for (const field of ['mic', 'operatingMic', 'venueMic'] as const) {
    if (!isMic(row[field] ?? '')) refuse(field, 'is not a market identifier code');
  }
  if (!row.name) refuse('name', 'is required');
  if (row.type !== 'MTF' && row.type !== 'OTF') refuse('type', 'is MTF or OTF');
  if (row.isVenue !== 'true' && row.isVenue !== 'false') refuse('isVenue', 'is true or false');
  for (const field of ['hasOrders', 'hasTrades'] as const) {
    if (!['true', 'false', ''].includes(row[field] ?? '')) refuse(field, 'is true or false, or empty');
  }
  if (row.isVenue === 'true' && row.mic !== row.venueMic) refuse('venueMic', 'of a venue is its own MIC');
  if (!/^[123]$/.test(row.tradingVenueGroupId ?? '')) refuse('tradingVenueGroupId', 'is 1, 2 or 3');
  if (!isCountryCode(row.country ?? '')) refuse('country', 'is a country of ISO 3166 by two letters');
  if (!row.city) refuse('city', 'is required');
  if (!isLei(row.lei ?? '')) refuse('lei', 'is not a legal entity identifier');
  if (row.system && !systems.includes(row.system))
    refuse('system', `is one of ${systems.join(', ')}, or empty`);
  return faults;
}

function read(text: string): readonly NumberedRow[] {
  let lines: readonly CsvLine[];
  try {
    lines = readCsv(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalid-request', `This is not CSV: ${messageOf(error)}`);
  }
  const [heading, ...others] = lines;
  const names = heading?.cells ?? [];
  if (others.length === 0) throw new Refusal('invalid-request', 'The file has no lines below its heading.');
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Refusal('invalid-request', `The file has no column ${missing.join(', ')}.`);
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) < at)
      throw new Refusal('invalid-request', `The file has the column ${name} twice.`);
    const meant = columns.find((column) => lettersOf(column) === lettersOf(name));
    if (meant !== undefined && meant !== name)
      throw new Refusal('invalid-request', `The column ${JSON.stringify(name)} has to be written ${meant}.`);
  }
  const rows = others.map(({ cells, line }) => ({
    row: Object.fromEntries(names.map((name, at) => [name, cells[at]])),
    line,
  }));
  const faults = rows.flatMap(faultsOf);
  if (faults.length > 0)
    throw new Refusal('invalid-request', ['The venues cannot be published.', ...faults.slice(0, 20)]);
  return rows;
}

async function storeVenue(client: pg.PoolClient, row: Row): Promise<void> {
  await client.query(
    `INSERT INTO venues (mic, venue_id, name, type, venue_group_id, location, country, city, legal_entity, lei, has_orders, has_trades)
     VALUES ($1, (SELECT coalesce(max(venue_id), 0) + 1 FROM venues), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (mic) DO UPDATE SET name = excluded.name, type = excluded.type,
       venue_group_id = excluded.venue_group_id, location = excluded.location, country = excluded.country,
       city = excluded.city, legal_entity = excluded.legal_entity, lei = excluded.lei,
       has_orders = CASE WHEN $12 THEN excluded.has_orders ELSE venues.has_orders END,
       has_trades = CASE WHEN $13 THEN excluded.has_trades ELSE venues.has_trades END`,
    [
      row.mic,
      row.name,
      row.type,
      Number(row.tradingVenueGroupId),
      row.country === 'GB' ? 'UK' : row.country,
      row.country,
      row.city,
      row.legalEntity || null,
      row.lei,
      row.hasOrders !== 'false',
      row.hasTrades !== 'false',
      Boolean(row.hasOrders),
      Boolean(row.hasTrades),
    ],
  );
}

/** Moves segments in the catalogues to the venues that they now belong to. */
async function moveInCatalogue(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ venues: string[] }>(
    `WITH moved AS (
       SELECT c.segment_mic, c.venue_mic AS before, g.venue_mic AS now
       FROM catalogue_sources c JOIN segments g ON g.mic = c.segment_mic WHERE g.venue_mic <> c.venue_mic
     ), changed AS (
       UPDATE catalogue_sources c SET venue_mic = g.venue_mic
       FROM segments g WHERE g.mic = c.segment_mic AND g.venue_mic <> c.venue_mic
     )
     SELECT coalesce(array_agg(DISTINCT mic), '{}') AS venues
     FROM (SELECT before AS mic FROM moved UNION SELECT now FROM moved) m`,
  );
  const venues = rows[0]?.venues ?? [];
  if (venues.length === 0) return;
  for (const list of ['catalogue_instruments', 'catalogue_classes'])
    await client.query(`DELETE FROM ${list} WHERE venue_mic = ANY($1)`, [venues]);
  await client.query(
    `INSERT INTO catalogue_instruments (data_type, venue_mic, asset_class, sub_asset_class, code, instrument_id,
       description, first_published_at, last_published_at)
     SELECT c.data_type, c.venue_mic, i.asset_class, i.sub_asset_class, i.code, i.id, i.description,
       min(c.first_published_at), max(c.last_published_at)
     FROM catalogue_sources c JOIN instruments i ON i.id = c.instrument_id
     WHERE c.venue_mic = ANY($1) GROUP BY c.data_type, c.venue_mic, i.id`,
    [venues],
  );
  await client.query(
    `INSERT INTO catalogue_classes (data_type, venue_mic, asset_class, sub_asset_class, first_published_at,
       last_published_at)
     SELECT data_type, venue_mic, asset_class, sub_asset_class, min(first_published_at), max(last_published_at)
     FROM catalogue_instruments WHERE venue_mic = ANY($1) GROUP BY 1, 2, 3, 4`,
    [venues],
  );
}

/**
 * Makes a venue list what is archived of the one that a segment is moved from: what is archived is known by venue, not
 * by segment. Both then list it, and a history that finds none of it is empty.
 */
async function moveInArchive(client: pg.PoolClient, from: string, to: string): Promise<void> {
  await client.query(
    `INSERT INTO archived_instruments (data_type, venue_mic, code, instrument_id, first_published_at)
     SELECT data_type, $2, code, instrument_id, first_published_at FROM archived_instruments WHERE venue_mic = $1
     ON CONFLICT (data_type, venue_mic, code) DO UPDATE
       SET first_published_at = least(archived_instruments.first_published_at, excluded.first_published_at)`,
    [from, to],
  );
}

/**
 * Stores the venues and segments of a file in the caller's transaction.
 *
 * @returns their MICs
 * @throws Refusal that says what is wrong
 */
export async function storeVenues(client: pg.PoolClient, text: string, at: Date): Promise<readonly string[]> {
  const rows = read(text);
  // Files that are being taken in are checked against the lists as they were.
  await holdOffFiles(client);
  const today = dayOf(at);
  for (const { row } of rows.filter(({ row: { isVenue } }) => isVenue === 'true')) {
    await storeVenue(client, row);
    const mic = row.mic ?? '';
    if (row.hasOrders === 'false') await assertUnpaid(client, mic, ['orders'], today);
    if (row.hasTrades === 'false') await assertUnpaid(client, mic, ['trades'], today);
  }
  for (const { row, line } of rows) {
    const owner = await client.query('SELECT FROM venues WHERE mic = $1', [row.venueMic]);
    if (!owner.rowCount) {
      throw new Refusal('invalid-request', `line ${line}, venueMic: there is no venue ${row.venueMic}`);
    }
    const { rows: known } = await client.query<{ venue: string }>(
      'SELECT venue_mic AS venue FROM segments WHERE mic = $1',
      [row.mic],
    );
    await client.query(
      `INSERT INTO segments (mic, venue_mic, operating_mic, name, system) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (mic) DO UPDATE SET venue_mic = excluded.venue_mic, operating_mic = excluded.operating_mic,
           name = excluded.name, system = excluded.system`,
      [row.mic, row.venueMic, row.operatingMic, row.name, row.system || null],
    );
    const from = known[0]?.venue;
    if (from !== undefined && from !== row.venueMic) await moveInArchive(client, from, row.venueMic ?? '');
  }
  await moveInCatalogue(client);
  return rows.map(({ row: { mic = '' } }) => mic);
}

/**
 * Publishes venues and their segments from a CSV file: known ones are changed and new ones added, all or none.
 *
 * @returns the number of lines
 * @throws Refusal that says what is wrong
 */
export async function publishVenues(deps: ActDeps, text: string): Promise<number> {
  const at = deps.now();
  let count = 0;
  await inPublishingTurn(deps, async (client) => {
    const mics = await storeVenues(client, text, at);
    count = mics.length;
    await note(client, deps.actor, at, 'publish venue', mics.join(' '));
  });
  return count;
}
