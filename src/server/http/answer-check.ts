import type { FastifyInstance } from 'fastify';
import { validateAnswer, validateErrorBody } from '../../contract/validate.ts';
import { isServicePath } from './page-request.ts';

/** Thrown in tests when an answer breaks the contract. */
class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

// The embedded provider and the stand-ins follow other specifications, a mailed link answers with a page, and a probe's
// answer is no error.
const isOurs = (url: string): boolean =>
  isServicePath(url) && !/^\/(idp\/|sandbox\/|alerts\/off\/|readyz)/.test(url);

/**
 * Checks every answer against the contract before it is sent, whoever made it: a handler, a hook or the framework. One
 * that breaks it becomes a 500. For tests.
 */
export function addAnswerCheck(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // A hidden call answers as an address without one.
    const operationId = request.isHidden ? undefined : request.routeOptions.config.operationId;
    const { statusCode } = reply;
    // The bytes of files are not read for this, and the answer to a HEAD has none.
    const isText = typeof payload === 'string' || payload === undefined || payload === null;
    if (!isText || (operationId === undefined && (statusCode < 400 || !isOurs(request.url)))) return;
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    // The framework drops the text of a refusal of a HEAD once it has passed here.
    const sent = request.method === 'HEAD' && operationId !== undefined ? undefined : payload;
    const body: unknown = typeof sent === 'string' && isJson ? JSON.parse(sent) : sent;
    const faults =
      operationId === undefined ? validateErrorBody(body) : validateAnswer(operationId, statusCode, body);
    if (faults.length > 0) {
      const lines = faults.map(({ field, message }) => `${field} ${message}`);
      throw new BrokenAnswer(`${operationId ?? request.url} ${statusCode}: ${lines.join('; ')}`);
    }
  });
}
