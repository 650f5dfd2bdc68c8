import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { cookieStyle } from '../sessions/session-cookie.ts';
import { acceptsEncoding } from './accepted-encoding.ts';
import { sendNotFound } from './faults.ts';
import { pageWithHead } from './page-head.ts';
import { pageFiles, withLaterProgram, withOwnStyles } from './page-program.ts';
import { isPageRequest } from './page-request.ts';
import { preparedPages } from './prepared-pages.ts';
import { viewPages } from './view-pages.ts';

const indexName = 'index.html';

/** Hashes (`sha256-…`) of a page's inline scripts, for its security policy. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** Hashes of the built portal's inline scripts; none when it is not built. */
export function portalScriptHashes(folder: string): readonly string[] {
  const index = path.join(folder, indexName);
  return existsSync(index) ? inlineScriptHashes(readFileSync(index, 'utf8')) : [];
}

export type PortalOptions = {
  /** Of the built portal. */
  readonly folder: string;
  readonly publicUrl: () => URL;
  /** Whether the atlas may follow the flows running in these pages. */
  readonly isFollowed: boolean;
  /** The part of the configuration the browser needs. */
  readonly config: () => Promise<PublicConfig>;
  /** Names of the venues by MIC. */
  readonly venueNames: () => Promise<ReadonlyMap<string, string>>;
  readonly https: boolean;
};

/**
 * Serves the built portal. Files are served as they are, compressed in advance if there is a `.br` or `.gz` beside
 * them, and as immutable if their names contain a hash. Every page address gets index.html with the head of that page;
 * visitors of a public page get the page itself, and a view of data the heading that its address implies. Pages are
 * never cached, since a visitor's page is not for others. Everything else is not found.
 */
export async function addPortalFiles(
  app: FastifyInstance,
  { folder, publicUrl, isFollowed, config, venueNames, https }: PortalOptions,
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
  // Without this, pages report their flows to nobody.
  const mark = isFollowed ? '<meta name="daylight-flows" content="followed" />' : '';
  const built = readFileSync(index, 'utf8').replace('<title>', () => `${mark}<title>`);
  const html = withOwnStyles(built, folder);
  const filesOf = pageFiles(folder);
  const prepared = preparedPages({ folder, html, publicUrl, config, log: app.log });
  const views = viewPages({ prepared, venueNames, log: app.log });
  // Before the first request. By then the provider answers too, if it is part of this process.
  if (prepared)
    app.addHook('onListen', async () => {
      void prepared.forVisitor(pagePaths.home);
      views.ready();
    });
  const { sessionName, signedInName } = cookieStyle(https);
  const isVisitor = ({ cookies }: FastifyRequest): boolean =>
    cookies[sessionName] === undefined && cookies[signedInName] === undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.code(200).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (prepared) reply.header('vary', 'cookie');
    // The query is for the page alone.
    const page = prepared && isVisitor(request) ? await prepared.forVisitor(request.url) : null;
    if (page === null) {
      const whole = isVisitor(request)
        ? withLaterProgram(html)
        : await views.draw(withLaterProgram(html, filesOf(request.url)), request.url);
      return reply.send(pageWithHead(whole, request.url, publicUrl().origin));
    }
    // Its program does not ask for the session, whose answer would bring the pair.
    if (request.cookies['XSRF-TOKEN'] === undefined) reply.renewXsrf(null);
    if (!acceptsEncoding(request.headers['accept-encoding'], 'br')) return reply.send(page.html);
    return reply.header('vary', 'cookie, accept-encoding').header('content-encoding', 'br').send(page.brotli);
  };
  // Browsers ask for it on pages that name no icon: those of the identity provider, the sandbox and the atlas.
  const [, icon] = /<link rel="icon"[^>]*\shref="([^"]+)"/.exec(built) ?? [];
  if (icon !== undefined) app.get('/favicon.ico', async (_request, reply) => reply.redirect(icon));
  app.get('/', async (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) =>
    isPageRequest(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
}
