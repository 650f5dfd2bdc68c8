import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../watch/readiness.ts';

/** Resolves once the program has started; rejects when something that requests need is unavailable. */
export type ReadinessCheck = () => Promise<boolean>;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, which it cannot while draining or without a database that
 * accepts writes.
 *
 * @param parts names the parts that are not working
 * @param isLeaving whether shutdown is near, and requests are answered only until the proxy has noticed
 */
export function addHealth(
  app: FastifyInstance,
  isReady: ReadinessCheck,
  parts?: Readiness,
  isLeaving: () => boolean = () => false,
): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining || isLeaving()) return reply.code(503).send({ status: 'draining' });
    try {
      if (!(await isReady())) return reply.code(503).send({ status: 'starting' });
      const report = (await parts?.()) ?? { status: 'ready' };
      return reply.code(report.status === 'unavailable' ? 503 : 200).send(report);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
