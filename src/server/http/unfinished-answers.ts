import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls back when a connection closes before the end of an answer, because the caller has left or was cut off. Fastify
 * logs none of these with their request, runs no onResponse for them, and onRequestAbort only for some.
 */
export function onUnfinished(
  app: FastifyInstance,
  ended: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    let isFinished = false;
    reply.raw.once('finish', () => {
      isFinished = true;
    });
    reply.raw.once('close', () => {
      if (!isFinished) ended(request, reply);
    });
    done();
  });
}
