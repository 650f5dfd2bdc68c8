import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alertMailPauseMs, mostAlertMails } from '../../../src/domain/view-alerts/alert-mails.ts';
import { cssTokens, darkTokens, lightTokens } from '../../../src/portal/theme/tokens.ts';
import { readCalendarFile, storeCalendars } from '../../../src/server/condition/calendar-store.ts';
import { bondTradesAsked, testNow } from '../feed/feed-kit.ts';
import { openAlertsScene, type Reader, traded } from './alerts-scene.ts';

const { pool, kit, wall, at, job, look, taken, reader, call, view, set, alertOn, list, mails } =
  await openAlertsScene();

/** Expects a page in the portal's colours, without script, and with nothing that its policy forbids. */
function expectPlain({ body, headers }: Awaited<ReturnType<typeof kit.app.inject>>): void {
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`);
  expect(body).not.toMatch(/<script|style=|<link|<img/);
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)');
  for (const [scheme, tokens] of [
    [light, lightTokens],
    [dark, darkTokens],
  ] as const) {
    const all = cssTokens(tokens);
    const used = [...scheme.matchAll(/(--[a-z-]+):(#\w+)/g)].map(([, name = '', colour]) => [name, colour]);
    expect(used.length).toBeGreaterThan(5);
    expect(used).toEqual(used.map(([name = '']) => [name, all[name]]));
  }
}

describe('C 11: an alert on silence', () => {
  test('reports each silence once when it begins and once when it ends, as far as its reader may know', async () => {
    const calendar = { mic: 'TPIC', timeZone: 'UTC', opens: '08:00', closes: '17:00', holidays: [] };
    const calendars = readCalendarFile(JSON.stringify([{ ...calendar, silentAfterMinutes: 30 }]));
    await storeCalendars(pool, calendars, testNow);
    const ten = (Date.parse('2026-11-24T10:00:00Z') - testNow.getTime()) / 1000;
    const lookAt = async (minutes: number): Promise<void> => {
      at(ten + minutes * 60);
      await Promise.all([look(), job()(), look()]);
    };
    at(ten);
    await taken(traded(ten - 60, '90'));
    const [live, slow] = [await reader(), await reader('delayed_trades')];
    const viewId = await view(live);
    await set(live, viewId, { kind: 'venueSilent', value: '' }, true);
    await alertOn(slow, { kind: 'venueSilent', value: '' });
    const told = async (who: Reader) =>
      (await list(who)).events
        .toReversed()
        .map(({ kind, silence }) =>
          [kind, silence?.since.slice(11, 16), silence?.endedAt?.slice(11, 16)].join(' '),
        );
    await lookAt(29);
    expect([await told(live), await told(slow)]).toEqual([[], []]);
    await lookAt(30);
    expect([await told(live), await told(slow)]).toEqual([['silent 10:00 '], []]);
    await lookAt(45);
    expect([await told(live), await told(slow)]).toEqual([['silent 10:00 '], ['silent 10:00 ']]);
    await taken(traded(ten + 50 * 60, '91'));
    await lookAt(51);
    expect(await told(live)).toEqual(['silent 10:00 ', 'silenceOver 10:00 10:51']);
    expect(await told(slow)).toEqual(['silent 10:00 ']);
    // The end of trading ends it too; the events in between are held back for one mail.
    await lookAt(90);
    await lookAt(7 * 60);
    expect((await told(live)).slice(2)).toEqual(['silent 10:51 ', 'silenceOver 10:51 17:00']);
    wall.pass(alertMailPauseMs + 1000);
    await look();
    const [first, second, ...more] = await mails(live);
    expect(more).toEqual([]);
    expect(first?.subject).toBe(`Alert: LNFI is silent (${viewId})`);
    expect(first?.text).toContain('No new row for LNFI since 10:00 UTC; one is expected every 30 minutes.');
    expect(second?.subject).toBe(`Alert: LNFI is no longer silent (${viewId})`);
    expect(second?.text).toMatch(
      /none arrived from 10:00 to 10:51 UTC\.[\s\S]*since 10:51 UTC[\s\S]*Trading on LNFI has ended; no new row arrived from 10:51 to 17:00 UTC\./,
    );
    expect(second?.text).toContain(second?.offLink);
    const unread = await kit.app.inject({ url: '/api/alerts/unread', cookies: live.browser.cookies });
    expect(unread.json()).toEqual({ unread: 4 });
  });
});

describe('C 11: a test mail of an alert', () => {
  test('goes to the address of its owner, who is told, with what the alert is about and the link that ends it', async () => {
    const [who, other] = [await reader(), await reader()];
    at(45_000);
    const viewId = await view(who);
    const { id } = (await set(who, viewId, { kind: 'priceCrosses', value: '100' }, true)).json();
    const { rows } = await pool.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [
      who.id,
    ]);
    const sent = await call(who, '/api/alerts/testMail', { id });
    expect(sent.json()).toEqual({ sentTo: rows[0]?.email });
    const [mail, ...more] = await mails(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Test: The price crosses 100 (${viewId})`);
    expect(mail?.text).toContain('Nothing has happened');
    expect((await kit.app.inject({ url: new URL(mail?.offLink ?? '').pathname })).body).toContain('<form');
    // Of somebody else's alert there is none, nor of one that is told here only.
    expect((await call(other, '/api/alerts/testMail', { id })).statusCode).toBe(404);
    expect((await call(who, '/api/alerts/testMail', { id, to: 'x@example.com' })).statusCode).toBe(400);
    const here = (await set(who, viewId, { kind: 'priceCrosses', value: '101' })).json();
    expect((await call(who, '/api/alerts/testMail', { id: here.id })).statusCode).toBe(409);
    expect([await mails(who), await mails(other)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('counts as one of the mails that alerts may send a person', async () => {
    const who = await reader();
    at(46_000);
    const id = await alertOn(who, { kind: 'priceCrosses', value: '100' }, true);
    const test = () => call(who, '/api/alerts/testMail', { id });
    const many = await Promise.all(Array.from({ length: mostAlertMails.hour + 2 }, test));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostAlertMails.hour);
    const refused = many.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    await alertOn(who, { kind: 'sizeAbove', value: '1' }, true);
    await taken(traded(45_990, '81'));
    await look();
    expect(await mails(who)).toHaveLength(mostAlertMails.hour);
    wall.pass(3600_000 + 1000);
    await look();
    expect((await mails(who)).at(-1)?.text).toContain('price 81, ');
  });
});

