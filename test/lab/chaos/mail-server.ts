import { setTimeout as pause } from 'node:timers/promises';
import { type ReceivedMail, startMailStandIn } from '../../../src/sandbox/mail/smtp-stand-in.ts';
import { freePort } from '../../server/start-program.ts';

/** A mail server that can disappear. */
export type ChaosMailServer = {
  readonly address: string;
  /** Every mail that it has accepted, newest first. */
  readonly mails: () => readonly ReceivedMail[];
  readonly goAway: (ms: number) => Promise<void>;
  /** Whether it disappeared between two moments: what it accepted shortly before may have remained without answer. */
  readonly wasAway: (from: number, to: number) => boolean;
  readonly close: () => Promise<void>;
};

export async function startChaosMailServer(): Promise<ChaosMailServer> {
  const port = Number(await freePort());
  const start = () => startMailStandIn(port, Number.POSITIVE_INFINITY);
  const before: ReceivedMail[] = [];
  const absences: number[] = [];
  let server = await start();
  return {
    address: `smtp://127.0.0.1:${port}`,
    mails: () => [...server.mails(), ...before],
    goAway: async (ms) => {
      absences.push(Date.now());
      const { mails, stop } = server;
      await stop();
      await pause(ms);
      server = await start();
      before.unshift(...mails());
    },
    wasAway: (from, to) => absences.some((at) => at >= from && at <= to),
    close: () => server.stop(),
  };
}
