import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';

/** What a running service is made of: the rooms of the service, and files that it reads or its operator does. */
const rooms = ['contract', 'domain', 'identity', 'platform', 'sandbox', 'server'].map(
  (room) => `src/${room}`,
);
const files = ['openapi.yaml', 'package-lock.json', '.npmrc', '.env.example', 'LICENSE'];
const portal = 'dist/portal';

/** Plain JavaScript at the same place, so that all that a file reads beside itself is found as before. */
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

/** The manifest without what only a developer has use for. */
async function manifest(projectDir: string): Promise<string> {
  const whole: Record<string, unknown> = JSON.parse(
    await readFile(path.join(projectDir, 'package.json'), 'utf8'),
  );
  const { devDependencies, workspaces, ...kept } = whole;
  const scripts = { start: run('src/server/start.js'), daylight: run('src/server/cli/daylight.js') };
  return `${JSON.stringify({ ...kept, scripts }, null, 2)}\n`;
}

/** Runs npm in a folder. @returns what it printed */
async function npm(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Takes the packages of development out of the lock file, and lists those that stay, as CycloneDX. */
async function listPackages(folder: string): Promise<void> {
  await npm(folder, ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  await writeFile(path.join(folder, 'sbom.json'), await npm(folder, ['sbom', ...options]));
}

/** Writes the service as a release has it: as plain JavaScript, beside it what it reads. @param more other folders of the project */
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
 * Writes all that production needs into a folder of its own: the service as plain JavaScript, the built pages, and a
 * manifest whose packages `npm ci --omit=dev` installs there, with a list of them. Nothing is compiled, bundled or built any more when it
 * runs. What was in the folder is replaced once the new release is whole.
 */
export async function writeRelease(projectDir: string, folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  try {
    await writeService(projectDir, aside);
    await cp(path.join(projectDir, portal), path.join(aside, portal), { recursive: true });
    await writeFile(path.join(aside, 'package.json'), await manifest(projectDir));
    await listPackages(aside);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
