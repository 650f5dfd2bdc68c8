import type { FastifyInstance } from 'fastify';
import { htmlText } from '../../domain/html-text.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { publicPages } from '../../domain/publishing/public-pages.ts';

// The files remain public, but there are hundreds a day, and nobody searches for one.
const closed = [
  '/api/',
  '/auth/',
  '/idp/',
  '/sandbox/',
  '/webhooks/',
  `${pagePaths.openData}/`,
  pagePaths.sliceFiles,
];
// Calls that the portal's pages make when a search engine renders them.
const asked = [
  '/api/config',
  '/api/documents/',
  '/api/publicInstruments',
  '/api/publicTrades',
  '/api/report/',
  '/api/terms',
  '/api/tradingVenuesList',
  '/api/userInfo',
  '/api/venues/',
  `${pagePaths.openData}/index.json`,
];

/** For search engines: /robots.txt, and /sitemap.xml with the canonical addresses of the public pages. */
export function addSearchEngines(app: FastifyInstance, publicUrl: () => URL): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...asked.map((path) => `Allow: ${path}`),
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl().origin}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const places = publicPages.map(
      ({ path }) => `  <url><loc>${htmlText(publicUrl().origin + path)}</loc></url>\n`,
    );
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('')}</urlset>\n`,
      );
  });
}
