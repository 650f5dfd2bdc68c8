import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { onUnfinished } from '../http/unfinished-answers.ts';
import type { Figures } from './figures.ts';
import type { Readiness } from './readiness.ts';
import type { StoredFigures } from './stored-figures.ts';

export type MetricsSources = {
  /** The program's connection pools, by name. */
  readonly pools: ReadonlyMap<string, Pick<Database, 'totalCount' | 'idleCount' | 'waitingCount'>>;
  readonly figures: Figures;
  readonly stored: () => Promise<StoredFigures | null>;
  readonly readiness: Readiness;
};

/** The program's metrics, in the format of Prometheus. */
export type Metrics = {
  /** Counts the requests of a service. */
  readonly observe: (app: FastifyInstance) => void;
  /** All metrics with their present values. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

// Up to the longest time that a request may take.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

// The duration of these depends on the size of the file that is sent.
const untimed: ReadonlySet<string> = new Set(['publishFile', 'uploadFile']);

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** Milliseconds until the answer began; null if it has not. */
    beganAfter: number | null;
  }
}

/** The operation of a request, never its address, because there would be no end of label values. */
const operationOf = ({ routeOptions }: FastifyRequest): string => routeOptions.config.operationId ?? 'other';

const otherLimits: Readonly<Record<string, string>> = {
  'too-many-requests': 'turns',
  'too-many-streams': 'streams account',
};

/** The limit that refused a request; `other` is that of an outside provider. */
const limitOf = ({ limit, code }: Refusal): string => limit?.purpose ?? otherLimits[code] ?? 'other';

/** Metrics of requests, which are counted when they are answered. */
function requestMetrics(registry: Registry): Metrics['observe'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'daylight_http_requests_total',
    help: 'Requests by the call of the contract and the class of the status; 5xx also if the answer broke off; left: the caller was gone before its end',
    labelNames: ['operation', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'daylight_http_request_duration_seconds',
    help: 'Time from a request to the beginning of its answer, or until its caller left, by the call of the contract; files of publishers are left out',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  const notModified = new Counter({
    name: 'daylight_http_not_modified_total',
    help: 'Answers that said only that nothing has changed (304)',
    labelNames: ['operation'],
    registers,
  });
  const limited = new Counter({
    name: 'daylight_http_limited_total',
    help: 'Requests refused by a limit (429), by which; turns: too many calls of the same caller were under way',
    labelNames: ['limit'],
    registers,
  });
  return (app) => {
    const count = (request: FastifyRequest, reply: FastifyReply, status: string): void => {
      const operation = operationOf(request);
      requests.inc({ operation, status });
      // How long an answer takes from there on depends on how fast, or how long, its reader reads.
      if (!untimed.has(operation))
        duration.observe({ operation }, (request.beganAfter ?? reply.elapsedTime) / 1000);
    };
    app.decorateRequest('beganAfter', null);
    app.addHook('onSend', async (request, reply) => {
      request.beganAfter = reply.elapsedTime;
    });
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply;
      count(request, reply, `${Math.floor(statusCode / 100)}xx`);
      if (statusCode === 304) notModified.inc({ operation: operationOf(request) });
    });
    app.addHook('onError', async (_request, _reply, error) => {
      if (error instanceof Refusal && error.status === 429) limited.inc({ limit: limitOf(error) });
    });
    onUnfinished(app, (request, reply, isBroken) => count(request, reply, isBroken ? '5xx' : 'left'));
  };
}

