import { htmlText } from '../../domain/html-text.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { publicPages } from '../../domain/publishing/public-pages.ts';

const pages = new Map(publicPages.map((page) => [page.path, page]));
// One report of one publisher. Each has its own address, which no fixed list can contain.

// Not with a regular expression: one that matches trailing slashes is slow on an address of nothing but slashes.
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return end === 0 ? pagePaths.home : path.slice(0, end);
}

/**
 * The portal's page with a head for the address: title, description and canonical address of a page listed by search
 * engines, or a request not to index it. Readers that run no scripts, such as link previews, see nothing else.
 *
 * @param html the built index.html
 * @param url the requested address, with or without a query
 * @param origin the portal's origin, such as https://daylight.example
 */
export function pageWithHead(html: string, url: string, origin: string): string {
  const path = pathOf(url);
  const page = pages.get(path === pagePaths.reportDownload ? pagePaths.reporting : path);
  if (page === undefined) return intoHead(html, '<meta name="robots" content="noindex" />');
  const title = `${htmlText(page.title)} · Daylight`;
  const description = htmlText(page.description);
  const described = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`);
  if (path === pagePaths.reportDownload) return described;
  return intoHead(described, `<link rel="canonical" href="${htmlText(origin + page.path)}" />`);
}

const intoHead = (html: string, tag: string): string => html.replace(/<title>/, () => `${tag}\n    <title>`);
