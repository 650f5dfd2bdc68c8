import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';

/** The rooms of the service, and below them the other files that it or its operator reads. */
const rooms = ['contract', 'domain', 'identity', 'platform', 'sandbox', 'server'].map(
  (room) => `src/${room}`,
);
const files = ['openapi.yaml', 'package-lock.json', '.npmrc', '.env.example', 'LICENSE'];
const portal = 'dist/portal';

/** Compiles a file to plain JavaScript at the same relative path, so that it finds the files it reads beside itself. */
async function compile(from: string, to: string): Promise<void> {
  const { code, map } = await transformWithOxc(await readFile(from, 'utf8'), path.basename(from), {
    target: 'es2023',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: true },
  });
  const file = to.replace(/\.ts$/, '.js');
  await writeFile(file, `${code}\n//# sourceMappingURL=${path.basename(file)}.map\n`);
  await writeFile(`${file}.map`, JSON.stringify(map));
}

async function copyRoom(projectDir: string, room: string, to: string): Promise<void> {
  const entries = await readdir(path.join(projectDir, room), { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const copy = path.join(to, path.relative(projectDir, file));
    await mkdir(path.dirname(copy), { recursive: true });
    if (/\.d\.ts$/.test(file)) continue;
    if (file.endsWith('.ts')) await compile(file, copy);
    else await cp(file, copy);
  }
}

const run = (file: string): string => `exec node --enable-source-maps ${file}`;

/** package.json without what only developers and laptops use: production has a PostgreSQL of its own. */
async function manifest(projectDir: string): Promise<string> {
  const whole: Record<string, unknown> = JSON.parse(
    await readFile(path.join(projectDir, 'package.json'), 'utf8'),
  );
  const { devDependencies, optionalDependencies, workspaces, ...kept } = whole;
  const scripts = { start: run('src/server/start.js'), daylight: run('src/server/cli/daylight.js') };
  return `${JSON.stringify({ ...kept, scripts }, null, 2)}\n`;
}

/** Runs npm in a folder. @returns what it printed */
async function npm(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 });
  return stdout;
}

/** The packages of a lock file, in CycloneDX format. */
const packagesOf = (folder: string): Promise<string> =>
  npm(folder, ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']);

/**
 * Removes development packages from the lock file and lists the others; in a second list, those of the project, which
 * made the pages and ran the tests.
 */
async function listPackages(projectDir: string, folder: string): Promise<void> {
  await npm(folder, ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  await writeFile(path.join(folder, 'sbom.json'), await packagesOf(folder));
  await writeFile(path.join(folder, 'sbom-development.json'), await packagesOf(projectDir));
}

/** Writes the service's code as plain JavaScript, and the files it reads. @param more further folders of the project */
export async function writeService(
  projectDir: string,
  folder: string,
  more: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...rooms, ...more].map((room) => copyRoom(projectDir, room, folder)));
  for (const file of files) await cp(path.join(projectDir, file), path.join(folder, file));
}

/**
 * Writes everything that production needs into a folder: the service as plain JavaScript, the built pages, and a
 * manifest for `npm ci --omit=dev`, with lists of packages. Nothing is compiled or built when it runs. Replaces an
 * earlier release in the folder once the new one is complete.
 */
export async function writeRelease(projectDir: string, folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  try {
    await writeService(projectDir, aside);
    await cp(path.join(projectDir, portal), path.join(aside, portal), { recursive: true });
    await writeFile(path.join(aside, 'package.json'), await manifest(projectDir));
    await listPackages(projectDir, aside);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
