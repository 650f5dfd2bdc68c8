import { Readable } from 'node:stream';

/** Most bytes that wait for a reader: the largest event twice over. */
const mostWaiting = 1024 * 1024;

/** One server-sent event as it goes over the wire. */
export const eventText = (event: string, data: string, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/** The events of one reader. A reader who does not read is cut off, so that what waits for them stays small. */
export class EventStream extends Readable {
  readonly #most: number;
  #finished = false;
  /** It was cut off because more waited than may. */
  isOverrun = false;

  constructor(most = mostWaiting) {
    super();
    this.#most = most;
  }

  override _read(): void {}

  /** Sends text on its way; one buffer may go to many readers. */
  send(text: Buffer): void {
    if (this.destroyed || this.#finished) return;
    if (this.readableLength + text.length > this.#most) {
      this.isOverrun = true;
      this.destroy();
    } else this.push(text);
  }

  /** Sends a last text and ends the answer. */
  finish(text: Buffer): void {
    if (this.destroyed || this.#finished) return;
    this.#finished = true;
    this.push(text);
    this.push(null);
  }
}
