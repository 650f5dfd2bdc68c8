import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { ago, bondTrade, type FileLine, ndjson, refusalOf, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder } = await openFeedScene();
const write = (lines: readonly FileLine[]) => folder.write(`${randomUUID()}.ndjson`, ndjson(lines));
const taken = async (...lines: readonly FileLine[]) => (await take(database.pool, write(lines))).added;
const refused = async (...lines: readonly FileLine[]) =>
  (await refusalOf(database.pool, write(lines))).faults.map(({ line, reason }) => `${line}: ${reason}`);

const report = (id: string, minutes: number, flags: string, more: FileLine = {}) =>
  bondTrade(id, minutes, { tradeDate: ago(200), flags, ...more });
const unsized = { vol: '', notionalAmt: '', notionalCcy: '' };
const unpriced = { ...unsized, price: '' };

describe('C 1, decisions.md Data and views: a second report of a transaction', () => {
  it.each([
    ['limited details, then full ones', 'LMTF', unsized, 'FULF'],
    ['limited details with a volume, then full ones', 'LMTF', {}, 'FULF'],
    ['no volume, then full details', 'VOLO', unsized, 'FULV'],
    ['limited details, then none of the volume', 'LMTF', unsized, 'VOLO'],
    ['a sovereign bond without volume, then full details', 'OMIS', unsized, 'FULO'],
    ['a category without volume, then the same with it', 'LLF3', unsized, 'LLF3'],
    ['a category without volume, then full details without a flag', 'LIF4', unsized, ''],
    ['a category without price and volume, then with both', 'VLF5', unpriced, 'VLF5'],
    ['a price that was pending', '', { price: '', missingPrice: 'PNDG' }, ''],
  ])('is taken after %s', async (what, first, lacks, then) => {
    const id = what.replaceAll(/\W/g, '');
    const more = then === 'VOLO' ? unsized : {};
    expect(await taken(report(id, 100, first, lacks))).toBe(1);
    expect(await taken(report(id, 90, then, more))).toBe(1);
    // In one file, in either order of its lines; and sent again.
    const both = [report(`${id}-2`, 90, then, more), report(`${id}-2`, 100, first, lacks)];
    expect(await taken(...both)).toBe(2);
    expect(await taken(...both, report(id, 90, then, more))).toBe(0);
    // The first may come later.
    expect(await taken(report(`${id}-3`, 90, then, more))).toBe(1);
    expect(await taken(report(`${id}-3`, 100, first, lacks))).toBe(1);
  });

  it.each([
    ['DATF', 'FULA'],
    ['FWAF', 'FULJ'],
    ['AGFW', 'FULG'],
    ['VOLW', 'COAF'],
  ])(
    'is taken under %s and %s, whatever its figures: one of them is about several trades',
    async (first, then) => {
      expect(await taken(report(first, 100, first, { vol: '9000000' }), report(first, 90, then))).toBe(2);
    },
  );

  const before = 'was reported before, at 2026-11-20 12:52:00.000000 UTC';
  it.each([
    ['is the same', '', {}, '', {}],
    ['has another price', '', {}, '', { price: '98.250' }],
    ['has another volume', 'LRGS', {}, 'LRGS', { vol: '2000000' }],
    ['says more than one that was not deferred', '', { notionalAmt: '', notionalCcy: '' }, '', {}],
    ['has the flag of full details, but the first was none', '', {}, 'FULF', {}],
    ['has the flag of another deferral', 'LMTF', {}, 'FULV', {}],
    ['is limited again', 'LMTF', unsized, 'LMTF', unsized],
    ['is a category again', 'LLF3', unsized, 'LLF3', unsized],
    ['says less', 'LLF3', {}, 'LLF3', unsized],
  ])('is refused if it %s', async (what, first, lacks, then, more) => {
    const id = `NOT${what.replaceAll(/\W/g, '')}`;
    const pair = [report(id, 100, first, lacks), report(id, 90, then, more)] as const;
    expect(await refused(...pair)).toEqual([
      `2: ${before}, and this is no full report after a deferred one; send a correction with the flag AMND, after a cancellation with CANC`,
    ]);
    expect(await taken(pair[0])).toBe(1);
    expect(await refused(pair[1])).toHaveLength(1);
    // The same with a flag is a correction.
    const flags = (flag: string) => `${then} ${flag}`.trim();
    expect(
      await taken(report(id, 90, `${first} CANC`.trim(), lacks), report(id, 90, flags('AMND'), more)),
    ).toBe(2);
  });

  it.each([
    ['price', 'LMTF', unsized, 'FULF', { price: '98.250' }],
    ['volume', 'LMTF', {}, 'FULF', { vol: '2000000' }],
    ['notional amount', 'VOLO', { vol: '' }, 'FULV', { notionalAmt: '2.00' }],
    ['notional currency', 'OMIS', { vol: '' }, 'FULO', { notionalCcy: 'USD' }],
    ['price of a category', 'LLF3', unsized, 'LLF3', { price: '98.250' }],
    ['price that it leaves out', 'LLF3', unsized, 'LLF3', { price: '', missingPrice: 'PNDG' }],
  ])(
    'is refused if it completes the first, but contradicts its %s',
    async (what, first, lacks, then, more) => {
      const id = `BUT${what.replaceAll(/\W/g, '')}`;
      expect(await taken(report(id, 100, first, lacks))).toBe(1);
      expect(await refused(report(id, 90, then, more))).toEqual([
        '1: contradicts the report of 2026-11-20 12:52:00.000000 UTC, whose details it completes; send a correction with the flag AMND, after a cancellation with CANC',
      ]);
      expect(await taken(report(`${id}-2`, 90, then, more))).toBe(1);
      expect(await refused(report(`${id}-2`, 100, first, lacks))).toEqual([
        '1: is contradicted by the report of 2026-11-20 13:02:00.000000 UTC, which completes its details',
      ]);
    },
  );

  it('is taken after the first was cancelled, but not after it was amended', async () => {
    expect(await taken(report('ANEW', 100, ''), report('ANEW', 95, 'CANC'))).toBe(2);
    expect(await taken(report('ANEW', 90, '', { price: '99' }))).toBe(1);
    expect(
      await taken(report('MENDED', 100, ''), report('MENDED', 95, 'CANC'), report('MENDED', 95, 'AMND')),
    ).toBe(3);
    expect(await refused(report('MENDED', 90, '', { price: '99' }))).toHaveLength(1);
    expect(
      await taken(
        report('LIMITED', 100, 'LMTF', unsized),
        report('LIMITED', 95, 'LMTF CANC', unsized),
        report('LIMITED', 95, 'LMTF AMND', { ...unsized, price: '99' }),
        report('LIMITED', 90, 'FULF', { price: '99.0' }),
      ),
    ).toBe(4);
  });

  it('of another day, segment or instrument is one of another transaction', async () => {
    const bund = { instrumentId: 'DE0001102580', instrumentDescription: 'Bund 2032' };
    expect(
      await taken(
        report('NAMESAKE', 100, ''),
        report('NAMESAKE', 90, '', { venueMIC: 'TPIR' }),
        report('NAMESAKE', 90, '', bund),
        bondTrade('NAMESAKE', 24 * 60, {}),
      ),
    ).toBe(4);
  });

  it('is rejected alone from a file that is taken in part', async () => {
    const rejects: string[] = [];
    const file = write([
      report('PART', 100, ''),
      report('PART', 90, '', { price: '99' }),
      report('PART2', 90, ''),
    ]);
    const done = await ingestFile({
      pool: database.pool,
      file,
      now: testNow,
      onReject: ({ line, reason }) => rejects.push(`${line} ${reason.slice(0, 19)}`),
    });
    expect(done).toMatchObject({ added: 2, rejected: 1 });
    expect(rejects).toEqual(['2 was reported before']);
  });
});

