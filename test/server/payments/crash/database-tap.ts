import { connect, createServer, type Socket } from 'node:net';
import type { KillSwitch } from './kill-switch.ts';

/** A proxy between a program and PostgreSQL that reports every statement of a payment to the kill switch. */
export type DatabaseTap = {
  /** The database's address through the tap. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

const related = /payments|subscription|receipt|accounts\b/;
// The worker looks for due payments every half second, whether somebody pays or not. Counted as a moment of a payment,
// this would appear in one run and not in the next.
const polling = /SET checks = checks \+ 1/;
const ends = new Set(['S', 'Q']);

/** Reads the client's messages on one connection (PostgreSQL's protocol 3) in units that end with a Sync or a query. */
class Statements {
  #rest = Buffer.alloc(0);
  #started = false;
  #unit: Buffer[] = [];
  #text = '';
  readonly #prepared = new Map<string, string>();
  /** Whether a statement of a payment ran since BEGIN. */
  #touched = false;

  /** The units that are complete, each with its SQL; null for messages that are not statements. */
  read(chunk: Buffer): { bytes: Buffer; text: string | null }[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const units: { bytes: Buffer; text: string | null }[] = [];
    for (;;) {
      const head = this.#started ? 1 : 0;
      if (this.#rest.length < head + 4) return units;
      const length = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < length) return units;
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      if (!this.#started) {
        this.#started = true;
        units.push({ bytes: message, text: null });
        continue;
      }
      const type = String.fromCharCode(message[0] ?? 0);
      this.#note(type, message.subarray(5));
      this.#unit.push(message);
      if (ends.has(type) || type === 'X' || type === 'p') {
        const isStatement = ends.has(type);
        units.push({ bytes: Buffer.concat(this.#unit), text: isStatement ? this.#text : null });
        this.#unit = [];
        this.#text = '';
      }
    }
  }

  #note(type: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('latin1').split('\0', 2);
    if (type === 'Q') this.#text = first;
    if (type === 'P') {
      this.#prepared.set(first, second);
      this.#text = second;
    }
    if (type === 'B') this.#text = this.#prepared.get(second) ?? this.#text;
  }

  /** Whether a statement belongs to a payment: it names one of its tables, or commits a statement that did. */
  isOfPayment(text: string): boolean {
    if (/^BEGIN/i.test(text)) {
      this.#touched = false;
      return false;
    }
    if (/^COMMIT/i.test(text)) return this.#touched;
    const is = related.test(text) && !polling.test(text);
    this.#touched ||= is;
    return is;
  }
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60);

/** Opens a tap in front of the database of `url`. */
export async function openDatabaseTap(url: string, killSwitch: KillSwitch): Promise<DatabaseTap> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const statements = new Statements();
    /** The statement whose answer is next: the moment "after" it. */
    let awaited: string | null = null;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      for (const { bytes, text } of statements.read(chunk)) {
        if (text !== null && statements.isOfPayment(text)) {
          if (killSwitch.pass({ what: short(text), when: 'before' })) return;
          awaited = short(text);
        }
        upstream.write(bytes);
      }
    });
    upstream.on('data', (chunk) => {
      if (awaited !== null) {
        const what = awaited;
        awaited = null;
        if (killSwitch.pass({ what, when: 'after' })) return;
      }
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the tap has no port');
  const tapped = new URL(url);
  tapped.host = `127.0.0.1:${address.port}`;
  return {
    url: tapped.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
