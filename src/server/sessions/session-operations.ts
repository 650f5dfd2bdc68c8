import type { KnownDevices } from '../auth/known-devices.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sessions } from './sessions.ts';

export type SessionOperationsDependencies = {
  readonly sessions: Pick<Sessions, 'list' | 'endOwn' | 'endOthers'>;
  readonly devices: Pick<KnownDevices, 'list' | 'forget'>;
};

/** The calls about where one is logged in, and which browsers are trusted. */
export function sessionOperations({ sessions, devices }: SessionOperationsDependencies) {
  return {
    listSessions: async ({ session, cookies }) => ({
      status: 200,
      body: {
        ...(await sessions.list(session.accountId, session.id)),
        browsers: await devices.list(cookies, session.accountId),
      },
    }),
    endSession: async ({ session, body, log }) => {
      if (body.id === session.id)
        throw new Refusal('conflict', 'This is the session you are in. Log out to end it.');
      await sessions.endOwn(session.accountId, body.id);
      log.info({ accountId: session.accountId }, 'session ended by its owner');
      return { status: 204 };
    },
    endOtherSessions: async ({ session, log }) => {
      await sessions.endOthers(session.accountId, session.id);
      log.info({ accountId: session.accountId }, 'other sessions ended by their owner');
      return { status: 204 };
    },
    forgetBrowser: async ({ session, body, log }) => {
      await devices.forget(session.accountId, body.id);
      log.info({ accountId: session.accountId }, 'trusted browser forgotten');
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
