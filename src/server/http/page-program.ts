import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '../../domain/page-paths.ts';

/** The build's manifest, in the portal's folder; the dot keeps it from being served. */
const manifestPath = '.vite/manifest.json';

/** The source files that a page needs besides the main program when a signed-in user opens it by address. */
const neededBy: readonly (readonly [path: string, sources: readonly string[]])[] = [
  [pagePaths.dataView, ['pages/data-view/page.tsx', 'pages/data-view/grid/view-grid.tsx']],
];

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const programTag =
  /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** The script files that a built page names, in execution order. */
function programOf(html: string): readonly string[] {
  return [...html.matchAll(programTag)]
    .map(([, main, part]) => ({ file: main ?? part ?? '', isMain: part === undefined }))
    .sort((one, other) => Number(one.isMain) - Number(other.isMain))
    .map(({ file }) => file);
}

/** Inlines the style sheets of a built page, so that rendering waits for nothing. */
export function withOwnStyles(html: string, folder: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${readFileSync(path.join(folder, href), 'utf8')}</style>`,
  );
}

// Must not contain a script's end or start tag.
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page with its prerendered markup in the root, and a value that the program finds by an id. */
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
 * The page with its program in a template behind the root, for the script in index.html to start once the page is
 * visible, so that the page can be read before the program runs. Each file is a separate script: a script and its
 * imports run as one task, which would block input.
 *
 * @param further files run after the program
 */
export function withLaterProgram(html: string, further: readonly string[] = []): string {
  const tagOf = (mark: string) => (file: string) =>
    `<script type="module" crossorigin${mark} src="${file}"></script>`;
  // The program itself reports a missing file of a page: index.html does so only for the program.
  const scripts = [...programOf(html).map(tagOf('')), ...further.map(tagOf(' data-further'))].join('');
  return html
    .replaceAll(programTag, '')
    .replace(
      /<div id="root">[\s\S]*?<\/div>/,
      (root) => `${root}<template id="program">${scripts}</template>`,
    );
}

/**
 * Returns the files that the page of an address needs besides the program, in execution order, so that the browser need
 * not discover them one by one; none if the manifest does not say.
 *
 * @param folder the built portal
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
