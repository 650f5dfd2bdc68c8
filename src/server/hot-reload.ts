import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { sendNotFound } from './http/faults.ts';
import { isServicePath } from './http/page-request.ts';

/** Lets Vite serve the portal from its sources, with hot reload. For development only: pages have no script policy. */
export async function addHotReload(app: FastifyInstance, configFile: string): Promise<void> {
  const vite = await createServer({
    configFile,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(async (request, reply) => {
    if (isServicePath(request.url)) return sendNotFound(request, reply);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      // Vite's own inline scripts would break it.
      if (name !== 'content-security-policy' && value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  });
}
