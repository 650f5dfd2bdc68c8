import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

// The portal's colours, in the reader's colour scheme.
const style = `:root{color-scheme:light dark;--ground:#FBFAF7;--surface:#FFFFFF;--ink:#14202B;--muted:#52606D;--line:#E3E1DA;--accent:#0B5C6B;--accent-hover:#084854}
@media(prefers-color-scheme:dark){:root{--ground:#0F161C;--surface:#16202A;--ink:#E8EDF1;--muted:#9FB0BD;--line:#2A3743;--accent:#6CC5D3;--accent-hover:#93D7E1}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/24px Inter,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
header{background:var(--surface);border-bottom:1px solid var(--line)}
header a{display:flex;align-items:center;gap:10px;height:60px;color:var(--ink);text-decoration:none;font-size:18px;font-weight:650;letter-spacing:-.01em}
header a,main{max-width:608px;margin:0 auto;padding:0 24px}
main{padding-top:32px;padding-bottom:48px}
h1{margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600}
p{margin:0 0 16px}
form{margin:24px 0}
button{min-height:40px;padding:8px 16px;border:1px solid var(--accent);border-radius:4px;background:var(--accent);color:var(--surface);font:inherit;font-weight:550;cursor:pointer}
button:hover{border-color:var(--accent-hover);background:var(--accent-hover)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
svg{flex:none}
.a{stroke:var(--accent)}.i{stroke:var(--ink)}.m{stroke:var(--muted)}`;

const logo =
  '<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke-width="2" aria-hidden="true"><path class="a" d="M4 18a9 9 0 0 1 18 0"/><path class="i" d="M1 18h24"/><path class="m" d="M6 22h14"/><path class="a" d="M13 2v3M4.500 6l2 2M21.500 6l-2 2"/></svg>';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers with a page made by the service, without scripts, for people who follow a link in a mail.
 *
 * @param body HTML in which everything variable is escaped
 */
export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  title: string,
  body: string,
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Daylight</title><style>${style}</style></head><body><header><a href="/" aria-label="Daylight, home">${logo}Daylight</a></header><main><h1>${title}</h1>${body}</main></body></html>`,
    );
