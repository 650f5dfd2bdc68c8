import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import type { Citable } from './citations.ts';
import { html, Markup } from './html.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs');

/** The documents that rows and invariants cite. */
const cited = ['requirements', 'decisions', 'regulation'] as const;

/** A document of the project, shown in the atlas as a view with its name. */
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

/** The anchor in the atlas of a document's link; null if the atlas does not have its target. */
function placeOf(name: string, href: string): string | null {
  const [, page = '', anchor] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? [];
  const target = page === '' ? name : page;
  if ((page === '' && anchor === undefined) || !cited.some((one) => one === target)) return null;
  return anchor === undefined ? target : `${target}--${anchor}`;
}

/** Reads a document's Markdown. Links out of the atlas, such as to code, become text with the address as tooltip. */
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
        const [, letter, number, words] = /^([ABC]) ([\d.]+) (.+)$/.exec(text) ?? [];
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
      // The only HTML is anchors, which the headings have already.
      html: () => '',
    },
  });
  const text = new Markup(marked.parse(markdown, { async: false }));
  return { name, title, text, citables };
}

/** The cited documents, read from docs/. */
export const citedDocuments = (): readonly AtlasDocument[] =>
  cited.map((name) => documentOf(name, readFileSync(path.join(folder, `${name}.md`), 'utf8')));

export const documentView = ({ name, title, text }: AtlasDocument): Markup =>
  html`<section class="view document" id="${name}"><nav class="crumbs" aria-label="To the flows"><a href="#overview">All flows</a></nav><h1 tabindex="-1">${title}</h1>${text}</section>`;
