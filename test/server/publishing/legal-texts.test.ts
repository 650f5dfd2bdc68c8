import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalTexts } from '../../../src/domain/publishing/legal-texts.ts';
import { readTerms } from '../../../src/domain/publishing/terms-text.ts';
import { shippedLegalTexts } from '../../../src/server/publishing/legal-texts.ts';
import { testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

describe('A 2.3: the texts below the footer’s links are there by default, and the operator can replace them', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'legal-')), 'legal');
  let database: TestDatabase;
  let shown: (name: string) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  beforeAll(async () => {
    database = await freshDatabase();
    const { app } = await testApp(database, {}, { config: { dataDir: path.dirname(folder) } });
    shown = async (name) => {
      const answer = await app.inject({
        url: `/api/legal/${name}`,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
  });
  afterAll(async () => {
    rmSync(path.dirname(folder), { recursive: true });
    await database.drop();
  });

  test.each(legalTexts.map(({ name }) => name))(
    '%s comes with the program, without a fault',
    async (name) => {
      const { sections, faults } = readTerms(
        readFileSync(path.join(shippedLegalTexts.folder, `${name}.txt`), 'utf8'),
      );
      expect(faults).toEqual([]);
      expect(await shown(name)).toEqual({
        status: 200,
        body: { version: '1', validFrom: shippedLegalTexts.validFrom, state: 'in-force', sections },
      });
    },
  );

  test('a file of the operator replaces a text at once, dated by its last change; without it the default is back', async () => {
    mkdirSync(folder);
    const file = path.join(folder, 'privacy.txt');
    writeFileSync(file, '# Who we are\n\nThe operator of this portal.\n');
    const day = new Date('2026-12-01T10:00:00Z');
    utimesSync(file, day, day);
    expect((await shown('privacy')).body).toEqual({
      version: '2026-12-01',
      validFrom: '2026-12-01',
      state: 'in-force',
      sections: [{ heading: 'Who we are', paragraphs: ['The operator of this portal.'] }],
    });
    writeFileSync(file, '\ufeff# Who we are\n\nThe operator of this portal.\n');
    expect((await shown('privacy')).body.sections[0].heading).toBe('Who we are');
    writeFileSync(file, Buffer.from('# \u00dcber uns\n\nText.\n', 'latin1'));
    expect((await shown('privacy')).status).toBe(500);
    writeFileSync(file, '\n');
    expect((await shown('privacy')).body.version).toBe('1');
    rmSync(file);
    expect((await shown('privacy')).body.version).toBe('1');
  });

  test.each(['imprint', '..%2F..%2Fpackage', 'PRIVACY'])('%s is not a legal text', async (name) => {
    expect((await shown(name)).status).toBe(400);
  });
});
