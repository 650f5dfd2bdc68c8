/**
 * Difference in milliseconds from which this machine's clock counts as wrong: displayed times are to the minute, and
 * the Date header to the second.
 */
const mostApart = 60_000;

let ahead = 0;

/** Records from the `Date` of each answer how far the service's clock is ahead of this machine's. */
export function withServiceTime(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const asked = Date.now();
    const response = await send(request);
    const told = Date.parse(response.headers.get('date') ?? '');
    const came = Date.now();
    // An answer left waiting while the machine slept gives an old time.
    if (Number.isNaN(told) || came - asked > mostApart) return response;
    ahead = Math.abs(told - came) > mostApart ? told - came : 0;
    return response;
  };
}

/**
 * The current time by the service's clock, ISO 8601 in UTC. Periods up to now and times shown as UTC use it: a
 * machine's own clock may be an hour wrong, or a day.
 */
export const serviceNow = (): string => new Date(Date.now() + ahead).toISOString();
