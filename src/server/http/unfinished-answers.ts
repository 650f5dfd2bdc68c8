import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const broken = new WeakSet<FastifyRequest>();

/** Notes that the rest of an answer could not be made, so that its end is missing for a reason of our own. */
export function noteBroken(request: FastifyRequest): void {
  broken.add(request);
}

/**
 * Calls back when a connection closes before the end of an answer, because the caller has left or was cut off. Fastify
 * logs none of these with their request, runs no onResponse for them, and onRequestAbort only for some.
 *
 * @param ended called with whether the answer was broken here, and its caller had not left
 */
export function onUnfinished(
  app: FastifyInstance,
  ended: (request: FastifyRequest, reply: FastifyReply, isBroken: boolean) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    let isFinished = false;
    reply.raw.once('finish', () => {
      isFinished = true;
    });
    reply.raw.once('close', () => {
      if (!isFinished) ended(request, reply, broken.has(request));
    });
    done();
  });
}
