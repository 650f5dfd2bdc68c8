import nodemailer, { type Transporter } from 'nodemailer';
import type pg from 'pg';
import { type Clock, securityClock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';

export interface CourierOptions {
  readonly pool: pg.Pool;
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: URL;
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
  readonly text_body: string;
  readonly html_body: string;
  readonly tries: number;
}

const holdSeconds = 120;
const longestPauseSeconds = 3600;

/** Seconds until a letter is tried again after so many tries: 10, 20, 40, … at most an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseSeconds, 10 * 2 ** Math.min(tries, 20));
}

/** What went wrong, without the address or the content of the letter. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

/** Takes one due letter for itself, so that no other instance sends it meanwhile. */
async function takeNext(pool: pg.Pool, now: Date): Promise<DueLetter | undefined> {
  const { rows } = await pool.query<DueLetter>(
    `UPDATE mail_outbox SET held_until = $1::timestamptz + make_interval(secs => $2), tries = tries + 1
     WHERE id = (SELECT id FROM mail_outbox
                 WHERE next_try_at <= $1 AND (held_until IS NULL OR held_until <= $1)
                 ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, recipient, subject, text_body, html_body, tries`,
    [now, holdSeconds],
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
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: letter.text_body,
        html: letter.html_body,
        messageId: `<${letter.id}@daylight>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const fault = faultOf(error);
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

  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  const deliverDue = (): Promise<number> => {
    running = running.then(deliver, deliver);
    return running;
  };
  const look = (): void => {
    if (stopped) return;
    deliverDue()
      .catch((error: unknown) => log.warn({ fault: faultOf(error) }, 'the outbox could not be read'))
      .finally(() => {
        if (!stopped) timer = setTimeout(look, everyMs);
      });
  };
  timer = setTimeout(look, everyMs);

  return {
    deliverDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => 0);
      transport.close();
    },
  };
}
