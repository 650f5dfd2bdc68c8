import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { drawerPath } from './http/prepared-pages.ts';
import { replaceFolder } from './replace-folder.ts';

/** The inputs of a build of the portal, relative to the project. */
const inputs = [
  'src/portal',
  'src/domain',
  'src/contract',
  'machines',
  // Shown on pages.
  'docs/examples',
  'CHANGELOG.md',
  'vite.config.ts',
  'package-lock.json',
];
const compressible = /\.(js|css|html|svg|json|txt|webmanifest|map)$/;
const leastBytes = 1024;

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of all inputs of a build, which are files and folders relative to the project. */
export async function inputHash(projectDir: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const place = path.join(projectDir, input);
    if (!existsSync(place)) continue;
    const files = path.extname(place) === '' ? (await filesUnder(place)).sort() : [place];
    for (const file of files) {
      hash.update(path.relative(projectDir, file)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Writes a `.br` and a `.gz` next to every file of a folder that becomes smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter(
    (file) => compressible.test(file) && !file.endsWith('.map'),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.byteLength < leastBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      };
      await Promise.all([
        pipeline(createReadStream(file), createBrotliCompress({ params }), createWriteStream(`${file}.br`)),
        pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
      ]);
    }),
  );
}

// In a separate process, so that it is a production build whatever NODE_ENV is here, and both processors are used.
function runVite(projectDir: string, outDir: string, further: readonly string[] = []): Promise<void> {
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  return new Promise((resolve, reject) => {
    const options = [
      '--config',
      'vite.config.ts',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'error',
      ...further,
    ];
    const child = spawn(process.execPath, [vite, 'build', ...options], {
      cwd: projectDir,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new BuildFault())));
  });
}

/** The portal's sources cannot be built; the errors have been printed. */
export class BuildFault extends Error {
  override readonly name = 'BuildFault';
  override readonly message = 'The portal could not be built, see above';
}

/**
 * Builds the portal if any of its inputs has changed since the last build.
 *
 * @returns whether it was built now
 */
export async function buildPortalWhenStale(projectDir: string, folder: string): Promise<boolean> {
  // A release contains the built pages and not their sources.
  if (!existsSync(path.join(projectDir, 'src/portal'))) return false;
  const stamp = path.join(path.dirname(folder), 'portal.sha256');
  const hash = await inputHash(projectDir, inputs);
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (last === hash && existsSync(path.join(folder, 'index.html'))) return false;
  // Built in a separate folder and moved when complete, so that two simultaneous builds do not damage each other's
  // files.
  const aside = `${folder}.${randomUUID()}`;
  const drawer = `${aside}.prepare`;
  try {
    await Promise.all([
      runVite(projectDir, aside),
      // The program that prerenders pages for visitors: the same portal, built for Node.
      runVite(projectDir, drawer, [
        '--ssr',
        path.basename(drawerPath).replace('.js', '.tsx'),
        '--sourcemap',
        'false',
      ]),
    ]);
    await compressFiles(aside);
    await rename(drawer, path.join(aside, path.dirname(drawerPath)));
    await replaceFolder(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(drawer, { recursive: true, force: true });
  }
  await writeFile(stamp, hash);
  return true;
}
