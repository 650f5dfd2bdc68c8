import type { FastifyInstance } from 'fastify';

/** The sandbox's business clock. */
export type SettableClock = {
  readonly now: () => Date;
  readonly set: (now: Date | null) => void;
  readonly isSet: () => boolean;
};

const wish = 'must be {"now": time}, with a time such as 2026-11-20T14:30:00Z, or null for the real time';

function wanted(body: unknown): Date | null | undefined {
  if (typeof body !== 'object' || body === null || !('now' in body)) return undefined;
  if (body.now === null) return null;
  if (
    typeof body.now !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(body.now)
  ) {
    return undefined;
  }
  const time = new Date(body.now);
  if (Number.isNaN(time.getTime())) return undefined;
  // Date makes 2 March of 30 February.
  return time.toISOString().startsWith(body.now.slice(0, 10)) ? time : undefined;
}

/** `GET|POST /sandbox/clock {"now": ISO}`: reads and sets the business clock; null returns it to real time. */
export function clockPages(app: FastifyInstance, { clock }: { clock: SettableClock }): void {
  const answer = () => ({ now: clock.now().toISOString(), set: clock.isSet() });
  app.get('/sandbox/clock', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(answer()),
  );
  app.post('/sandbox/clock', async (request, reply) => {
    const time = wanted(request.body);
    reply.header('cache-control', 'no-store');
    if (time === undefined) {
      const error = { code: 'invalid-request', message: `The body ${wish}`, requestId: request.id };
      return reply.code(400).send({ error });
    }
    clock.set(time);
    return reply.send(answer());
  });
}
