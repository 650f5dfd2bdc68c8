import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './faults.ts';
import { pageWithHead } from './page-head.ts';
import { isPageRequest } from './page-request.ts';

const indexName = 'index.html';

/** Hashes (`sha256-…`) of the inline scripts of a page, for its security policy. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** Inline script hashes of the built portal; none when it is not built. */
export function portalScriptHashes(folder: string): readonly string[] {
  const index = path.join(folder, indexName);
  return existsSync(index) ? inlineScriptHashes(readFileSync(index, 'utf8')) : [];
}

/**
 * Serves the built portal: files as they lie there, compressed ahead where a `.br` or `.gz` stands beside them, hashed
 * ones immutable; index.html for every page address, with the head of that page, never cached. Everything else is not
 * found.
 *
 * @param isFollowed whether the atlas of the flows may follow what they do in these pages
 */
export async function addPortalFiles(
  app: FastifyInstance,
  folder: string,
  publicUrl: () => URL,
  isFollowed: boolean,
): Promise<void> {
  const index = path.join(folder, indexName);
  if (!existsSync(index)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.map'],
    wildcard: true,
    setHeaders: (reply, file) => {
      const name = file.replace(/\.(br|gz)$/, '');
      if (name.endsWith(indexName)) reply.header('cache-control', 'no-store');
      else if (path.relative(folder, name).startsWith(`assets${path.sep}`)) {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      } else reply.header('cache-control', 'public, max-age=3600');
    },
  });
  // Pages without it tell nobody what their flows do.
  const mark = isFollowed ? '<meta name="daylight-flows" content="followed" />' : '';
  const html = readFileSync(index, 'utf8').replace('<title>', () => `${mark}<title>`);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageWithHead(html, request.url, publicUrl().origin));
  app.get('/', async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) =>
    isPageRequest(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
}
