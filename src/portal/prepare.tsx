import { parentPort, workerData } from 'node:worker_threads';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from 'history';
import { renderToString } from 'react-dom/server';
import { lineMark } from '../domain/feed/view-line.ts';
import type { Config } from './context/config.ts';

// Public pages drawn ahead of visitors, by the service in a thread of its own, from the configuration alone; of a view of
// data, for who may be signed in, what stands there until it is known who asks.

type Work = {
  /** Where the portal is, such as https://daylight.example. */
  readonly origin: string;
  readonly config: Config;
  readonly paths: readonly string[];
};

const { origin, config, paths }: Work = workerData;

// Pages print the address under which they were opened.
Object.defineProperty(globalThis, 'location', { value: new URL(origin) });

const { Portal } = await import('./portal.tsx');
const { routeOf } = await import('./routes/match-route.ts');
const { openPage } = await import('./routes/page-components.ts');

const drawn: Record<string, { markup: string; styles: string }> = {};
for (const path of paths) {
  const route = routeOf(path);
  if (route === null) continue;
  const isView = route.page === 'dataView';
  if (!isView) await openPage(route.page);
  const cache = createCache({ key: 'css' });
  // Styles are gathered instead of standing between the elements.
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

/** Styles as the browser's part of emotion takes them over: each global one by itself, those of classes together. */
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
