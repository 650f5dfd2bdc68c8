import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

/** What a running service is made of: the rooms of the service, and files that it reads or its operator does. */
const rooms = ['contract', 'domain', 'identity', 'platform', 'sandbox', 'server'].map(
  (room) => `src/${room}`,
);
const files = ['openapi.yaml', 'package-lock.json', '.npmrc', '.env.example', 'LICENSE'];
const portal = 'dist/portal';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  sourceMap: true,
};

/** Plain JavaScript at the same place, so that all that a file reads beside itself is found as before. */
async function compile(from: string, to: string): Promise<void> {
  const { outputText, sourceMapText = '' } = ts.transpileModule(await readFile(from, 'utf8'), {
    compilerOptions: { ...compilerOptions, inlineSources: true },
    fileName: path.basename(from),
  });
  const file = to.replace(/\.ts$/, '.js');
  await writeFile(file, outputText);
  await writeFile(`${file}.map`, sourceMapText);
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

/**
 * Writes all that production needs into a folder of its own: the service as plain JavaScript, the built pages, and a
 * manifest whose packages `npm ci --omit=dev` installs there, with a list of them. Nothing is compiled, bundled or built any more when it
 * runs. What was in the folder is replaced once the new release is whole.
 */
export async function writeRelease(projectDir: string, folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  try {
    await mkdir(aside, { recursive: true });
    await Promise.all(rooms.map((room) => copyRoom(projectDir, room, aside)));
    for (const file of files) await cp(path.join(projectDir, file), path.join(aside, file));
    await cp(path.join(projectDir, portal), path.join(aside, portal), { recursive: true });
    await writeFile(path.join(aside, 'package.json'), await manifest(projectDir));
    await listPackages(aside);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
