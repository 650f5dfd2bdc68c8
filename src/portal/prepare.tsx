import { parentPort, workerData } from 'node:worker_threads';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { lineMark } from '../domain/feed/view-line.ts';
import type { Config } from './context/config.ts';

// Prerenders pages in a worker thread of the service, from the configuration alone: public pages for visitors and, of a
// view of data, whose reader may be signed in, what is shown until the session is known.

type Work = {
  /** Origin of the portal, such as https://daylight.example. */
  readonly origin: string;
  readonly config: Config;
  readonly paths: readonly string[];
};

const { origin, config, paths }: Work = workerData;

// Pages print their own address.
Object.defineProperty(globalThis, 'location', { value: new URL(origin) });

const { Portal } = await import('./portal.tsx');
const { routeOf } = await import('./routes/route-table.ts');
const { pages } = await import('./routes/pages.ts');

const drawn: Record<string, { markup: string; styles: string }> = {};
for (const path of paths) {
  const route = routeOf(path);
  if (route === null) continue;
  const isView = route.page === 'dataView';
  if (!isView) await pages[route.page].fetch();
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of placing them between the elements.
  cache.compat = true;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <Portal
        history={createMemoryHistory({ initialEntries: [path] })}
        prepared={isView ? null : config}
        asked={isView ? { address: path, line: lineMark } : null}
      />
    </CacheProvider>,
  );
  drawn[path] = { markup, styles: stylesOf(cache) };
}
parentPort?.postMessage(drawn);

/** Styles in the form that emotion takes over in the browser: each global one separately, those of classes together. */
function stylesOf(cache: ReturnType<typeof createCache>): string {
  const all = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string' && css !== '');
  const isGlobal = (name: string) => cache.registered[`${cache.key}-${name}`] === undefined;
  const globals = all.filter(([name]) => isGlobal(name));
  const own = all.filter(([name]) => !isGlobal(name));
  return [
    ...globals.map(([name, css]) => `<style data-emotion="css-global ${name}">${css}</style>`),
    `<style data-emotion="css ${own.map(([name]) => name).join(' ')}">${own.map(([, css]) => css).join('')}</style>`,
  ].join('');
}
