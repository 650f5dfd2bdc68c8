import nodemailer, { type Transporter } from 'nodemailer';
import type pg from 'pg';
import { type Clock, securityClock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import { assertOutsideTransaction } from '../database/transaction-scope.ts';
import { pauseAfter, startRepeatedWork } from '../repeated-work.ts';
import type { Seal } from '../seal.ts';
import { openBodies } from './outbox.ts';

export interface CourierOptions {
  readonly pool: pg.Pool;
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: URL;
  /** What `postLetter` sealed with. */
  readonly seal: Pick<Seal, 'open'>;
  /** Sender of every letter. */
  readonly from: string;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
  };
  readonly clock?: Clock;
  /** How often the outbox is looked at, in milliseconds. */
  readonly everyMs?: number;
}

export interface Courier {
  /** Sends what is due now; resolves with how many letters the mail server took. */
  readonly deliverDue: () => Promise<number>;
  /** Stops looking, and waits for the letter that is on its way. */
  readonly stop: () => Promise<void>;
}

interface DueLetter {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly sealed_bodies: Buffer;
  readonly tries: number;
  readonly too_old: boolean;
}

const holdSeconds = 120;
/** After so many days a letter that no server takes is given up, as mail servers do (RFC 5321 4.5.4.1). */
const giveUpDays = 5;

/** What went wrong, without the address or the content of the letter. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  const answered = 'responseCode' in error ? error.responseCode : undefined;
  return [code, answered].filter((part) => part !== undefined).join(' ') || error.name;
}

/** Takes one due letter for itself, so that no other instance sends it meanwhile. */
async function takeNext(pool: pg.Pool, now: Date): Promise<DueLetter | undefined> {
  const { rows } = await pool.query<DueLetter>(
    `UPDATE mail_outbox SET held_until = $1::timestamptz + make_interval(secs => $2), tries = tries + 1
     WHERE id = (SELECT id FROM mail_outbox
                 WHERE next_try_at <= $1 AND (held_until IS NULL OR held_until <= $1)
                 ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, recipient, subject, sealed_bodies, tries,
       created_at < $1::timestamptz - make_interval(days => $3) AS too_old`,
    [now, holdSeconds, giveUpDays],
  );
  return rows[0];
}

/**
 * Carries letters from the outbox to the mail server, each taken by one instance only and kept until the server has
 * it. No transaction is open while it speaks to the server. A letter that may have been taken when the process died
 * is sent again under the same Message-ID, by which mailboxes know it.
 */
export function startCourier({
  pool,
  smtpUrl,
  seal,
  from,
  log,
  clock = securityClock,
  everyMs = 1000,
}: CourierOptions): Courier {
  const transport: Transporter = nodemailer.createTransport(smtpUrl.href, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);

  async function send(letter: DueLetter): Promise<boolean> {
    const bodies = openBodies(letter.sealed_bodies, seal);
    if (bodies === null) {
      // With the secret that is in use now nobody can ever read it.
      log.warn({ letter: letter.id, kind: letter.kind }, 'a letter sealed with another secret was dropped');
      await pool.query('DELETE FROM mail_outbox WHERE id = $1', [letter.id]);
      return false;
    }
    assertOutsideTransaction('The mail server');
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: bodies.text,
        html: bodies.html,
        messageId: `<${letter.id}@daylight>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const fault = faultOf(error);
      if (letter.too_old) {
        log.warn(
          { letter: letter.id, kind: letter.kind, tries: letter.tries, fault },
          'a letter was given up',
        );
        await pool.query('DELETE FROM mail_outbox WHERE id = $1', [letter.id]);
        return false;
      }
      const next = new Date(clock.now().getTime() + pauseAfter(letter.tries - 1) * 1000);
      await pool.query(
        'UPDATE mail_outbox SET held_until = NULL, next_try_at = $2, last_fault = $3 WHERE id = $1',
        [letter.id, next, fault],
      );
      log.warn(
        { letter: letter.id, kind: letter.kind, tries: letter.tries, fault },
        'a letter was not taken',
      );
      return false;
    }
    await inTransaction(pool, async (client) => {
      await client.query(
        'INSERT INTO mail_sent (id, kind, sent_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
        [letter.id, letter.kind, clock.now()],
      );
      await client.query('DELETE FROM mail_outbox WHERE id = $1', [letter.id]);
    });
    log.info({ letter: letter.id, kind: letter.kind }, 'a letter was taken by the mail server');
    return true;
  }

  async function deliver(): Promise<number> {
    let taken = 0;
    for (let letter = await takeNext(pool, clock.now()); letter; letter = await takeNext(pool, clock.now())) {
      if (await send(letter)) taken += 1;
    }
    return taken;
  }

  const work = startRepeatedWork(deliver, everyMs, (error) =>
    log.warn({ fault: faultOf(error) }, 'the outbox could not be read'),
  );
  return {
    deliverDue: work.runNow,
    stop: async () => {
      await work.stop();
      transport.close();
    },
  };
}
