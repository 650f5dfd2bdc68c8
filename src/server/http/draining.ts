import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/**
 * While the service closes, what still comes on open connections is answered, since a proxy does not ask another process
 * for what this one has refused, and a connection is closed as soon as it is answered. Node closes only those that are
 * idle at the very moment, and would then wait for the others' keep-alive time. It takes none for idle on which nothing
 * was ever sent, as browsers open them ahead: those are closed too, at the second look, since a request may be on its way.
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
