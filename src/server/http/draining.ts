import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/**
 * Answers requests that still arrive on open connections during shutdown, since a proxy does not retry on another
 * process what this one has refused, and closes each connection with its answer. Node alone closes only the connections
 * idle at that very moment, and would wait for the keep-alive time of the others. Node does not count as idle a
 * connection on which nothing was ever sent, as browsers open them in advance; those are closed at the second look,
 * since a request may be on its way.
 */
export function addDraining(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | null = null;
  const open = new Set<Socket>();
  let silent: ReadonlySet<Socket> = new Set();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = (): void => {
    app.server.closeIdleConnections();
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = new Set([...open].filter((socket) => socket.bytesRead === 0));
  };
  app.addHook('preClose', async () => {
    timer = setInterval(closeIdle, everyMs);
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
}
