import type { Transaction } from '../../platform/database/database.ts';

/** Lines sent at once: enough that the answer costs nothing, few enough that they are judged while the last ones go. */
const sentLines = 4_000;

/** Sends lines to the staging table. PostgreSQL stores some while the next ones are read and judged. */
export class StagingCopy {
  readonly #client: Transaction;
  readonly #sql: string;
  #lines: string[] = [];
  #underWay: Promise<void> = Promise.resolve();

  constructor(client: Transaction, sql: string) {
    this.#client = client;
    this.#sql = sql;
  }

  /** Adds a line as COPY reads it, without its end. */
  add(line: string): void {
    this.#lines.push(line);
  }

  /** Sends what was added when it is enough; waits for what was sent before, never for this. */
  async sendFull(): Promise<void> {
    if (this.#lines.length >= sentLines) await this.#send();
  }

  /** Sends the rest, and waits until all is stored. */
  async end(): Promise<void> {
    if (this.#lines.length > 0) await this.#send();
    await this.#underWay;
  }

  async #send(): Promise<void> {
    await this.#underWay;
    const text = `${this.#lines.join('\n')}\n`;
    this.#lines = [];
    this.#underWay = this.#client.copyIn(this.#sql, text);
    // The next send, or the end, reports the error.
    this.#underWay.catch(() => {});
  }
}
