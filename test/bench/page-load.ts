// The other end of feed-page.ts, in a process of its own: it asks for pages as it is told, and answers what came of it.
import autocannon from 'autocannon';

/** Requests to make. */
export type Asked = {
  readonly origin: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** What every answer should have. */
  readonly status: number;
};

export type Loaded = {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
  /** Milliseconds of a processor that asking took in all. */
  readonly computed: number;
};

// Goes on where the run before stopped: what was asked for last is kept, and what was asked for long ago is not.
let at = 0;

async function load({ origin, paths, headers, connections, seconds, status }: Asked): Promise<Loaded> {
  const before = process.cpuUsage();
  const { requests, latency, errors, statusCodeStats } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 60,
    headers: { host: 'localhost', ...headers },
    requests: [
      {
        setupRequest: (request) => {
          if (paths.length > 1) at += 1;
          return { ...request, path: paths[at % paths.length] ?? '/' };
        },
      },
    ],
  });
  const { user, system } = process.cpuUsage(before);
  const wrong = Object.entries(statusCodeStats ?? {}).filter(([code]) => Number(code) !== status);
  const faults = wrong.reduce((sum, [, { count = 0 }]) => sum + count, errors);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    faults,
    computed: (user + system) / 1000,
  };
}

process.on('message', (asked: Asked) => {
  void load(asked).then((loaded) => process.send?.(loaded));
});
