import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { sendNotFound } from './http/faults.ts';
import { isServicePath } from './http/page-request.ts';

/** Whether an address is a source file: src/portal/api is served under the same path as the service's calls. */
function isSource(url: string): boolean {
  return /\.tsx?$/.test(url.split('?')[0] ?? '');
}

/** Lets Vite serve the portal from its sources, with hot reload. For development only: pages have no script policy. */
export async function addHotReload(app: FastifyInstance, configFile: string): Promise<void> {
  const vite = await createServer({
    configFile,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler(async (request, reply) => {
    if (isServicePath(request.url) && !isSource(request.url)) return sendNotFound(request, reply);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    // Vite's own inline scripts would break it.
    reply.raw.removeHeader('content-security-policy');
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  });
}
