/**
 * How far this machine's clock may be from the service's until it counts as wrong, in milliseconds: what is told goes by
 * minutes, and the header of an answer by seconds.
 */
const mostApart = 60_000;

let ahead = 0;

/** Notes by the `Date` of each answer how far the service's clock is ahead of this machine's. */
export function withServiceTime(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const asked = Date.now();
    const response = await send(request);
    const told = Date.parse(response.headers.get('date') ?? '');
    const came = Date.now();
    // An answer that lay about while the machine slept tells of then.
    if (Number.isNaN(told) || came - asked > mostApart) return response;
    ahead = Math.abs(told - came) > mostApart ? told - came : 0;
    return response;
  };
}

/**
 * Now by the service's clock, ISO 8601 in UTC. Periods up to now, and what is told as UTC, go by it: a machine's own
 * clock may be an hour wrong, or a day.
 */
export const serviceNow = (): string => new Date(Date.now() + ahead).toISOString();
