/** A moment between create and execute at which a program can be killed. */
export type Moment = {
  /** The statement, or the call to the provider. */
  readonly what: string;
  /** Before it is done; after it, before the program learns of that; or at a random time. */
  readonly when: 'before' | 'after' | 'random';
};

/** Counts the moments of a payment, and kills the program at one of them. */
export class KillSwitch {
  #armed = false;
  #count = 0;
  #target = Number.POSITIVE_INFINITY;
  #kill: () => void = () => {};
  #killedAt: Moment | null = null;
  readonly moments: Moment[] = [];

  /** Starts counting moments; kills the program at the one with this number, from 0. */
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

  /** Kills the program now, unless the switch is not armed or has killed it already. */
  killNow(moment: Moment): void {
    if (!this.#armed || this.#killedAt) return;
    this.#killedAt = moment;
    this.#kill();
  }

  /** When the program was killed; null if it was not. */
  get killedAt(): Moment | null {
    return this.#killedAt;
  }

  /** Counts a moment. @returns whether the program is dead, from this kill or an earlier one */
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
