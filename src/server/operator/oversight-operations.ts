import { timestampAt } from '../../domain/timestamps.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import type { Clock } from '../clock.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { failedRequest, type ListedRequest, listedRequests } from './failed-requests.ts';
import { createListPlaces } from './list-places.ts';
import { timeOf } from './told-times.ts';

export type OversightOperationsDependencies = {
  readonly pool: Database;
  /** Real time. */
  readonly clock: Clock;
  /** Sign the places of pages. */
  readonly secrets: Secrets;
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

/** What operators look up of the service as a whole; who may is decided before, as of the other calls of operators. */
export function oversightOperations({ pool, clock, secrets }: OversightOperationsDependencies) {
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
  } satisfies Partial<Operations>;
}
