import type { FastifyReply, FastifyRequest } from 'fastify';
import { markedUnshown } from '../../domain/stored-text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { isBadValue } from '../database/database-fault.ts';
import type { FailedRequestsRow } from '../database/generated/rows.ts';
import { causesOf } from '../http/logging.ts';
import type { Refusal } from '../http/refusal.ts';

/** A request that failed or was refused. */
type FailedRequest = Omit<FailedRequestsRow, 'failed_at'> & { readonly failed_at: Date };

/** Remembers failed requests for a week, by the reference that their callers were shown. */
export type FailedRequests = {
  /** Keeps in mind that a request is being answered with this refusal, of this error. Waits for nothing. */
  readonly note: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal, error: Error) => void;
  /** Writes what was noted since the last write. @returns the number of rows written */
  readonly write: () => Promise<number>;
  /** Removes what is older than a week, and the oldest of what is too much. */
  readonly prune: () => Promise<void>;
};

const keptMs = 7 * 24 * 60 * 60_000;
/** Requests kept in all, whoever makes them fail. */
const mostKept = 200_000;
/** Refused requests with the same code that are kept: nobody pushes out the others, nor what failed here. */
const mostKeptOfCode = 20_000;
/** Requests with the same code between two writes: a flood of one kind leaves room for the others. */
const mostOfCode = 100;
const longestText = 500;
/** Characters of a text that are looked at. */
const longestRead = 4_000;

// A mail address, and the secret part of a key.
const personal = [
  /[^\s@"'“”<>(),;:=]+@[^\s@"'“”<>(),;:=]+/g,
  /daylight_(?:publish_)?[0-9a-f]{12}_[0-9a-f]+/g,
];

// Marked last: the cut may leave half a character, which the database refuses.
const keptText = (text: string): string =>
  markedUnshown(
    personal
      .reduce((rest, pattern) => rest.replace(pattern, '[redacted]'), text.slice(0, longestRead))
      .slice(0, longestText),
  );

/** What is kept of the answer; its code alone where the message may repeat what the caller sent. */
const messageOf = ({ status, code, fields, messages }: Refusal): string =>
  keptText(fields !== null || status === 422 ? code : [messages].flat().join(', '));

/** What failed, by name and code, and its causes: other programs' messages may contain what the caller sent. */
function faultOf(error: Error): string {
  const [fault = '', ...causes] = causesOf(new Error('', { cause: error }));
  return keptText(`${fault}${causes.length > 0 ? ` (${causes.join(', ')})` : ''}`);
}

/** The codes that lead to a step of the page, which shows no reference. */
const steps: ReadonlySet<string> = new Set(['xsrf.missing', 'confirmation.password', 'confirmation.code']);

/** Whether a caller may be shown the reference: of what failed here, and of calls that were refused. */
function isShown(request: FastifyRequest, { status, code }: Refusal): boolean {
  if (status >= 500) return true;
  const isCall = request.routeOptions.config.operationId !== undefined && !request.isHidden;
  return isCall && status !== 401 && !steps.has(code);
}

// Their accounts may have been removed meanwhile.
const writeSql = `INSERT INTO failed_requests (reference, failed_at, method, path, operation, status, code, message, fault,
    milliseconds, account_id, key_id, publisher_key_id)
  SELECT n.reference, n.failed_at, n.method, n.path, n.operation, n.status, n.code, n.message, n.fault,
    n.milliseconds, a.id, n.key_id, n.publisher_key_id
  FROM jsonb_to_recordset($1) AS n (reference uuid, failed_at timestamptz, method text, path text, operation text,
    status smallint, code text, message text, fault text, milliseconds integer, account_id uuid, key_id text,
    publisher_key_id text)
  LEFT JOIN accounts a ON a.id = n.account_id
  ON CONFLICT DO NOTHING`;

/** Writes them; one that the database refuses for what it says is left out. @returns the number of rows written */
async function writeAll(pool: Database, taken: readonly FailedRequest[]): Promise<number> {
  if (taken.length === 0) return 0;
  try {
    await pool.query(writeSql, [JSON.stringify(taken)]);
    return taken.length;
  } catch (error) {
    if (!isBadValue(error)) throw error;
    if (taken.length === 1) return 0;
  }
  let written = 0;
  for (const one of taken) written += await writeAll(pool, [one]);
  return written;
}

/**
 * Notes failed requests in memory. A process that is killed loses what it has not written yet.
 *
 * @param mostOf rows that are kept in all, and of those with the same code that were refused
 */
export function createFailedRequests(
  pool: Database,
  clock: Clock,
  mostOf = { all: mostKept, code: mostKeptOfCode },
): FailedRequests {
  let noted: FailedRequest[] = [];
  const countOf = new Map<string, number>();
  const forget = (): readonly FailedRequest[] => {
    const taken = noted;
    noted = [];
    countOf.clear();
    return taken;
  };
  const keep = (one: FailedRequest): void => {
    const count = countOf.get(one.code) ?? 0;
    if (count >= mostOfCode) return;
    countOf.set(one.code, count + 1);
    noted.push(one);
  };
  return {
    note: (request, reply, refusal, error) => {
      if (!isShown(request, refusal)) return;
      const { operationId = null } = request.routeOptions.config;
      keep({
        reference: request.id,
        failed_at: clock.now(),
        method: request.method,
        path: request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? null,
        operation: operationId,
        status: refusal.status,
        code: refusal.code,
        message: messageOf(refusal),
        fault: refusal.status >= 500 ? faultOf(error) : null,
        milliseconds: Math.round(reply.elapsedTime),
        account_id: request.session?.accountId ?? null,
        key_id: request.keyId,
        publisher_key_id: request.publisher?.keyId ?? null,
      });
    },
    write: async () => {
      const taken = forget();
      try {
        return await writeAll(pool, taken);
      } catch (error) {
        for (const one of taken) keep(one);
        throw error;
      }
    },
    prune: async () => {
      await pool.query('DELETE FROM failed_requests WHERE failed_at < $1', [
        new Date(clock.now().getTime() - keptMs),
      ]);
      await pool.query(
        `DELETE FROM failed_requests WHERE reference IN (
           SELECT reference FROM (
             SELECT reference, row_number() OVER (PARTITION BY code ORDER BY failed_at DESC, reference) AS newer
             FROM failed_requests WHERE fault IS NULL) r
           WHERE newer > $1)`,
        [mostOf.code],
      );
      // What was refused goes before what failed here.
      await pool.query(
        `DELETE FROM failed_requests WHERE reference IN (
           SELECT reference FROM failed_requests ORDER BY fault IS NULL, failed_at DESC, reference OFFSET $1)`,
        [mostOf.all],
      );
    },
  };
}
