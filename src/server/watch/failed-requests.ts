import type { FastifyReply, FastifyRequest } from 'fastify';
import { markedUnshown } from '../../domain/stored-text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
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
/** Requests with the same code between two writes: a flood of one kind leaves room for the others. */
const mostOfCode = 100;
const longestText = 500;

// A mail address, and the secret part of a key.
const personal = [
  /[^\s@"'“”<>(),;:=]+@[^\s@"'“”<>(),;:=]+/g,
  /daylight_(?:publish_)?[0-9a-f]{12}_[0-9a-f]+/g,
];

const keptText = (text: string): string =>
  personal
    .reduce((rest, pattern) => rest.replace(pattern, '[redacted]'), markedUnshown(text))
    .slice(0, longestText);

/** What failed, by the error's name and code, its message and its causes. */
function faultOf(error: Error & { readonly code?: unknown }): string {
  const code = typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? ` ${error.code}` : '';
  const causes = causesOf(error);
  return keptText(
    `${error.name}${code}: ${error.message}${causes.length > 0 ? ` (${causes.join(', ')})` : ''}`,
  );
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

/** Notes failed requests in memory. A process that is killed loses what it has not written yet. */
export function createFailedRequests(pool: Database, clock: Clock): FailedRequests {
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
        message: keptText([refusal.messages].flat().join(', ')),
        fault: refusal.status >= 500 ? faultOf(error) : null,
        milliseconds: Math.round(reply.elapsedTime),
        account_id: request.session?.accountId ?? null,
        key_id: request.keyId,
        publisher_key_id: request.publisher?.keyId ?? null,
      });
    },
    write: async () => {
      if (noted.length === 0) return 0;
      const taken = forget();
      try {
        await pool.query(writeSql, [JSON.stringify(taken)]);
      } catch (error) {
        for (const one of taken) keep(one);
        throw error;
      }
      return taken.length;
    },
    prune: async () => {
      await pool.query(
        `DELETE FROM failed_requests WHERE failed_at < $1
         OR failed_at <= (SELECT failed_at FROM failed_requests ORDER BY failed_at DESC OFFSET $2 LIMIT 1)`,
        [new Date(clock.now().getTime() - keptMs), mostKept],
      );
    },
  };
}
