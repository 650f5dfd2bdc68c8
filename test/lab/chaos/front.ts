import { connect, createServer, type Socket } from 'node:net';
import type { Instance } from './instances.ts';

/** A proxy under the address that users see. */
export type Front = { readonly origin: string; readonly close: () => Promise<void> };

/** Starts a proxy that sends each connection to one of the processes that are up, in turn. */
export async function startFront(behind: () => readonly Instance[]): Promise<Front> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const up = behind().filter(({ isUp }) => isUp());
    turn += 1;
    const chosen = up[turn % up.length];
    if (!chosen) return void client.destroy();
    const upstream = connect(Number(new URL(chosen.origin).port), '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
