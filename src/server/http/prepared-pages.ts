import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { publicPages } from '../../domain/publishing/public-pages.ts';
import { pageWithHead } from './page-head.ts';
import { withLaterProgram } from './page-program.ts';

/** A page as a visitor gets it: whole, and the same compressed. */
type PreparedPage = { readonly html: string; readonly brotli: Buffer };

/** Answers the page of a path; null where none is drawn ahead. The first that asks has them drawn. */
export type PreparedPages = (path: string) => Promise<PreparedPage | null>;

/** Where the build puts what draws pages, below the portal's folder; the dot keeps it from being served. */
export const drawerPath = '.prepare/prepare.js';

const paths = [...publicPages.map((page) => page.path), pagePaths.login];
const compressed = promisify(brotliCompress);

type Drawn = Readonly<Record<string, { readonly markup: string; readonly styles: string }>>;

// In a thread of its own, which takes its memory with it, and which nothing waits for but a first visitor.
function draw(script: string, origin: string, config: PublicConfig): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: { origin, config, paths },
      execArgv: [],
      // The names of styles are those of the portal's build, whatever this program runs in.
      env: { NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the pages were not drawn')));
    worker.unref();
  });
}

// No end of a script in it, nor a beginning.
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function composed(html: string, { markup, styles }: Drawn[string], config: string): string {
  return withLaterProgram(html)
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>/,
      () =>
        `<div id="root" data-waiting>${markup}</div><script type="application/json" id="prepared">${config}</script>`,
    );
}

/**
 * The public pages as HTML, drawn from the configuration once, by the portal's own code.
 *
 * @param html the built index.html, with its styles in it
 * @returns null where the build holds nothing that could draw them
 */
export function preparedPages(options: {
  readonly folder: string;
  readonly html: string;
  readonly publicUrl: () => URL;
  readonly config: () => Promise<PublicConfig>;
  readonly log: FastifyBaseLogger;
}): PreparedPages | null {
  const { folder, html, publicUrl, log } = options;
  const script = path.join(folder, drawerPath);
  if (!existsSync(script)) return null;
  let pages: Promise<ReadonlyMap<string, PreparedPage>> | null = null;

  const prepare = async (): Promise<ReadonlyMap<string, PreparedPage>> => {
    const { origin } = publicUrl();
    const config = await options.config();
    const drawn = Object.entries(await draw(script, origin, config));
    const whole = drawn.map(async ([place, page]) => {
      const text = composed(pageWithHead(html, place, origin), page, jsonText(config));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      return [place, { html: text, brotli: await compressed(text, { params }) }] as const;
    });
    return new Map(await Promise.all(whole));
  };

  return async (place) => {
    pages ??= prepare();
    try {
      return (await pages).get(place) ?? null;
    } catch (error) {
      // Asked for again by the next visitor; this one gets the page that draws itself.
      pages = null;
      log.warn({ err: error }, 'public pages could not be drawn ahead');
      return null;
    }
  };
}
