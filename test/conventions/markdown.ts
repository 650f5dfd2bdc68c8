import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from './imports.ts';

/** A link of a Markdown file to another file of ours. `file` is relative to the top; `anchor` is null for the whole file. */
export type Link = {
  readonly text: string;
  readonly file: string;
  readonly anchor: string | null;
};

const notOurs = new Set(['node_modules', 'dist', 'coverage', '.git', '.data']);

/** Every Markdown file of the repository, relative to its top. */
export function markdownFiles(folder = ''): string[] {
  return readdirSync(path.join(top, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) return markdownFiles(name);
      return name.endsWith('.md') ? [name] : [];
    });
}

/** A Markdown file's text without code, where a bracket is not a link. */
export function proseOf(file: string): string {
  return readFileSync(path.join(top, file), 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
}

/** The titles of a Markdown file's headings, in order. */
export function headingsOf(file: string): string[] {
  const text = readFileSync(path.join(top, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title = '']) => title);
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchors of a Markdown file: those it names, and those that repository hosts derive from headings. */
export function anchorsOf(file: string): Set<string> {
  const named = [...proseOf(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const slugs: string[] = [];
  for (const slug of headingsOf(file).map(slugOf)) {
    const same = slugs.filter((one) => one === slug || one.startsWith(`${slug}-`)).length;
    slugs.push(slugs.includes(slug) ? `${slug}-${same}` : slug);
  }
  return new Set([...named, ...slugs]);
}

/** The links to our files in a text of `file`. */
export function linksOf(file: string, text = proseOf(file)): Link[] {
  return [...text.matchAll(/\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g)]
    .map(([, label = '', target = '']) => ({ label, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .map(({ label, target }) => {
      const [to = '', anchor = null] = target.split('#');
      const found = to === '' ? file : path.normalize(path.join(path.dirname(file), to));
      return { text: label.replace(/\\(.)/g, '$1'), file: found, anchor };
    });
}
