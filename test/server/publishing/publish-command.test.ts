import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { testFolder } from '../feed/feed-kit.ts';
import { runDaylight } from '../run-daylight.ts';

let database: TestDatabase;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** Runs `npm run daylight -- publish …` as a person does, with a data folder of its own. */
const publish = (...args: readonly string[]) =>
  runDaylight(['publish', ...args], {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder.path, 'data'),
  });

const kept = (kind: string): number => {
  const place = path.join(folder.path, 'data', 'files', kind);
  return existsSync(place) ? readdirSync(place).length : 0;
};

describe('C 14: npm run daylight -- publish', () => {
  it('says in one line that DATA_DIR cannot be used, and asks whether it runs as the user of the service', async () => {
    const file = folder.write('guide.pdf', '%PDF-1.7');
    const { code, err } = await runDaylight(['publish', 'document', file, '--title', 'Guide'], {
      DATABASE_URL: database.url,
      DATA_DIR: file,
    });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^A file or folder cannot be used: ENOTDIR.*guide\.pdf.*\. Are you the user that the service runs as\?\n$/,
      ),
    ]);
  });

  it('tries, publishes, lists, withdraws and logs a report', async () => {
    const file = folder.write('Bericht für September.pdf', '%PDF-1.7');
    const report = [
      'report',
      file,
      '--publisher',
      'TP ICAP UK MTF',
      '--kind',
      'TV',
      '--mic',
      'ICPM',
      '--date',
      '2026-09-30',
      '--segment',
      'IMCE',
      '--segment-name',
      'Cash equity',
    ];
    const trial = await publish(...report, '--dry-run');
    expect(trial).toMatchObject({ code: 0, err: '' });
    expect(trial.out).toBe(
      'Would be done: Published /files/reports/icpm-2026-09-30-imce-bericht-fur-september.pdf\n',
    );
    expect(kept('reports')).toBe(0);
    expect((await publish('list', 'report')).out).toBe('Nothing is published.\n');
    expect((await publish(...report, '--by', 'Ada Lovelace')).code).toBe(0);
    expect(kept('reports')).toBe(1);
    expect((await publish('list', 'report')).out).toContain(
      'icpm-2026-09-30-imce-bericht-fur-september.pdf  TP ICAP UK MTF, 2026-09-30, IMCE, Bericht für September',
    );
    const again = await publish(...report);
    expect([again.code, again.out]).toEqual([1, '']);
    expect(again.err).toContain('published already');
    const gone = await publish('withdraw', 'report', 'icpm-2026-09-30-imce-bericht-fur-september.pdf');
    expect(gone).toMatchObject({ code: 0, err: '' });
    const log = (await publish('log')).out.trimEnd().split('\n');
    expect(log).toHaveLength(2);
    expect(log[1]).toContain(`${userInfo().username} for Ada Lovelace  publish report  TP ICAP UK MTF`);
    expect(log[0]).toContain('withdraw report');
  });

  const instruments = `Instrument,Identifier (ISIN),Description,Currency
UK Treasury 4.25% 2034,GB00BMF9LJ15,Sovereign (Bonds),GBP
`;
  const table = (file: string, ...more: readonly string[]) =>
    publish(
      'report',
      file,
      ...['--publisher', 'TP UK OTF', '--kind', 'TV', '--mic', 'TPSO', '--date', '2026-06-30'],
      ...more,
    );

  it('takes a CSV file of a venue only as a table of RTS 27, and says which value of which line is wrong', async () => {
    const wrong = folder.write('wrong.csv', instruments.replace('GB00BMF9LJ15', 'GB00BMF9LJ16'));
    const other = folder.write('other.csv', 'a,b\n1,2\n');
    const before = kept('reports');
    const refused = await table(wrong);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('line 2, Identifier (ISIN): "GB00BMF9LJ16" is not an ISIN');
    expect((await table(other)).err).toContain('line 1, -: "a,b" is the heading of no table');
    expect((await table(folder.write('not.csv', '"a,b\n1'))).err).toContain('not.csv is not CSV');
    expect(kept('reports')).toBe(before);
    expect((await table(folder.write('empty.csv', ''))).err).toContain(
      'line 1, -: "" is the heading of no table',
    );
    const right = folder.write('Instruments.csv', instruments);
    expect((await table(right)).out).toBe('Published: /files/reports/tpso-2026-06-30-instruments.csv\n');
    expect((await table(other, '--as-is')).code).toBe(0);
  });

  it('replaces what is published under the same title with --replace, and refuses it without', async () => {
    const file = folder.write('Instruments.csv', instruments.replace('2034', '2035'));
    const refused = await table(file);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining(
        '"Instruments" is published already in this report: withdraw it, or use --replace.',
      ),
    ]);
    expect((await table(file, '--replace')).out).toBe(
      'Published: /files/reports/tpso-2026-06-30-instruments-2.csv\n',
    );
    expect((await table(file, '--replace')).code).toBe(0);
    const listed = (await publish('list', 'report')).out;
    expect(listed.match(/tpso-2026-06-30-instruments\S*/g)).toEqual(['tpso-2026-06-30-instruments-3.csv']);
    expect((await publish('log')).out.split('\n').map((line) => /"replaces":\S*?\]/.exec(line)?.[0])).toEqual(
      expect.arrayContaining([
        '"replaces":["/files/reports/tpso-2026-06-30-instruments-2.csv"]',
        '"replaces":["/files/reports/tpso-2026-06-30-instruments.csv"]',
      ]),
    );
    const second = path.join(folder.path, 'again');
    mkdirSync(second, { recursive: true });
    copyFileSync(file, path.join(second, 'Instruments.csv'));
    expect((await table(file, path.join(second, 'Instruments.csv'), '--replace')).err).toContain(
      'title: is given to two files of a segment',
    );
    for (const [more, title] of [
      [[], 'is published already'],
      [['--replace'], ''],
    ] as const) {
      const card = ['document', folder.write('card.txt', 'Fees'), '--title', 'Fees', ...more];
      const answers = [await publish(...card), await publish(...card)];
      expect(answers.at(-1)?.err).toContain(title);
    }
    expect((await publish('log')).out.split('\n')[0]).toContain('"replaces":["/files/documents/fees');
  });

  it('does not publish as a document or report what its name does not say', async () => {
    const before = [kept('documents'), kept('reports')];
    const page = folder.write('page.pdf', '<!DOCTYPE html>');
    const report = ['--publisher', 'Firm', '--kind', 'IF', '--date', '2026-09-30'];
    for (const words of [
      ['document', page, '--title', 'Other'],
      ['report', page, ...report],
    ]) {
      const { code, out, err } = await publish(...words);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining('page.pdf is not a PDF.')]);
    }
    const empty = folder.write('empty.pdf', '');
    expect((await publish('report', empty, ...report)).err).toContain('empty.pdf is empty.');
    expect([kept('documents'), kept('reports')]).toEqual(before);
  });

  it('publishes a document and a version of the terms', async () => {
    const text = folder.write('terms.txt', 'These are the terms of use of the portal.');
    expect((await publish('terms', text, '--version', '3', '--effective', '2026-12-01')).code).toBe(0);
    expect((await publish('document', text, '--title', 'Terms', '--position', '5')).code).toBe(0);
    const { out } = await publish('list');
    expect(out).toContain('terms     3  from 2026-12-01');
    expect(out).toContain('document  terms.txt  Terms');
    expect(out).toContain('venue     ICPM');
  });

  it('requires --short-notice for terms that apply before the 90 days promised to accounts are over', async () => {
    const text = folder.write('new-terms.txt', 'These are the next terms of use of the portal.');
    await database.pool.query(
      "INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), '00u1', 'ada@example.com', '2026-11-01T10:00:00Z')",
    );
    const early = ['terms', text, '--version', '4', '--effective', '2026-11-01', '--dry-run'];
    const refused = await publish(...early);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('  effective: 2026-11-01 is not in the future');
    expect(refused.err).toContain('or add --short-notice where the law asks for it');
    const allowed = await publish(...early, '--short-notice');
    expect([allowed.code, allowed.out]).toEqual([0, 'Would be done: Published terms 4\n']);
    expect(allowed.err).toContain('Short notice, effective: 2026-11-01 is not in the future');
  });

  it.each([
    [['report', 'nothing.csv', '--kind', 'IF', '--publisher', 'X', '--date', '2026-01-01'], 'is not a file'],
    [['report', '--kind', 'IF'], 'Name a file.'],
    [['report', 'x', '--kind', 'BANK'], ''],
    [['document', '/etc', '--title', 'x'], 'is not a file'],
    [['withdraw', 'everything'], 'Say what to withdraw.'],
    [['withdraw', 'document', '../../etc/passwd'], 'There is no document'],
    [['list', 'secrets'], 'There is no list of secrets.'],
    [['frob'], 'Say what to publish.'],
    [['document', 'x.txt', '--title', 'x', '--rts28'], '--rts28 is not an option of publish document.'],
    [['terms', 'x.txt', '--replace'], '--replace is not an option of publish terms.'],
    [['venue', 'x.csv', '--title', 'x'], '--title is not an option of publish venue.'],
    [['list', '--dry-run'], '--dry-run is not an option of publish list.'],
    [['report', 'package.json', '--kind', 'TV', '--segment-name', 'x'], '--segment is missing'],
    [['report', 'package.json', '--kind', 'IF', '--rts28', '--as-is'], 'exclude each other'],
    [['--unknown'], 'Usage:'],
  ])('refuses %j with a message, without a stack trace', async (args, words) => {
    const ended = await publish(...args);
    expect(ended.code).toBe(1);
    expect(ended.err).toContain(words);
    expect(ended.err).not.toMatch(/\n {4}at /);
  });

  // A switch of the system: it exists, and not even root can read it.
  const unreadable = '/proc/sys/vm/compact_memory';
  it.runIf(existsSync(unreadable))('says in one line that a file cannot be opened', async () => {
    for (const words of [
      ['document', unreadable, '--title', 'Switch'],
      ['report', unreadable, '--publisher', 'Firm', '--kind', 'IF', '--date', '2026-09-30'],
    ]) {
      const { code, err } = await publish(...words);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^A file or folder cannot be used: EACCES: .*compact_memory'\. .*\n$/),
      ]);
    }
  });

  it('needs the store of files only for files: while it is away, anything can be listed and withdrawn', async () => {
    const file = folder.write('withdrawn.txt', 'Withdrawn');
    expect((await publish('document', file, '--title', 'Withdrawn')).code).toBe(0);
    const away = {
      DATABASE_URL: database.url,
      FILES_STORE: 's3://daylight-files',
      FILES_STORE_ENDPOINT: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    expect((await runDaylight(['publish', 'list', 'document'], away)).out).toContain('withdrawn.txt');
    expect(await runDaylight(['publish', 'withdraw', 'document', 'withdrawn.txt'], away)).toMatchObject({
      code: 0,
      err: '',
    });
    const refused = await runDaylight(['publish', 'document', file, '--title', 'Again'], away);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^The store of files .* cannot be used: /m),
    ]);
  });

  it('says what is missing before it needs a database', async () => {
    const ended = await runDaylight(['publish'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect([ended.code, ended.err.split('\n', 1)[0]]).toEqual([1, 'Say what to publish.']);
  });

  it('refuses venues and terms whose text is not UTF-8, as ingest does', async () => {
    const venues = 'group,name,country,code,mic,segment,segment-name\n';
    for (const args of [
      ['venue', folder.write('latin.csv', Buffer.from(`${venues}Z\u00fcrich`, 'latin1'))],
      [
        'terms',
        folder.write('latin.txt', Buffer.from('# \u00dcber\n', 'latin1')),
        '--version',
        '9',
        '--effective',
        '2030-01-01',
      ],
    ]) {
      const { code, err } = await publish(...args);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^The file is not UTF-8 text \(after line \d\): save it as UTF-8\.\n$/),
      ]);
    }
  });
});
