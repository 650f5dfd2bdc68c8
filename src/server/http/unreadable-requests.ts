import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody, Refusal } from './refusal.ts';
import type { SecurityHeaders } from './security-headers.ts';

function refusalOf(code: string): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Refusal('too-large', 'The address or the headers are too long', { status: 431 });
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal('invalid-request', 'The request took too long to arrive', { status: 408 });
  }
  return new Refusal('invalid-request', 'The request is malformed');
}

function answerOf(refusal: Refusal, headers: SecurityHeaders, requestId: string) {
  const body = JSON.stringify(errorBody(refusal, requestId));
  return {
    body,
    headers: {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  };
}

// The number of requests in progress on a connection. Bytes written so far say nothing: a kept-alive connection has
// answered others.
const answering = new WeakMap<Socket, number>();

/** Counts requests in progress, for an unreadable one that follows them. */
export function noteAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
  });
}

/**
 * Answers what cannot be parsed as a request, in the contract's error shape, and closes the connection, since nothing
 * after it could be trusted.
 */
export function answerUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: SecurityHeaders,
  log: FastifyBaseLogger,
): void {
  // The rest of a request that has been answered: closing is all there is to do.
  if (socket.writableEnded) return;
  // A client that has gone hears nothing; while an answer is being sent, a second one would be read as part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || (answering.get(socket) ?? 0) > 0) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code ?? '');
  const requestId = randomUUID();
  log.info({ requestId, code: error.code }, 'a request could not be read');
  const answer = answerOf(refusal, headers, requestId);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`;
  socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${answer.body}`, () => socket.destroy());
}

/** Answers an unknown Expect header, to which Node would reply with nothing but a status. */
export function addUnknownExpectations(server: Server, headers: SecurityHeaders): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const refusal = new Refusal('invalid-request', 'The Expect header is not understood', { status: 417 });
    const answer = answerOf(refusal, headers, randomUUID());
    response.writeHead(refusal.status, answer.headers).end(answer.body);
  });
}