describe('decisions.md Data and views: an amendment that changes what identifies its trade', () => {
  const first = (id: string, more: FileLine = {}) => bondTrade(id, 100, { tradeDate: ago(24 * 60), ...more });
  const change = (id: string, more: FileLine) =>
    first(id, { publicationDate: ago(50), flags: 'AMND', ...more });
  const bund = { instrumentId: 'DE0001102580', instrumentDescription: 'Bund 2032' };
  const anew = 'cancel that report with CANC and send the trade anew, without AMND';

  it.each<[string, FileLine, string]>([
    [
      'the trading day',
      { tradeDate: ago(2 * 24 * 60) },
      'the trading day is a part of what identifies it, and under this code it was published for 2026-11-19',
    ],
    [
      'the trading day, by a month',
      { tradeDate: ago(31 * 24 * 60) },
      'the trading day is a part of what identifies it, and under this code it was published for 2026-11-19',
    ],
    [
      'the instrument',
      bund,
      'the instrument is a part of what identifies it, and under this code it was published for FR0000120271',
    ],
    [
      'the segment',
      { venueMIC: 'TPIO' },
      'the segment is a part of what identifies it, and it was published for LNFI',
    ],
  ])('is refused if that is %s, with what to send instead; that is taken', async (what, more, why) => {
    const id = `CHANGED-${what.length}`;
    expect(await taken(first(id))).toBe(1);
    expect(await refused(change(id, more))).toEqual([
      `1: amends a trade that was not published before: ${why}; ${anew}`,
    ]);
    const cancelled = first(id, { publicationDate: ago(50), flags: 'CANC' });
    // Also with its cancellation in the same file, or with the trade itself.
    expect(await refused(cancelled, change(id, more))).toHaveLength(1);
    expect(await refused(first(`${id}-2`), change(`${id}-2`, more))).toHaveLength(1);
    expect(await taken(cancelled, change(id, { ...more, flags: '' }))).toBe(2);
  });

  it('is taken if it changes the currency of the price, and replaces the trade', async () => {
    const priced = { priceNot: 'MONE', currency: 'EUR' };
    expect(await taken(first('CURRENCY', priced))).toBe(1);
    expect(
      await taken(
        first('CURRENCY', { ...priced, publicationDate: ago(50), flags: 'CANC' }),
        change('CURRENCY', { ...priced, currency: 'USD' }),
      ),
    ).toBe(2);
  });

  it('of the same code, used again on another day by another trade, is no such change', async () => {
    expect(await taken(first('REUSED'))).toBe(1);
    const other = {
      price: '50',
      vol: '3',
      notionalAmt: '3.00',
      tradeDate: ago(40 * 24 * 60),
      venueMIC: 'TPIR',
    };
    expect(await taken(change('REUSED', other))).toBe(1);
  });

  it('is taken if the trade may be in the archive, also beside another trade that looks like it', async () => {
    expect(await taken(first('ARCHIVED'))).toBe(1);
    const archived = change('ARCHIVED', { tradeDate: ago(2 * 24 * 60) });
    expect(await refused(archived)).toHaveLength(1);
    await database.pool.query(
      `INSERT INTO archived_days (data_type, day, storage_key, rows, last_id, hash_sum, size, sha256, dropped_at)
       VALUES ('trade', '2026-11-18', 'archived', 0, 0, 0, 0, '', now())`,
    );
    expect(await taken(archived)).toBe(1);
  });
});
