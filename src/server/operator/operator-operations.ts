import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { actRules, type OperatorRole, roleForAct } from '../../domain/operator/roles.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import { requireFactor } from '../auth/confirmation.ts';
import type { BusinessClock, Clock } from '../clock.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { auditLog, inPortal, noteReading } from '../publishing/audit.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { entitlementChanges } from '../subscriptions/entitlement-log.ts';
import { performAct, previewAct } from './act.ts';
import type { FactorActDependencies } from './factor-acts.ts';
import { failedRequest } from './failed-requests.ts';
import { type ListedFile, listedFiles, shownFile } from './file-acts.ts';
import { type FoundAccount, findAccounts, showAccount } from './find-accounts.ts';
import { jobStates } from './job-states.ts';
import { createListPlaces } from './list-places.ts';
import { entryOf, mostEntries, readingOf } from './log-entries.ts';
import { queuedMails } from './mail-acts.ts';
import { offeredAct } from './offered-act.ts';
import { listedPayments } from './payment-acts.ts';
import { rejectedLines, rejectsText } from './rejected-lines.ts';
import { segmentsNow } from './segments-now.ts';
import { statusOf } from './status.ts';
import { timeOf, timeOrNull } from './told-times.ts';

export type OperatorOperationsDependencies = FactorActDependencies & {
  readonly pool: Database;
  /** Real time. */
  readonly clock: Clock;
  /** Decides whether a subscription has ended. */
  readonly businessClock: BusinessClock;
  /** Sign the places of pages. */
  readonly secrets: Secrets;
};

const accountOf = (account: FoundAccount) => ({
  Login: account.login,
  Pseudonym: account.pseudonym,
  CreatedAt: timeOf(account.createdAt),
  SuspendedAt: timeOrNull(account.suspendedAt),
  ClosesOn: account.closesOn,
  EndsOn: account.endsOn,
  IsRestricted: account.isRestricted,
});

const fileOf = (file: ListedFile) => ({
  Number: file.id,
  Name: file.name,
  DataType: file.dataType,
  TakenAt: timeOf(file.takenAt),
  FirstPublishedAt: timeOrNull(file.firstPublishedAt),
  LastPublishedAt: timeOrNull(file.lastPublishedAt),
  Rows: file.rows,
  Rejected: file.rejected,
  CanBeMended: file.canBeMended,
  Refused: file.isRefused,
  TakesBack: file.takesBack,
  TakenBackAt: timeOrNull(file.takenBackAt),
});

type Reach = Awaited<ReturnType<typeof shownFile>>['kept'];
const reachOf = ({ rows, instruments, venues, first }: Reach) => ({
  Rows: rows,
  Instruments: instruments,
  Venues: venues,
  FirstPublishedAt: timeOrNull(first),
});

