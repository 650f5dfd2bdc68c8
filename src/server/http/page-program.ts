import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '../../domain/page-paths.ts';

/** What the build says of its files, below the portal's folder; the dot keeps it from being served. */
const manifestPath = '.vite/manifest.json';

/** What somebody who is signed in and opens a page by its address needs beside the program, by the names of its sources. */
const neededBy: readonly (readonly [path: string, sources: readonly string[]])[] = [
  [pagePaths.dataView, ['pages/data-view/page.tsx', 'pages/data-view/grid/view-grid.tsx']],
];

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const programTag =
  /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** The files of the program that a page of the build names, in the order in which they are run. */
function programOf(html: string): readonly string[] {
  return [...html.matchAll(programTag)]
    .map(([, main, part]) => ({ file: main ?? part ?? '', isMain: part === undefined }))
    .sort((one, other) => Number(one.isMain) - Number(other.isMain))
    .map(({ file }) => file);
}

/** The style sheets a page of the build names, as its own styles: nothing is waited for before the page is drawn. */
export function withOwnStyles(html: string, folder: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${readFileSync(path.join(folder, href), 'utf8')}</style>`,
  );
}

// No end of a script in it, nor a beginning.
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page with what was drawn of it in its root, and a value that its program finds there by an id. */
export function withDrawing(
  html: string,
  { markup, styles }: { readonly markup: string; readonly styles: string },
  { id, value }: { readonly id: string; readonly value: unknown },
): string {
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>/,
      () =>
        `<div id="root">${markup}</div><script type="application/json" id="${id}">${jsonText(value)}</script>`,
    );
}

/**
 * The page with its program in a template behind its root, for the script in index.html to begin when the page is in
 * sight: what can be read already is not kept waiting for it. Each file is a script of its own, since what one brings
 * along is run in one piece with it, which holds up who presses.
 *
 * @param further files that are run after the program
 */
export function withLaterProgram(html: string, further: readonly string[] = []): string {
  const scripts = [...programOf(html), ...further]
    .map((file) => `<script type="module" crossorigin src="${file}"></script>`)
    .join('');
  return html
    .replaceAll(programTag, '')
    .replace(
      /<div id="root">[\s\S]*?<\/div>/,
      (root) => `${root}<template id="program">${scripts}</template>`,
    );
}

/**
 * Answers which files the page of an address needs beside the program, in the order in which they are run, so that they
 * are not found one by one; none where the build does not say.
 *
 * @param folder of the built portal
 */
export function pageFiles(folder: string): (url: string) => readonly string[] {
  const place = path.join(folder, manifestPath);
  if (!existsSync(place)) return () => [];
  const manifest: Manifest = JSON.parse(readFileSync(place, 'utf8'));
  const filesOf = (sources: readonly string[]): readonly string[] => {
    const visited = new Set<string>();
    const files: string[] = [];
    const visit = (source: string): void => {
      if (visited.has(source)) return;
      visited.add(source);
      const chunk = manifest[source];
      for (const imported of chunk?.imports ?? []) visit(imported);
      if (chunk) files.push(`/${chunk.file}`);
    };
    visit('index.html');
    const ofProgram = files.length;
    for (const source of sources) visit(source);
    return files.slice(ofProgram);
  };
  const needed = neededBy.map(([page, sources]) => [page, filesOf(sources)] as const);
  return (url) => {
    const [place = ''] = url.split('?', 1);
    return needed.find(([page]) => place === page || place.startsWith(`${page}/`))?.[1] ?? [];
  };
}
