import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineMark } from '../../../src/domain/feed/view-line.ts';
import { publicPages } from '../../../src/domain/publishing/public-pages.ts';
import { routeTable } from '../../../src/portal/routes/route-table.ts';
import { inlineScriptHashes } from '../../../src/server/http/portal-files.ts';
import { compressFiles } from '../../../src/server/portal-build.ts';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

const inline = "document.documentElement.dataset.scheme='dark'";
const script = `console.log(${JSON.stringify('x'.repeat(4_000))})`;

// Prerenders three of the requested pages, with the configuration it got and the mark of a view's line.
const drawer = `const { parentPort, workerData } = require('node:worker_threads');
const page = (path) => [path, { markup: '<h1>' + path + ' of ' + workerData.config.supportEmail + '</h1><p>${lineMark}</p>', styles: '<style>i{}</style>' }];
parentPort.postMessage(Object.fromEntries(workerData.paths.filter((path) => /home|login|trade/.test(path)).map(page)));`;

// A view that imports a chunk of its own and one shared with the program; its grid imports another.
const manifest = {
  'index.html': { file: 'assets/main-abc.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_dialog.js': { file: 'assets/dialog.js' },
  '_bars.js': { file: 'assets/bars.js' },
  'pages/data-view/page.tsx': { file: 'assets/page.js', imports: ['_shared.js', '_dialog.js'] },
  'pages/data-view/grid/view-grid.tsx': {
    file: 'assets/grid.js',
    imports: ['_bars.js', 'pages/data-view/page.tsx'],
  },
};

let database: TestDatabase;
let running: TestApp;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'daylight-portal-'));
  mkdirSync(path.join(folder, 'assets'));
  const html = `<!doctype html><title>Daylight</title><meta name="description" content="" /><link rel="icon" type="image/svg+xml" href="/favicon.svg" /><script>${inline}</script><script type="module" src="/assets/main-abc.js"></script><link rel="stylesheet" href="/assets/main-abc.css"></head><body><div id="root"><p>Opening</p></div></body>`;
  writeFileSync(path.join(folder, 'index.html'), html.padEnd(2_000));
  writeFileSync(path.join(folder, 'assets/main-abc.js'), script);
  writeFileSync(path.join(folder, 'assets/main-abc.css'), 'b{color:red}');
  mkdirSync(path.join(folder, '.prepare'));
  writeFileSync(path.join(folder, '.prepare/prepare.js'), drawer);
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, '.secret'), 'no');
  await compressFiles(folder);
  running = await testApp(database, {}, { app: { portalFolder: folder, publicConfig } });
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const publicConfig = async () => ({ ...sandboxConfig, supportEmail: '</script>@daylight.example' });

const page = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

