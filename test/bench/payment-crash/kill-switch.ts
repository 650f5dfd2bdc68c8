/** A moment between create and execute at which a program can be killed. */
export type Moment = {
  /** What is being done: a statement, or a call of the provider. */
  readonly what: string;
  /** Before it is done, or after, with the program not knowing that it was; or at a time that nothing names. */
  readonly when: 'before' | 'after' | 'random';
};

/** Counts the moments of a payment, and kills at one of them. */
export class KillSwitch {
  #armed = false;
  #count = 0;
  #target = Number.POSITIVE_INFINITY;
  #kill: () => void = () => {};
  #killedAt: Moment | null = null;
  readonly moments: Moment[] = [];

  /** From now on moments are counted; at the one with this number (from 0) the program is killed. */
  arm(target: number, kill: () => void): void {
    this.#armed = true;
    this.#count = 0;
    this.#target = target;
    this.#kill = kill;
    this.#killedAt = null;
    this.moments.length = 0;
  }

  disarm(): void {
    this.#armed = false;
  }

  /** Kills now, whatever is being done; nothing when it is not armed or has killed. */
  killNow(moment: Moment): void {
    if (!this.#armed || this.#killedAt) return;
    this.#killedAt = moment;
    this.#kill();
  }

  /** Where the program was killed; null when it was not. */
  get killedAt(): Moment | null {
    return this.#killedAt;
  }

  /** @returns whether the program was killed now, or before */
  pass(moment: Moment): boolean {
    if (!this.#armed) return false;
    if (this.#killedAt) return true;
    this.moments.push(moment);
    if (this.#count === this.#target) {
      this.#killedAt = moment;
      this.#kill();
    }
    this.#count += 1;
    return this.#killedAt !== null;
  }
}