describe('C 11: mails of alerts', () => {
  test('go at once, then after the pause with what was held back, until their link turns them off', async () => {
    const who = await reader();
    at(50_000);
    const id = await alertOn(who, { kind: 'sizeAbove', value: '1' }, true);
    await taken(traded(49_990, '81'));
    await look();
    expect(await mails(who)).toHaveLength(1);
    await taken(traded(49_991, '82'));
    await look();
    await taken(traded(49_992, '83'));
    await look();
    await look();
    expect(await mails(who)).toHaveLength(1);
    wall.pass(alertMailPauseMs + 1000);
    await look();
    const [first, second, ...more] = await mails(who);
    expect(more).toEqual([]);
    expect(first?.text).toContain('It has happened once');
    expect(first?.text).toContain('price 81, ');
    expect(second?.text).toContain('It has happened 2 times');
    expect(second?.text).toMatch(/price 83,[\s\S]*price 82,/);
    expect(second?.text).not.toContain('price 81');
    const url = new URL(second?.offLink ?? '').pathname;
    expect(second?.text).toContain(second?.offLink);
    const seen = await kit.app.inject({ url });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toContain('<form method="post">');
    expectPlain(seen);
    expect((await list(who)).alerts).toMatchObject([{ id, state: 'on' }]);
    const oneClick = {
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect((await kit.app.inject(oneClick)).body).toContain('The alert is off');
    expect((await kit.app.inject(oneClick)).statusCode).toBe(200);
    expect((await kit.app.inject({ url })).body).not.toContain('<form');
    expect((await list(who)).alerts).toMatchObject([{ id, state: 'mailOff' }]);
    for (const wrong of [`${url}x`, url.slice(0, -1), '/alerts/off/x'])
      expect((await kit.app.inject({ ...oneClick, url: wrong })).statusCode).toBe(404);
  });

  test('wait while their view is removed, and go once it is restored', async () => {
    const who = await reader();
    at(55_000);
    const viewId = await view(who);
    await set(who, viewId, { kind: 'sizeAbove', value: '1' }, true);
    await taken(traded(54_990, '81'));
    await look();
    await taken(traded(54_991, '82'));
    await look();
    expect(await mails(who)).toHaveLength(1);
    await call(who, '/api/views/remove', { id: viewId });
    wall.pass(alertMailPauseMs + 1000);
    await look();
    expect(await mails(who)).toHaveLength(1);
    await call(who, '/api/views', { id: viewId, name: viewId, selection: bondTradesAsked });
    await look();
    expect((await mails(who)).map(({ text }) => text)[1]).toContain('price 82, ');
  });

  test('are limited per person and hour over all alerts, and the rest go later', async () => {
    const who = await reader();
    at(60_000);
    const viewId = await view(who);
    for (let n = 0; n <= mostAlertMails.hour; n += 1)
      await set(who, viewId, { kind: 'sizeAbove', value: String(n) }, true);
    await taken(traded(59_999, '84'));
    await look();
    await look();
    expect(await mails(who)).toHaveLength(mostAlertMails.hour);
    wall.pass(3_600_001);
    await look();
    await look();
    expect(await mails(who)).toHaveLength(mostAlertMails.hour + 1);
  });

  /** As many alerts on the size of a view's rows; each names its number in the subject of its mails. */
  async function alertsOn(count: number): Promise<Reader> {
    const who = await reader();
    const viewId = await view(who);
    for (let n = 0; n < count; n += 1) await set(who, viewId, { kind: 'sizeAbove', value: String(n) }, true);
    return who;
  }
  const subjects = async (who: Reader) => (await mails(who)).map(({ subject }) => subject);
  const hour = 3_600_001;

  test('go to each alert in turn while there is more to report than the limit lets through', async () => {
    at(70_000);
    const who = await alertsOn(2 * mostAlertMails.hour);
    await taken(traded(69_999, '85'));
    await look();
    await look();
    wall.pass(alertMailPauseMs + 1000);
    await taken(traded(69_999.5, '86'));
    await look();
    expect(new Set(await subjects(who)).size).toBe(mostAlertMails.hour);
    wall.pass(hour);
    await look();
    const told = await subjects(who);
    expect(told).toHaveLength(2 * mostAlertMails.hour);
    expect(new Set(told).size).toBe(2 * mostAlertMails.hour);
  });

  test('are limited per person and day, say so, and what was held back comes a day later, unless it was switched off', async () => {
    at(80_000);
    const who = await alertsOn(mostAlertMails.hour);
    const other = await alertsOn(1);
    const rounds = mostAlertMails.day / mostAlertMails.hour;
    let second = 79_000;
    const happens = async (): Promise<void> => {
      second += 1;
      await taken(traded(second, '87'));
      await look();
      await look();
    };
    for (let round = 0; round < rounds; round += 1) {
      await happens();
      wall.pass(hour);
    }
    expect(await mails(who)).toHaveLength(mostAlertMails.day);
    await happens();
    await happens();
    expect(await mails(who)).toHaveLength(mostAlertMails.day);
    // The limit of one person is not that of another.
    expect(await mails(other)).toHaveLength(rounds + 1);
    const [first] = await mails(who);
    expect(first?.text).toMatch(
      /at most one e-mail every 15 minutes, and all your alerts together at most 6 an hour and 30 a day;/,
    );
    const off = new URL(first?.offLink ?? '').pathname;
    expect((await kit.app.inject({ method: 'POST', url: off })).statusCode).toBe(200);
    wall.pass((24 - rounds) * hour);
    await look();
    const later = (await mails(who)).slice(mostAlertMails.day);
    expect(later).toHaveLength(mostAlertMails.hour - 1);
    for (const { text } of later) expect(text).toContain('It has happened 2 times');
    expect(later.map(({ subject }) => subject)).not.toContain(first?.subject);
  });
});

test('an alert whose mail cannot be made rests, and the mails of all others go', async () => {
  const told: string[] = [];
  const own = job((_, message) => void told.push(message));
  at(0);
  const [one, other] = [await reader(), await reader()];
  const above = { kind: 'priceUp', value: '100' };
  const broken = await alertOn(one, above, true);
  await alertOn(one, above, true);
  await alertOn(other, above, true);
  await taken(traded(10, '101'));
  await pool.query(
    `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.alert_id = '${broken}' THEN NEW."rows" := '[null]'; END IF; RETURN NEW; END $$`,
  );
  await pool.query(
    'CREATE TRIGGER spoil BEFORE INSERT ON view_alert_events FOR EACH ROW EXECUTE FUNCTION spoil()',
  );
  at(20);
  for (const _ of [1, 2, 3]) await own();
  await pool.query('DROP FUNCTION spoil CASCADE');
  expect(told).toEqual(['an alert could not be mailed; it will be tried again']);
  expect([(await mails(one)).length, (await mails(other)).length]).toEqual([1, 1]);
  await pool.query(`UPDATE view_alert_events SET "rows" = '[]' WHERE alert_id = $1`, [broken]);
  wall.pass(11_000);
  await own();
  expect((await mails(one)).length).toBe(2);
});
