import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPatience } from '../../../src/platform/database/patience.ts';
import { isDatabaseDown } from '../../../src/server/database/database-fault.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { freshDatabase } from '../database.ts';

/** PostgreSQL's answer while it starts: an ErrorResponse of its protocol. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.byteLength);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/**
 * A proxy to the database that lets nothing through until `letThrough` is called.
 *
 * @param isRefused whether earlier connections are told that it is starting, instead of getting no answer
 */
async function heldBack(databaseUrl: string, isRefused = false) {
  const url = new URL(databaseUrl);
  const there = Number(url.port);
  const sockets = new Set<Socket>();
  let opened = (): void => {};
  let isOpen = false;
  const open = new Promise<void>((resolve) => {
    opened = () => {
      isOpen = true;
      resolve();
    };
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (isRefused && !isOpen) {
      socket.once('data', () => socket.end(refusal()));
      return;
    }
    void open.then(() => {
      const onward = connect(there, url.hostname);
      sockets.add(onward);
      onward.on('error', () => {});
      socket.pipe(onward).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  url.port = String(address.port);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: url.href, letThrough: () => opened() };
}

const settings = { pooled: 'DATABASE_URL', direct: 'DATABASE_DIRECT_URL' };

test('operating.md Configuration of production: startup reports a slow pool connection once and waits for it; the usual limit applies once the service runs', async () => {
  const database = await freshDatabase();
  const { url, letThrough } = await heldBack(database.url);
  const lines: string[] = [];
  const patience = createPatience({
    limitMs: 60_000,
    settings,
    reportAfterMs: 10,
    report: (line) => {
      lines.push(line);
      letThrough();
    },
  });
  const pool = openPool(url, { patience, isPooled: true });
  const [asked, taken] = await Promise.all([pool.query('SELECT 1 AS one'), pool.connect()]);
  expect(asked.rows).toEqual([{ one: 1 }]);
  taken.release();
  expect(lines).toEqual([
    'Waiting for a connection to the database of DATABASE_URL, for at most 60 s (DATABASE_START_LIMIT)',
  ]);
  expect(pool.connectMs).toBe(60_000);
  patience.end();
  expect(pool.connectMs).toBe(10_000);
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
  await database.drop();
});

test('a pool connection that is not opened within the limit counts as a database that is down', async () => {
  const { url } = await heldBack('postgres://nobody@127.0.0.1:1/none');
  const pool = openPool(url, { patience: createPatience({ limitMs: 50, settings, report: () => {} }) });
  await expect(pool.query('SELECT 1')).rejects.toSatisfy(
    (error: unknown) => error instanceof Error && isDatabaseDown(error),
  );
  await pool.end();
});

test('operating.md Configuration of production: a database that is still starting is waited for', async () => {
  const database = await freshDatabase();
  const { url, letThrough } = await heldBack(database.url, true);
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    letThrough();
  };
  const patience = createPatience({ limitMs: 60_000, settings, reportAfterMs: 10, report: say });
  const opened = await openDatabase({ databaseUrl: url, dataDir: 'none', patience });
  expect(opened.url).toBe(url);
  expect(lines).toEqual([
    'Waiting for a connection to the database of DATABASE_URL, for at most 60 s (DATABASE_START_LIMIT)',
  ]);
  await database.drop();
});

test('a database that never finishes starting ends the startup with its own message', async () => {
  const { url } = await heldBack('postgres://nobody@127.0.0.1:1/none', true);
  const patience = createPatience({ limitMs: 50, settings, report: () => {} });
  await expect(openDatabase({ databaseUrl: url, dataDir: 'none', patience })).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: the database system is starting up',
  );
});

test('a slow direct connection is reported under its own setting', async () => {
  const database = await freshDatabase();
  const { url, letThrough } = await heldBack(database.url);
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    letThrough();
  };
  const patience = createPatience({ limitMs: 60_000, settings, reportAfterMs: 10, report: say });
  await migrate(url, { patience });
  expect(lines).toEqual([
    'Waiting for a connection to the database of DATABASE_DIRECT_URL, for at most 60 s (DATABASE_START_LIMIT)',
  ]);
  await database.drop();
});