test('hashed files are immutable', async () => {
  const { statusCode, headers } = await get('/assets/main-abc.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toContain('javascript');
});

test('files are sent as they were compressed at the build', async () => {
  const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  expect(brotli.headers.vary).toContain('accept-encoding');
  const gzip = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  const plain = await get('/assets/main-abc.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(script);
});

describe('a prerendered page', () => {
  const own = '<div id="root" data-waiting><h1>';

  test.each(['/home', '/login'])('%s is sent complete to a visitor and never cached', async (url) => {
    const { headers, body } = await get(url, page);
    expect(body).toContain(`${own}${url} of `);
    expect(body).toContain('<style>i{}</style></head>');
    // The page is visible without fetching anything else.
    expect(body).toContain('<style>b{color:red}</style>');
    expect(body).not.toContain('rel="stylesheet"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary).toContain('cookie');
  });

  test('contains the configuration, which cannot close the script element', async () => {
    const { body } = await get('/home', page);
    const [, text = ''] = /<script type="application\/json" id="prepared">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(text)).toEqual(await publicConfig());
  });

  test('is sent compressed, with the title of its address', async () => {
    const { headers, rawPayload } = await get('/home', { ...page, 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/home', page)).body);
    expect((await get('/home', page)).body).toContain('<title>Welcome · Daylight</title>');
  });

  test('sets the XSRF pair for a visitor who has none', async () => {
    const cookies = (await running.app.inject({ url: '/login', headers: page })).cookies;
    expect(cookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'csrf']);
  });

  test.each([
    ['who sends a session cookie', '/home', 'session=whatever'],
    ['who may be signed in and follows a link from another site', '/home', 'signed-in=1'],
    ['who adds query parameters', '/home?lang=en', ''],
    ['who asks for a page that is not prerendered', '/documentation', ''],
  ])('is not sent to somebody %s', async (_, url, cookie) => {
    const { headers, body } = await get(url, { ...page, cookie });
    expect(body).toContain('<div id="root"><p>Opening</p></div>');
    expect(body).not.toContain('id="prepared"');
    expect(headers.vary).toContain('cookie');
  });

  test('is made by a script that nobody can fetch', async () => {
    expect((await get('/.prepare/prepare.js', page)).statusCode).toBe(404);
  });

  test('is replaced by the empty page when prerendering fails, and the log says so', async () => {
    const config = () => Promise.reject(new Error('the provider is silent'));
    const other = await testApp(database, {}, { app: { portalFolder: folder, publicConfig: config } });
    const { statusCode, body } = await other.app.inject({ url: '/home', headers: page });
    await other.app.close();
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>Opening</p>');
    expect(other.log.map((line) => line.msg)).toContain('public pages could not be prerendered');
  });
});

describe('a page that is not prerendered', () => {
  const begun = (body: string): string[] => {
    const [, program = ''] = /<template id="program">(.*?)<\/template>/.exec(body) ?? [];
    return [...program.matchAll(/ src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
  };
  const signedIn = { ...page, cookie: 'signed-in=1' };

  test('is visible before its program loads, without fetching anything', async () => {
    const { body } = await get('/documentation', page);
    expect(body.replace(/<template[\s\S]*<\/template>/, '')).not.toContain('src="/assets');
    expect(begun(body)).toEqual(['main-abc.js']);
    expect(body).toContain('<style>b{color:red}</style>');
    expect(body).not.toContain('rel="stylesheet"');
  });

  test.each(['/data-viewing', '/data-viewing/order?tv=ICPM'])(
    '%s loads what the view needs with the program, each file before those that import it',
    async (url) => {
      const { body } = await get(url, signedIn);
      expect(begun(body)).toEqual(['main-abc.js', 'dialog.js', 'page.js', 'bars.js', 'grid.js']);
    },
  );

  test.each([
    ['a visitor, who is sent to the login', '/data-viewing/order?tv=ICPM', page],
    ['another page', '/data-viewing-else', signedIn],
  ])('loads only the program for %s', async (_, url, headers) => {
    const { body } = await get(url, headers);
    expect(begun(body)).toEqual(['main-abc.js']);
  });
});

describe('a data view that is opened by its address', () => {
  const names = 'tv=ICPM&assetclass=Bonds&subassetclass=Gilts&instrument=%3Ci%3EGB00%26&instrumentmic=IGDL';
  const signedIn = { ...page, cookie: 'signed-in=1' };
  const rootOf = (body: string): string | undefined => /<div id="root">(.*?)<template/s.exec(body)?.[1];
  const whole = () => get(`/data-viewing/trade?${names}`, signedIn);

  test('shows what the address names, as escaped text', async () => {
    const { headers, body } = await whole();
    expect(rootOf(body)).toContain('<p>&lt;i&gt;GB00&amp; · IGDL');
    expect(body).toContain('<style>i{}</style></head>');
    expect(headers['cache-control']).toBe('no-store');
    const [, text = ''] = /<script type="application\/json" id="asked">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(text)).toMatch(/^<i>GB00& · IGDL/);
    expect(body).not.toContain('id="prepared"');
  });

  test('shows the name of the venue once it has been read', async () => {
    await database.pool.query("UPDATE venues SET name = 'Gilts & more' WHERE mic = 'ICPM'");
    const named = await testApp(database, {}, { app: { portalFolder: folder, publicConfig } });
    const root = async () =>
      rootOf((await named.app.inject({ url: `/data-viewing/trade?${names}`, headers: signedIn })).body);
    await expect.poll(root).toContain('IGDL · Gilts &amp; more</p>');
    await named.app.close();
  });

  test('does not depend on the session', async () => {
    const other = await get(`/data-viewing/trade?${names}`, { ...page, cookie: 'session=whatever' });
    expect(rootOf(other.body)).toBe(rootOf((await whole()).body));
  });

  test.each([
    ['for a visitor', `/data-viewing/trade?${names}`, page],
    ['when the address does not name a complete instrument', '/data-viewing/trade?tv=ICPM', signedIn],
    ['when its kind is not prerendered', `/data-viewing/order?${names}`, signedIn],
  ])('is sent empty %s', async (_, url, headers) => {
    const { body } = await get(url, headers);
    expect(body).toContain('<div id="root"><p>Opening</p></div>');
    expect(body).not.toContain('id="asked"');
  });
});

test.each([
  '/',
  '/home',
  '/data-viewing/order?tv=ICPM',
  '/auth/authorization-code/callback?code=1',
  '/no/such/page',
])('the page address %s gets index.html, which is never cached', async (url) => {
  const { statusCode, headers, body } = await get(url, page);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('Daylight</title>');
});

test('pages allow following their flows only if the service enables it, and no atlas of flows is served otherwise', async () => {
  const mark = '<meta name="daylight-flows"';
  expect((await get('/home', page)).body).not.toContain(mark);
  expect((await get('/flows', page)).body).not.toContain('Flow atlas');
  const followed = await testApp(database, {}, { app: { portalFolder: folder, isFollowed: true } });
  const { body } = await followed.app.inject({ url: '/home', headers: page });
  await followed.app.close();
  expect(body).toContain(mark);
});

test.each(['/no.such', '/home.html', '/restore-password/abc.def', '/wp-login.php'])(
  'A 2.1: any other path redirects to home: the router also gets %s, which looks like a file',
  async (url) => {
    const { statusCode, headers } = await get(url, page);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  },
);

test.each([undefined, '*/*'])('a page is also served to a link checker that accepts %s', async (accept) => {
  const headers = accept === undefined ? {} : { accept };
  expect((await get('/home', headers)).statusCode).toBe(200);
  const head = await running.app.inject({ method: 'HEAD', url: '/home', headers });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect((await get('/assets/gone', { accept: 'application/json' })).statusCode).toBe(404);
});

test('a page that names no icon gets the portal’s', async () => {
  const { statusCode, headers } = await get('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([302, '/favicon.svg']);
});

test('index.html requested by name is never cached either', async () => {
  expect((await get('/index.html')).headers['cache-control']).toBe('no-store');
});

test.each([
  '/assets/gone.js',
  '/api/nothing',
  '/gone.ico',
  '/.secret',
  '/assets/../.secret',
  '/%2e%2e/package.json',
])('%s is not found, even when a browser asks for a page', async (url) => {
  const answer = await get(url, page);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe('not-found');
});

test('a request that is not a navigation gets no page', async () => {
  expect((await get('/home', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await running.app.inject({ method: 'POST', url: '/home', headers: page })).statusCode).toBe(404);
});

test('architecture.md Identity and session: the inline script of the page is allowed by its hash', async () => {
  const [hash] = inlineScriptHashes(`<script>${inline}</script>`);
  expect(hash).toMatch(/^sha256-/);
  const policy = String((await get('/home', page)).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' '${hash}'`);
  expect(inlineScriptHashes('<script src="/a.js"></script>')).toEqual([]);
});

describe('without scripts, search engines and link previews can read', () => {
  test.each(publicPages)(
    'the title, the description and the canonical address of $path',
    async ({ path: address, title, description }) => {
      const { body } = await get(`${address}/?from=mail`, page);
      expect(body).toContain(`<title>${title} · Daylight</title>`);
      expect(body).toContain(`<meta name="description" content="${description}" />`);
      expect(body).toContain(`<link rel="canonical" href="http://localhost${address}" />`);
      expect(body).not.toContain('noindex');
      expect(description.length).toBeLessThanOrEqual(160);
      expect(routeTable.find((row) => row.path === address)).toMatchObject({ title, area: 'public' });
    },
  );

  test('the title of a report’s link, without a canonical address', async () => {
    const { body } = await get('/best-execution-reporting/download?publisher=1&date=2026-04-30', page);
    expect(body).toContain('<title>Quality of Execution Reporting · Daylight</title>');
    expect(body).not.toMatch(/canonical|noindex/);
  });

  test('that the root address is the home page', async () => {
    expect((await get('/', page)).body).toContain('<link rel="canonical" href="http://localhost/home" />');
  });

  test.each(['/my-account/details', '/login', '/restore-password/secret', '/no/such/page', '/__proto__'])(
    'that %s must not be indexed',
    async (address) => {
      const { body } = await get(address, page);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toContain('canonical');
    },
  );

  test('which parts to skip and where the public pages are', async () => {
    const robots = await get('/robots.txt');
    expect(robots.statusCode).toBe(200);
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('\nDisallow: /api/\n');
    expect(robots.body).toContain('\nSitemap: http://localhost/sitemap.xml\n');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(publicPages.map((one) => `http://localhost${one.path}`));
  });
});
