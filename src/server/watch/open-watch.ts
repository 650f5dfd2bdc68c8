import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openPool } from '../database/pool.ts';
import type { SharedServices } from '../program/shared-services.ts';
import type { Undo } from '../program/undo.ts';
import type { Metrics } from './metrics.ts';
import { programParts } from './program-parts.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import type { BeginSpan } from './request-scope.ts';
import { createStoredFigures } from './stored-figures.ts';

/** Readiness, metrics and traces of the program. */
export type Watch = {
  readonly readiness: Readiness;
  /** Counts the requests of a service, and serves the metrics there if configured. */
  readonly observe: (app: FastifyInstance) => void;
  /** Null if nothing is traced. */
  readonly beginSpan: BeginSpan | null;
};

const statementTimeoutMs = 3_000;

/** Loads what the metrics need, and opens their own port if they have one. */
async function openMetrics(
  { directUrl, pools, figures, config: { metrics: asked } }: SharedServices,
  readiness: Readiness,
  undo: Undo,
  onFault: (error: unknown, message: string) => void,
): Promise<Metrics | null> {
  if (asked === null) return null;
  const [{ createMetrics }, { listenForMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-endpoint.ts'),
  ]);
  const own = openPool(directUrl, { size: 1, statementTimeoutMs });
  undo.push(() => own.end());
  pools.set('metrics', own);
  const metrics = createMetrics({
    pools,
    figures,
    stored: createStoredFigures(own, (error) => onFault(error, 'the figures could not be read')),
    readiness,
  });
  if (asked.own) {
    const server = await listenForMetrics(metrics, { ...asked.own, token: asked.token }, (error) =>
      onFault(error, 'metrics could not be served'),
    );
    undo.push(async () => {
      server.closeAllConnections();
      server.close();
    });
  }
  return metrics;
}

/**
 * Starts watching the program, as far as configured.
 *
 * @param holdsKeys rejects while the identity provider's keys are unavailable
 * @throws an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL if the metrics' own port cannot be opened
 */
export async function openWatch(
  shared: SharedServices,
  holdsKeys: () => Promise<unknown>,
  undo: Undo,
): Promise<Watch> {
  let log: Pick<FastifyBaseLogger, 'warn' | 'info'> | null = null;
  // Metrics can be requested before the log exists.
  const unlogged = new Map<string, unknown>();
  const logChange = (part: string, fault: unknown): void => {
    if (log === null) {
      if (fault === null) unlogged.delete(part);
      else unlogged.set(part, fault);
    } else if (fault === null) log.info({ part }, 'a part is ready again');
    else log.warn({ part, err: fault }, 'a part is not ready');
  };
  const readiness = createReadiness(programParts(shared, holdsKeys), logChange);
  const { metrics: asked } = shared.config;
  const metrics = await openMetrics(shared, readiness, undo, (error, message) =>
    log?.warn({ err: error }, message),
  );
  const { tracing: traced } = shared.config;
  const tracing = traced && (await (await import('./tracing.ts')).startTracing(traced));
  if (tracing) undo.push(tracing.stop);
  const endpoint = metrics && (await import('./metrics-endpoint.ts'));
  return {
    readiness,
    beginSpan: tracing?.begin ?? null,
    observe: (app) => {
      log = app.log;
      for (const [part, fault] of unlogged) logChange(part, fault);
      unlogged.clear();
      metrics?.observe(app);
      if (metrics && asked?.own === null && asked.token !== null)
        endpoint?.addMetricsRoute(app, metrics, asked.token);
    },
  };
}
