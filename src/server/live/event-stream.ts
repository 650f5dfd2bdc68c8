import { Readable } from 'node:stream';

/** Maximum number of bytes waiting for a reader: the largest event twice over. */
const mostWaiting = 1024 * 1024;

/** A server-sent event in its wire format. */
export const eventText = (event: string, data: string, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/** The events for one reader. A reader who does not read is disconnected, so that the backlog stays small. */
export class EventStream extends Readable {
  readonly #most: number;
  #finished = false;
  /** Disconnected because the backlog was too large. */
  isOverrun = false;

  constructor(most = mostWaiting) {
    super();
    this.#most = most;
  }

  override _read(): void {}

  /** Sends a text; one buffer may go to many readers. */
  send(text: Buffer): void {
    if (this.destroyed || this.#finished) return;
    if (this.readableLength + text.length > this.#most) {
      this.isOverrun = true;
      this.destroy();
    } else this.push(text);
  }

  /** Sends a last text, if there is one, and ends the answer. */
  finish(text: Buffer | null): void {
    if (this.destroyed || this.#finished) return;
    this.#finished = true;
    if (text !== null) this.push(text);
    this.push(null);
  }
}
