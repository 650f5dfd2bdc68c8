import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import type { BusinessClock, Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { flagsOfVenues, invoiceNumbered, issuedOn } from '../invoices/invoice-store.ts';
import { listPublisherKeys } from '../publishers/publisher-keys.ts';
import { auditLog, noteReading } from '../publishing/audit.ts';
import { usageReport } from '../usage/usage-report.ts';
import { failedRequest, type ListedRequest, listedRequests } from './failed-requests.ts';
import { type ListedInvoice, listedInvoice, pageOfInvoices } from './invoice-lists.ts';
import { createListPlaces } from './list-places.ts';
import { entryOf, mostEntries, readingOf } from './log-entries.ts';
import { listedPublished, pageOf } from './published-lists.ts';
import { moneyStates, revenueByMonth } from './revenue.ts';
import { listedRoles } from './role-acts.ts';
import { lastAudit, lastDatabaseArchive, storedMonths, storedParts } from './storage-state.ts';
import { timeOf, timeOrNull } from './told-times.ts';
import { listedUsage } from './usage-lists.ts';

export type OversightOperationsDependencies = {
  readonly pool: Database;
  /** Real time. */
  readonly clock: Clock;
  /** Decides what is overdue, and which months are told. */
  readonly businessClock: BusinessClock;
  /** Sign the places of pages. */
  readonly secrets: Secrets;
  /** How long data is kept. */
  readonly kept: Pick<Config, 'keptMonths' | 'archived'>;
};

const requestOf = (one: ListedRequest) => ({
  Reference: one.reference,
  At: timeOf(one.failed_at),
  Method: one.method,
  Path: one.path,
  Operation: one.operation,
  Status: one.status,
  Code: one.code,
  Message: one.message,
  Fault: one.fault,
  Milliseconds: one.milliseconds,
  Pseudonym: one.pseudonym,
  Key: one.key_id,
  PublisherKey: one.publisher_key_id,
});

const invoiceOf = (one: ListedInvoice, today: string) => ({
  Number: one.number,
  IssuedOn: issuedOn(one),
  DueOn: one.due_on,
  Amount: one.amount,
  State: one.state,
  IsOverdue: one.state === 'open' && one.due_on < today,
  Login: one.login,
  Pseudonym: one.pseudonym,
  Company: one.company,
  PoNumber: one.po_number,
});

/** What operators look up of the service as a whole; who may is decided before, as of the other calls of operators. */
export function oversightOperations({
  pool,
  clock,
  businessClock,
  secrets,
  kept: { keptMonths, archived },
}: OversightOperationsDependencies) {
  const { placeIn, nextOf } = createListPlaces(secrets);
  const readAt = (): string => timestampAt(clock.now());

  return {
    listOperatorRequests: async ({ query: { failed = false, after } }) => {
      const scope = ['requests', failed ? 'failed' : ''];
      const [failedAt, reference = ''] = placeIn(scope, after) ?? [];
      const at = readAt();
      const { requests, hasMore } = await listedRequests(
        pool,
        failed,
        failedAt === undefined ? null : { failedAt, reference },
      );
      const last = requests.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Requests: requests.map(requestOf),
          Next: nextOf(scope, hasMore, [last?.failed_at ?? '', last?.reference ?? '']),
        },
      };
    },

    getOperatorRequest: async ({ params: { reference } }) => {
      const at = readAt();
      const one = await failedRequest(pool, reference);
      if (one === null)
        throw new Refusal('not-found', 'No request with this reference has failed in the last seven days.');
      return { status: 200, body: { ReadAt: at, Request: requestOf(one) } };
    },

    listOperatorUsage: async ({ id, session, query: { month, venue = null, by, after } }) => {
      const scope = ['usage', month, venue ?? '', by ?? ''];
      const byCustomer = by === 'customer';
      const at = clock.now();
      const { lines, hasMore } = await listedUsage(pool, { month, venue, byCustomer }, placeIn(scope, after));
      if (byCustomer) await noteReading(pool, readingOf(session, id, ['finance']), at, 'read usage', month);
      const last = lines.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Lines: lines.map((line) => ({
            Venue: line.venue,
            VenueName: line.name,
            DataType: line.type,
            Users: line.users,
            Days: line.days,
            Reads: line.reads,
            ReadsByKey: line.byKey,
            Pseudonym: line.pseudonym,
            Login: line.login,
          })),
          Next: nextOf(scope, hasMore, [last?.venue ?? '', last?.type ?? '', last?.pseudonym ?? '']),
        },
      };
    },

    getOperatorUsageFile: async ({ id, session, query: { month, venue = null, by } }) => {
      const byAccount = by === 'customer';
      if (byAccount)
        await noteReading(pool, readingOf(session, id, ['finance']), clock.now(), 'read usage', month);
      const { csv } = await usageReport(pool, { month, venue, byAccount });
      const name = ['daylight-usage', month, venue, byAccount ? 'accounts' : null];
      return {
        status: 200,
        stream: Readable.from([csv]),
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition(`${name.filter((part) => part !== null).join('-')}.csv`),
        },
      };
    },

    getOperatorRevenue: async () => {
      const at = readAt();
      const today = dayOf(businessClock.now());
      const [lines, states] = await Promise.all([revenueByMonth(pool, today), moneyStates(pool)]);
      return {
        status: 200,
        body: {
          ReadAt: at,
          PresentMonth: today.slice(0, 7),
          Months: lines.map((line) => ({
            Month: line.month,
            Venue: line.venue,
            VenueName: line.name,
            Receipts: line.receipts,
            Amount: line.amount,
            GivenBack: line.givenBack,
          })),
          States: states.map(({ kind, state, count, amount }) => ({
            Kind: kind,
            State: state,
            Count: count,
            Amount: amount,
          })),
        },
      };
    },

    listOperatorInvoices: async ({ query: { who, state, after } }) => {
      const scope = ['invoices', who ?? '', state ?? ''];
      const [open, number = ''] = placeIn(scope, after) ?? [];
      const at = readAt();
      const today = dayOf(businessClock.now());
      const place = open === undefined ? null : { isOpen: open === 'open', number };
      const { invoices, hasMore } = await pageOfInvoices(
        pool,
        who?.trim() ?? null,
        state ?? null,
        today,
        place,
      );
      const last = invoices.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Invoices: invoices.map((one) => invoiceOf(one, today)),
          Next: nextOf(scope, hasMore, [last?.state === 'open' ? 'open' : '', last?.number ?? '']),
        },
      };
    },

    getOperatorInvoice: async ({ id, session, params: { number } }) => {
      const at = clock.now();
      const today = dayOf(businessClock.now());
      const listed = await listedInvoice(pool, number);
      const invoice = listed && (await invoiceNumbered(pool, listed.number));
      if (listed === null || invoice === null)
        throw new Refusal('not-found', 'There is no invoice or credit note with this number.');
      await noteReading(
        pool,
        readingOf(session, id, ['finance', 'support']),
        at,
        'read invoice',
        listed.number,
      );
      const { Name, Company, Address, Country, TaxNumber } = invoice.customer;
      const sold = flagsOfVenues(invoice.venues);
      const isSold = (venue: string, kind: 'orders' | 'trades') =>
        sold.some((flag) => flag.venue === venue && flag.kind === kind);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Invoice: invoiceOf(listed, today),
          Customer: [Name, Company, ...Address, Country, TaxNumber].flatMap((line) => (line ? [line] : [])),
          Venues: invoice.venues.map(({ MIC, Name: name }) => ({
            Venue: MIC,
            Name: name,
            Orders: isSold(MIC, 'orders'),
            Trades: isSold(MIC, 'trades'),
          })),
          StartsOn: invoice.starts_on,
          EndsOn: invoice.ends_on,
          Months: invoice.months,
          CostPerVenue: invoice.cost_per_venue,
          Purchase: invoice.purchase_id,
          SettledOn: invoice.settled_on,
          Transfer: invoice.transfer_reference,
          WithdrawnOn: invoice.withdrawn_on,
          CreditNumber: invoice.credit_number,
          CreditedOn: invoice.credited_on,
          Log: (await auditLog(pool, mostEntries, listed.number)).map(entryOf),
        },
      };
    },

    getOperatorStorage: async () => {
      const at = readAt();
      const [months, parts, audit, archivedAt] = await Promise.all([
        storedMonths(pool),
        storedParts(pool),
        lastAudit(pool),
        lastDatabaseArchive(pool),
      ]);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Kept: (['order', 'trade'] as const).map((type) => ({
            DataType: type,
            Months: keptMonths[type],
            IsArchived: archived[type],
          })),
          Months: months.map((one) => ({
            DataType: one.type,
            Month: one.month,
            Bytes: one.bytes,
            ArchivedDays: one.archivedDays,
            ArchivedRows: one.archivedRows,
            ArchivedBytes: one.archivedBytes,
          })),
          Parts: parts.map(({ part, files, bytes }) => ({ Part: part, Files: files, Bytes: bytes })),
          LastAudit: audit && {
            At: timeOf(audit.at),
            By: audit.by,
            Agrees: audit.agrees,
            Parts: audit.parts,
          },
          LastDatabaseArchive: timeOrNull(archivedAt),
        },
      };
    },

    listOperatorPublished: async ({ query: { kind, after } }) => {
      const scope = ['published', kind];
      const [place, name = ''] = placeIn(scope, after) ?? [];
      const at = readAt();
      const { published, hasMore } = await listedPublished(
        pool,
        kind,
        place === undefined ? null : { at: place, name },
      );
      const last = published.at(-1);
      return {
        status: 200,
        body: {
          ReadAt: at,
          Published: published.map((one) => ({
            Name: one.name,
            Title: one.title,
            Of: one.of,
            At: timeOrNull(one.at),
            WithdrawnAt: timeOrNull(one.withdrawnAt),
            Bytes: one.bytes,
            Page: pageOf(kind, one),
          })),
          Next: nextOf(scope, hasMore, [last?.at ?? '-infinity', last?.name ?? '']),
        },
      };
    },

    listOperatorPublishers: async () => {
      const at = clock.now();
      const keys = await listPublisherKeys(pool, at);
      return {
        status: 200,
        body: {
          ReadAt: timestampAt(at),
          Keys: keys.map((key) => ({
            Id: key.id,
            Name: key.name,
            Venues: key.venues,
            State: key.state,
            CreatedAt: timeOf(key.created_at),
            ExpiresAt: timeOf(key.expires_at),
            LastUsedAt: timeOrNull(key.last_used_at),
          })),
        },
      };
    },

    listOperators: async () => {
      const at = readAt();
      const held = await listedRoles(pool);
      const loginOf = new Map(held.map(({ pseudonym, login }) => [pseudonym, login]));
      return {
        status: 200,
        body: {
          ReadAt: at,
          Roles: held.map((one) => ({
            Login: one.login,
            Role: one.role,
            GrantedAt: timeOf(one.granted_at),
            GrantedBy: loginOf.get(one.granted_by) ?? one.granted_by,
          })),
        },
      };
    },
  } satisfies Partial<Operations>;
}