/** Metrics whose values are looked up when they are read. */
function ownMetrics(registry: Registry, { pools, figures }: MetricsSources): void {
  const registers = [registry];
  new Gauge({
    name: 'daylight_database_connections',
    help: 'Connections of a pool: total, idle, and requests that wait for one; main is that of calls, sessions that of sessions and sign-in, identity that of the embedded provider, metrics the one that reads these',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'total' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'daylight_streams_open',
    help: 'Streams of live data that are open',
    registers,
    collect() {
      this.set(figures.streamsOpen);
    },
  });
  const counters: readonly [name: string, help: string, figure: Exclude<keyof Figures, 'streamsOpen'>][] = [
    ['daylight_stream_rows_total', 'Rows sent by streams of live data', 'streamRows'],
    ['daylight_streams_dropped_total', 'Streams cut off because they were not read', 'streamsDropped'],
    ['daylight_pages_kept_total', 'Pages of views that were there already', 'pagesKept'],
    ['daylight_pages_made_total', 'Pages of views that were made', 'pagesMade'],
  ];
  for (const [name, help, figure] of counters) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(figures[figure]);
      },
    });
  }
}

/** Metrics from the database. @returns sets them; null means unknown, and no earlier values are reported */
function storedMetrics(registry: Registry): (found: StoredFigures | null) => void {
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const read = gauge(
    'daylight_stored_figures_read',
    'Whether the metrics kept in the database could be read',
  );
  // Not `job`: Prometheus sets that label itself, to the name of its scrape job, and all would become one.
  const succeeded = gauge(
    'daylight_job_last_success_timestamp_seconds',
    'When a job last ended well',
    'name',
  );
  const failed = gauge('daylight_job_failed', 'Whether the last run of a job failed', 'name');
  const mails = gauge('daylight_mails_waiting', 'Mails in the outbox');
  const oldestMail = gauge(
    'daylight_mail_oldest_timestamp_seconds',
    'When the oldest mail in the outbox was written',
  );
  const payments = gauge('daylight_payments', 'Payments by state', 'state');
  const oldestPayment = gauge(
    'daylight_payment_oldest_timestamp_seconds',
    'When the oldest payment of a state was begun',
    'state',
  );
  const newest = gauge(
    'daylight_feed_newest_timestamp_seconds',
    'When the newest row of a segment was published',
    'segment',
    'type',
  );
  const silent = gauge(
    'daylight_segment_silent_since_timestamp_seconds',
    'Since when a segment that trades has published nothing, where that is longer than expected',
    'segment',
    'type',
  );
  const sessions = gauge('daylight_sessions', 'Sessions of people who are signed in');
  const openData = gauge(
    'daylight_open_data_due_timestamp_seconds',
    'Since when the open file that waits longest could have been written',
  );
  const all = [
    succeeded,
    failed,
    mails,
    oldestMail,
    payments,
    oldestPayment,
    newest,
    silent,
    sessions,
    openData,
  ];
  return (found) => {
    for (const one of all) {
      one.reset();
      one.remove({});
    }
    read.set(found === null ? 0 : 1);
    if (found === null) return;
    for (const { job, failed: isFailed, succeeded: at } of found.jobs) {
      failed.set({ name: job }, isFailed ? 1 : 0);
      if (at !== null) succeeded.set({ name: job }, at);
    }
    mails.set(found.mails.waiting);
    if (found.mails.oldest !== null) oldestMail.set(found.mails.oldest);
    for (const { state, count, oldest } of found.payments) {
      payments.set({ state }, count);
      oldestPayment.set({ state }, oldest);
    }
    for (const { segment, type, published } of found.newest) newest.set({ segment, type }, published);
    for (const { segment, type, since } of found.silent) silent.set({ segment, type }, since);
    sessions.set(found.sessions);
    if (found.openDataDue !== null) openData.set(found.openDataDue);
  };
}

/** The metrics of one program: of Node.js, its requests, its parts and its database. */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const observe = requestMetrics(registry);
  ownMetrics(registry, sources);
  const store = storedMetrics(registry);
  const ready = new Gauge({
    name: 'daylight_part_ready',
    help: 'Whether a part of the program can do its work, as /readyz says',
    labelNames: ['part'],
    registers: [registry],
  });
  return {
    observe,
    contentType: registry.contentType,
    text: async () => {
      const [found, { parts }] = await Promise.all([sources.stored(), sources.readiness()]);
      store(found);
      for (const [part, state] of Object.entries(parts)) ready.set({ part }, state === 'ready' ? 1 : 0);
      return registry.metrics();
    },
  };
}
