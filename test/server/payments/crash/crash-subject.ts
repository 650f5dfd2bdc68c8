import type { Visitor } from './visitor.ts';

/** A running program that can be killed; its database and payment provider outlive it. */
export type RunningSubject = {
  /** Where it answers, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Milliseconds from its start until it reported that it is ready. */
  readonly readyMs: number;
  /** SIGKILL, at once; safe to call twice. */
  readonly kill: () => void;
  /** Resolves when the process is gone. */
  readonly ended: Promise<unknown>;
};

/** A person with an order to pay for, and their browser. */
export type Buyer = {
  readonly account: string;
  readonly order: string;
  readonly visitor: Visitor;
};

/** The program under test: the part that takes payments, or the whole service. */
export type CrashSubject = {
  /** @param onSpawn called as soon as the process exists, so that it can be killed before it is ready */
  readonly start: (onSpawn?: (kill: () => void) => void) => Promise<RunningSubject>;
  /**
   * Creates a person with an unpaid order.
   *
   * @param origin the program's current origin
   * @param number a different one for every person
   */
  readonly newBuyer: (origin: () => string, number: number) => Promise<Buyer>;
  /** How many mails with a receipt were sent to the person or wait to be sent. */
  readonly mails: (account: string) => Promise<number>;
  readonly close: () => Promise<void>;
};
