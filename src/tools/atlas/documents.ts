import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import type { Citable } from './citations.ts';
import { html, Markup } from './html.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs');

/** The documents that rows and invariants cite; each is a view of the atlas by its name. */
const cited = ['requirements', 'decisions', 'regulation'] as const;

/** A document of the project as a view of the atlas. */
export type AtlasDocument = {
  readonly name: string;
  readonly title: string;
  readonly text: Markup;
  readonly citables: readonly Citable[];
};

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Where a link of a document leads in the atlas; null where that is no part of it. */
function placeOf(name: string, href: string): string | null {
  const [, page = '', anchor] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? [];
  const target = page === '' ? name : page;
  if ((page === '' && anchor === undefined) || !cited.some((one) => one === target)) return null;
  return anchor === undefined ? target : `${target}--${anchor}`;
}

/** One document from its Markdown. Links to what is no part of the atlas, such as code, are told by their address. */
function documentOf(name: string, markdown: string): AtlasDocument {
  const citables: Citable[] = [];
  let title = name;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inside = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = text;
          citables.push({ name: `${name}.md`, title, anchor: name });
          return '';
        }
        const [, letter, number, words] = /^([AB]) ([\d.]+) (.+)$/.exec(text) ?? [];
        const anchor = `${name}--${letter && number ? `${letter.toLowerCase()}-${number}` : slugOf(text)}`;
        citables.push({
          name: letter && number ? `${letter} ${number}` : `${name}.md ${text}`,
          title: words ?? text,
          anchor,
        });
        return `<h${depth} id="${anchor}" tabindex="-1">${inside}</h${depth}>`;
      },
      link({ href, tokens }) {
        const inside = new Markup(this.parser.parseInline(tokens));
        if (/^https?:/.test(href)) return html`<a href="${href}" rel="noreferrer">${inside}</a>`.text;
        const place = placeOf(name, href);
        if (place === null)
          return html`<span class="source" title="${href.replace(/^(\.\.\/)+/, '')}">${inside}</span>`.text;
        return html`<a href="#${place}">${inside}</a>`.text;
      },
      // Anchors, which headings have of themselves here.
      html: () => '',
    },
  });
  const text = new Markup(marked.parse(markdown, { async: false }));
  return { name, title, text, citables };
}

/** The documents that the flows are written from, as they stand. */
export const citedDocuments = (): readonly AtlasDocument[] =>
  cited.map((name) => documentOf(name, readFileSync(path.join(folder, `${name}.md`), 'utf8')));

/** The view of a document. */
export const documentView = ({ name, title, text }: AtlasDocument): Markup =>
  html`<section class="view document" id="${name}"><nav class="crumbs" aria-label="To the flows"><a href="#overview">All flows</a></nav><h1 tabindex="-1">${title}</h1>${text}</section>`;
