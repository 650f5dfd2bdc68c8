import type { FastifyInstance } from 'fastify';

/** Whether the program has finished starting; rejects when something a request needs is gone. */
export type ReadinessCheck = () => Promise<boolean>;

/** `/healthz`: the process answers. `/readyz`: it can serve — not while draining, nor without a database that takes writes. */
export function addHealth(app: FastifyInstance, isReady: ReadinessCheck): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining) return reply.code(503).send({ status: 'draining' });
    try {
      if (await isReady()) return { status: 'ready' };
      return reply.code(503).send({ status: 'starting' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