/** Calls of operators. Who may make them is decided with the contract's access rule, before they get here. */
export function operatorOperations({
  pool,
  clock,
  businessClock,
  secrets,
  ...acting
}: OperatorOperationsDependencies) {
  const { placeIn, nextOf } = createListPlaces(secrets);
  const readAt = (): string => timestampAt(clock.now());
  const today = () => dayOf(businessClock.now());

  /** @throws Refusal 403 if none of the operator's roles includes the act */
  function roleFor({ roles: held }: RequestSession, name: keyof typeof actRules): OperatorRole {
    const role = roleForAct(held, name);
    if (role === null) throw new Refusal('forbidden', 'Your role does not include this.');
    return role;
  }

  return {
    getOperatorStatus: async () => {
      const at = clock.now();
      const [lines, segments] = await Promise.all([statusOf(pool, at), segmentsNow(pool, businessClock)]);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Segments: segments,
          Lines: lines.map(({ part, needsSomebody, sentence }) => ({
            Part: part,
            NeedsSomebody: needsSomebody,
            Sentence: sentence,
          })),
        },
      };
    },

    listOperatorAccounts: async ({ query: { who = '', after } }) => {
      const scope = ['accounts', who];
      const [place = null] = placeIn(scope, after) ?? [];
      const at = readAt();
      const [{ accounts, hasMore }, request] = await Promise.all([
        findAccounts(pool, who, today(), place),
        failedRequest(pool, who),
      ]);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Accounts: accounts.map(accountOf),
          Request: request?.reference ?? null,
          Next: nextOf(scope, hasMore, [accounts.at(-1)?.login ?? '']),
        },
      };
    },

    getOperatorAccount: async ({ id, session, params: { pseudonym } }) => {
      const at = clock.now();
      const account = await showAccount(pool, pseudonym, today(), at);
      if (account === null) throw new Refusal('not-found', 'There is no account with this pseudonym.');
      await noteReading(
        pool,
        readingOf(session, id, ['support', 'finance']),
        at,
        'read account',
        account.pseudonym,
      );
      const [changes, entries] = await Promise.all([
        entitlementChanges(pool, account.pseudonym),
        auditLog(pool, mostEntries, account.pseudonym),
      ]);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          ...accountOf(account),
          Country: account.country,
          Roles: account.roles,
          Sessions: account.sessions,
          SavedViews: account.savedViews,
          Alerts: account.alerts,
          Venues: account.venues.map(({ venue, orders, trades }) => ({
            Venue: venue,
            Orders: orders,
            Trades: trades,
          })),
          Purchases: account.purchases.map((purchase) => ({
            Id: purchase.id,
            MadeOn: purchase.madeOn,
            Kind: purchase.kind,
            Price: purchase.price,
            State: purchase.state,
            Receipt: purchase.receipt,
          })),
          Keys: account.keys.map((key) => ({
            Id: key.id,
            Name: key.name,
            State: key.state,
            LastUsedAt: timeOrNull(key.lastUsedAt),
          })),
          Mails: account.mails.map((mail) => ({
            Id: mail.id,
            Kind: mail.kind,
            CreatedAt: timeOf(mail.createdAt),
            State: mail.state === 'given up' ? ('givenUp' as const) : mail.state,
          })),
          Rights: changes.map((change) => ({
            At: timeOf(`${change.at}Z`),
            Right: change.entitlement,
            Venue: change.venue,
            Kind: change.type,
            Change: change.change,
            StartsOn: change.starts_on,
            EndsOn: change.ends_on,
            Purchase: change.purchase,
            Cause: change.cause,
          })),
          Log: entries.map(entryOf),
        },
      };
    },

    listOperatorPayments: async ({ query: { who, state, after } }) => {
      const scope = ['payments', who ?? '', state ?? ''];
      const [troubled, createdAt = '', payment = ''] = placeIn(scope, after) ?? [];
      const place =
        troubled === undefined ? null : { isTroubled: troubled === 'trouble', createdAt, id: payment };
      const at = readAt();
      const { payments, hasMore } = await listedPayments(pool, who?.trim() ?? null, state ?? null, place);
      const last = payments.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Payments: payments.map((one) => ({
            Id: one.id,
            Purchase: one.purchase,
            CreatedAt: timeOf(one.createdAt),
            Amount: one.amount,
            State: one.state,
            Receipt: one.receipt,
            Login: one.login,
            Trouble: one.trouble,
            IsRefundable: one.isRefundable,
            GivenBack: one.givenBack,
          })),
          Next: nextOf(scope, hasMore, [
            last?.trouble === null ? '' : 'trouble',
            last?.createdAt ?? '',
            last?.id ?? '',
          ]),
        },
      };
    },

    listOperatorMails: async ({ id, session, query: { login, state, after } }) => {
      const scope = ['mails', login ?? '', state ?? ''];
      const [createdAt, mailId = ''] = placeIn(scope, after) ?? [];
      const at = clock.now();
      const { mails, hasMore } = await queuedMails(
        pool,
        login?.trim() ?? null,
        state ?? null,
        createdAt === undefined ? null : { createdAt, id: mailId },
      );
      await noteReading(pool, readingOf(session, id, ['support']), at, 'read mails', 'mails');
      const last = mails.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Mails: mails.map((mail) => ({
            Id: mail.id,
            Kind: mail.kind,
            Recipient: mail.recipient,
            Subject: mail.subject,
            CreatedAt: timeOf(mail.createdAt),
            Tries: mail.tries,
            LastFault: mail.lastFault,
            NextTryAt: timeOrNull(mail.nextTryAt),
            GivenUpAt: timeOrNull(mail.givenUpAt),
          })),
          Next: nextOf(scope, hasMore, [last?.createdAt ?? '', last?.id ?? '']),
        },
      };
    },

    listOperatorJobs: async () => {
      const at = readAt();
      const jobs = await jobStates(pool);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Jobs: jobs.map((job) => ({
            Name: job.name,
            DoneFor: job.done_for,
            FinishedAt: timeOrNull(job.finished_at),
            LastFault: job.last_fault,
          })),
        },
      };
    },

    listOperatorFiles: async ({ query: { name, after } }) => {
      const scope = ['files', name ?? ''];
      const [before] = placeIn(scope, after) ?? [];
      const at = readAt();
      const { files, hasMore } = await listedFiles(
        pool,
        name ?? null,
        before === undefined ? null : Number(before),
      );
      return {
        status: 200,
        body: {
          ReadAt: at,
          Files: files.map(fileOf),
          Next: nextOf(scope, hasMore, [String(files.at(-1)?.id ?? '')]),
        },
      };
    },

    getOperatorFile: async ({ params: { number } }) => {
      const at = readAt();
      const file = await shownFile(pool, number);
      const rejects = await rejectedLines(pool, number, mostEntries);
      return {
        status: 200,
        body: {
          ReadAt: at,
          ...fileOf(file),
          Kept: reachOf(file.kept),
          Standing: file.standing && reachOf(file.standing),
          Rejects: rejects.map(({ line, field, value, reason }) => ({
            Line: line,
            Field: field,
            Value: value,
            Reason: reason,
          })),
        },
      };
    },

    downloadRejects: async ({ params: { number }, query: { form = 'errors' } }) => {
      const { name, text, isJson } = await rejectsText(pool, number, form);
      return {
        status: 200,
        stream: Readable.from([text]),
        headers: {
          'content-type': isJson ? 'application/x-ndjson' : 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition(name),
        },
      };
    },

    listOperatorLog: async ({ query: { subject, acts, after } }) => {
      const scope = ['log', subject ?? '', acts ? 'acts' : ''];
      const [before = null] = placeIn(scope, after) ?? [];
      const at = readAt();
      const entries = await auditLog(pool, mostEntries + 1, subject ?? null, before, acts);
      const shown = entries.slice(0, mostEntries);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Entries: shown.map(entryOf),
          Next: nextOf(scope, entries.length > mostEntries, [String(shown.at(-1)?.id ?? '')]),
        },
      };
    },

    previewAct: async ({ session, body: { Act } }) => {
      roleFor(session, Act.Name);
      const at = clock.now();
      const preview = await previewAct(pool, offeredAct(Act, session, acting), null, at);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Sentences: preview.sentences,
          Before: preview.before,
          After: preview.after,
          Seen: preview.seen,
          AsksAgain: actRules[Act.Name].asksAgain,
        },
      };
    },

    performAct: async ({ id, session, body: { Act, Reason, Seen, Attempt } }) => {
      const role = roleFor(session, Act.Name);
      if (actRules[Act.Name].asksAgain) requireFactor(session, clock);
      const done = await performAct(pool, offeredAct(Act, session, acting), null, Seen, {
        actor: inPortal({ accountId: session.accountId, role, requestId: id }),
        clock,
        reason: Reason.trim(),
        attempt: Attempt,
      });
      return {
        status: 200,
        body: {
          DoneAt: timeOf(done.at),
          Repeated: done.isRepeated,
          Sentences: done.sentences,
          Before: done.before,
          After: done.after,
          Shown: done.shown,
        },
      };
    },
  } satisfies Partial<Operations>;
}
