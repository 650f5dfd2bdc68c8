// npm run lab -- lighthouse [--origin URL] [--runs 3] [--only /home]: measures pages with Lighthouse as phone and desktop,
// and prints the medians and the machine's benchmark index, without which they mean little: below 3,000 the machine is
// slower than the simulated phone. Without an origin, starts the product.
import { parseArgs } from 'node:util';
import lighthouse, { type Config } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { routeTable } from '../../../src/portal/routes/route-table.ts';
import { launchBrowser } from '../../journeys/browser.ts';
import { signIn, whereIs } from '../../journeys/page-actions.ts';
import { freePort, startProgram } from '../../server/start-program.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
const longestPath = 30;
/** Pages that an address alone does not open. */
const notAlone: readonly string[] = [pagePaths.callback, pagePaths.reportDownload];

/** Every public page, that of a venue for this one. */
const publicPages = (mic: string): readonly string[] =>
  routeTable
    .filter(({ area, path }) => area === 'public' && !notAlone.includes(path))
    .map(({ path }) => path.replace(/\/:\w+\?$/, '').replace(':mic', mic));
const devices: readonly (readonly [string, Config | undefined])[] = [
  ['mobile', undefined],
  ['desktop', desktop],
];

type Figures = {
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largestPaint: number;
  /** Milliseconds. */
  readonly blocking: number;
  readonly shift: number;
  readonly index: number;
  /** Audits scored below 90 of those that count, except for performance. */
  readonly faults: readonly string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function measure(address: string, port: number, config: Config | undefined): Promise<Figures> {
  const result = await lighthouse(address, { port, logLevel: 'error' }, config);
  if (!result) throw new Error(`Lighthouse could not measure ${address}`);
  const { lhr } = result;
  const { requestedUrl, finalDisplayedUrl } = lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${requestedUrl} led to ${finalDisplayedUrl}`);
  const numberOf = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const weighed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  const faults = weighed.filter(({ id }) => {
    const score = lhr.audits[id]?.score;
    return typeof score === 'number' && score < 0.9;
  });
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    index: lhr.environment.benchmarkIndex,
    faults: faults.map(({ id }) => id),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const columns = [7, 7, 14, 9, 5, 8, 10, 7, 7] as const;
const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell).padStart(columns[at] ?? 0)).join(' ');

const program = values.origin === undefined ? await startProgram({ NODE_ENV: 'development' }) : null;
const origin = values.origin ?? program?.origin ?? '';
const port = Number(await freePort());
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, origin);
  const choices = await whereIs(page, origin, 'trade', 'Trades');
  const view = `${pagePaths.dataView}/trade?${new URLSearchParams(choices)}`;
  const cookies = await context.cookies();
  await context.close();
  // Lighthouse opens pages in the browser's default context, which is not signed in.
  const devTools = await browser.newBrowserCDPSession();
  const pages = [...publicPages(choices.tv), view].filter((address) => address.includes(values.only));
  console.log(
    `${'page'.padEnd(longestPath)} ${row('device', 'perform', 'accessibility', 'practices', 'SEO', 'LCP ms', 'blocked ms', 'shift', 'index')}`,
  );
  for (const address of pages) {
    if (address === view)
      await devTools.send('Storage.setCookies', {
        cookies: cookies.map(({ name, value }) => ({ name, value, url: origin })),
      });
    for (const [device, config] of devices) {
      const measured: Figures[] = [];
      for (let run = 0; run < runs; run += 1)
        measured.push(await measure(`${origin}${address}`, port, config));
      const of = (pick: (figures: Figures) => number): number => median(measured.map(pick));
      const cells = [
        device,
        ...categories.map((_, at) => of(({ scores }) => scores[at] ?? 0)),
        Math.round(of(({ largestPaint }) => largestPaint)),
        Math.round(of(({ blocking }) => blocking)),
        of(({ shift }) => shift).toFixed(3),
        Math.round(of(({ index }) => index)),
      ];
      const faults = [...new Set(measured.flatMap((figures) => figures.faults))];
      console.log(
        `${(address.split('?')[0] ?? '').padEnd(longestPath)} ${row(...cells)}${faults.length > 0 ? `  ${faults.join(', ')}` : ''}`,
      );
    }
  }
} finally {
  await browser.close();
  await program?.stop();
}
process.exit();
