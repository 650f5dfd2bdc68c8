// The HTTP client of feed-page.ts and page-ratio.ts, in a process of its own: it receives requests to make, and answers
// with the results.
import autocannon from 'autocannon';

/** Requests to make. */
export type Asked = {
  readonly origin: string;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Expected of every answer; any other is a fault. */
  readonly status: number;
};

export type Loaded = {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
  /** Processor time of this process in milliseconds. */
  readonly computed: number;
};

// Continues where the run before stopped: pages requested recently are still kept by the service, older ones are not.
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
