import type { Visitor } from './visitor.ts';

/** A program that can be killed and started again; its database and its payment provider outlive it. */
export type RunningSubject = {
  /** Where it answers, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Milliseconds from its start until it said that it is ready. */
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

/** What is killed: the program that takes payments alone, or the whole service. */
export type CrashSubject = {
  /** @param onSpawn told at once of the process that is starting, so that it can be killed before it is ready */
  readonly start: (onSpawn?: (kill: () => void) => void) => Promise<RunningSubject>;
  /**
   * A new person with an order that is not paid for.
   *
   * @param origin where the program answers just then
   * @param number from 0, another one for every person
   */
  readonly newBuyer: (origin: () => string, number: number) => Promise<Buyer>;
  /** How many letters about the payment's receipt this person was sent, or will be. */
  readonly mails: (account: string) => Promise<number>;
  readonly close: () => Promise<void>;
};
