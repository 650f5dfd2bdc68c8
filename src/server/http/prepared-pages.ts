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
import { withDrawing, withLaterProgram } from './page-program.ts';

/** A page as a visitor gets it: whole, and the same compressed. */
type PreparedPage = { readonly html: string; readonly brotli: Buffer };

/** Markup for the page's root, and the styles it needs. */
type Drawing = { readonly markup: string; readonly styles: string };

/** The prerendered pages, rendered on the first request. */
export type PreparedPages = {
  /** The page of a path; null if none was rendered. */
  readonly forVisitor: (path: string) => Promise<PreparedPage | null>;
  /**
   * The part of a view's page that does not depend on who asks, with a mark for the line of its address; null if none
   * was rendered.
   */
  readonly ofView: (path: string) => Promise<Drawing | null>;
};

/** Where the build puts the renderer, in the portal's folder; the dot keeps it from being served. */
export const drawerPath = '.prepare/prepare.js';

const paths = [...publicPages.map((page) => page.path), pagePaths.login];
const viewPaths = ['order', 'trade'].map((type) => `${pagePaths.dataView}/${type}`);
const compressed = promisify(brotliCompress);

type Drawn = Readonly<Record<string, Drawing>>;
type Prepared = {
  readonly pages: ReadonlyMap<string, PreparedPage>;
  readonly views: ReadonlyMap<string, Drawing>;
};

// In a thread of its own, whose memory is freed when it ends, and which delays only the first visitor.
function draw(script: string, origin: string, config: PublicConfig): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: { origin, config, paths: [...paths, ...viewPaths] },
      execArgv: [],
      // Style names have to match the portal's build, whatever this process runs in.
      env: { NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the pages were not drawn')));
    worker.unref();
  });
}

const composed = (html: string, drawing: Drawing, config: PublicConfig): string =>
  withDrawing(withLaterProgram(html), drawing, { id: 'prepared', value: config }).replace(
    '<div id="root">',
    '<div id="root" data-waiting>',
  );

/**
 * The public pages as HTML, rendered once from the configuration by the portal's own code.
 *
 * @param html the built index.html with its styles inlined
 * @returns null if the build contains no renderer
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
  let prepared: Promise<Prepared> | null = null;

  const prepare = async (): Promise<Prepared> => {
    const { origin } = publicUrl();
    const config = await options.config();
    const drawn = Object.entries(await draw(script, origin, config));
    const isView = ([place]: readonly [string, Drawing]): boolean => viewPaths.includes(place);
    const whole = drawn
      .filter((one) => !isView(one))
      .map(async ([place, page]) => {
        const text = composed(pageWithHead(html, place, origin), page, config);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        return [place, { html: text, brotli: await compressed(text, { params }) }] as const;
      });
    return { pages: new Map(await Promise.all(whole)), views: new Map(drawn.filter(isView)) };
  };

  const asked = async (): Promise<Prepared | null> => {
    prepared ??= prepare();
    try {
      return await prepared;
    } catch (error) {
      // The next visitor triggers it again; this one gets the page that renders itself.
      prepared = null;
      log.warn({ err: error }, 'public pages could not be prerendered');
      return null;
    }
  };
  return {
    forVisitor: async (place) => (await asked())?.pages.get(place) ?? null,
    ofView: async (place) => (await asked())?.views.get(place) ?? null,
  };
}
