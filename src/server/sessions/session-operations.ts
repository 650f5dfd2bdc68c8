import type { Database, Transaction } from '../../platform/database/database.ts';
import { type AccountEvent, noteEvent } from '../accounts/account-events.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { Clock } from '../clock.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession, Sessions } from './sessions.ts';

export type SessionOperationsDependencies = {
  readonly pool: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'list' | 'endOwn' | 'endOthers'>;
  readonly devices: Pick<KnownDevices, 'list' | 'forget'>;
};

/** The calls about where one is logged in, and which browsers are trusted. */
export function sessionOperations({ pool, clock, sessions, devices }: SessionOperationsDependencies) {
  const note = (
    client: Transaction,
    { accountId }: Pick<RequestSession, 'accountId'>,
    kind: AccountEvent['kind'],
    browser: string | null,
  ) => noteEvent(client, { id: accountId }, { kind, at: clock.now(), browser });
  return {
    listSessions: async ({ session, cookies }) => ({
      status: 200,
      body: {
        ...(await sessions.list(session.accountId, session.id)),
        browsers: await devices.list(cookies, session.accountId),
      },
    }),
    endSession: async ({ session, body, browser, log }) => {
      if (body.id === session.id)
        throw new Refusal('conflict', 'This is the session you are in. Log out to end it.');
      await pool.transaction(async (client) => {
        const ended = await sessions.endOwn(session.accountId, body.id, client);
        if (ended) await note(client, session, 'session-ended', browser);
      });
      log.info({ accountId: session.accountId }, 'session ended by its owner');
      return { status: 204 };
    },
    endOtherSessions: async ({ session, browser, log }) => {
      await pool.transaction(async (client) => {
        await sessions.endOthers(session.accountId, session.id, client);
        await note(client, session, 'sessions-ended', browser);
      });
      log.info({ accountId: session.accountId }, 'other sessions ended by their owner');
      return { status: 204 };
    },
    forgetBrowser: async ({ session, body, browser, log }) => {
      await pool.transaction(async (client) => {
        const isForgotten = await devices.forget(session.accountId, body.id, client);
        if (isForgotten) await note(client, session, 'browser-forgotten', browser);
      });
      log.info({ accountId: session.accountId }, 'trusted browser forgotten');
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
