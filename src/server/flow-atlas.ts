import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from './http/plain-page.ts';
import { inputHash } from './portal-build.ts';

/** The inputs of the atlas, relative to the project. */
const inputs = [
  'machines',
  'src/domain',
  'src/portal/theme',
  'src/portal/flows',
  'src/portal/inspect',
  'src/tools',
  'openapi.yaml',
  'test/flows',
  'docs',
  'package-lock.json',
];
/** The coverage of walks. A running test suite keeps writing it, so for a while changes to it alone redraw nothing. */
const figures = ['coverage/flows'];
const figuresMayLagMs = 600_000;

// In a separate process: it takes seconds of processor time, and the service goes on answering.
function draw(projectDir: string, file: string): Promise<void> {
  const tool = path.join(projectDir, 'src/tools/atlas/write-atlas.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', tool, file], {
      cwd: projectDir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The atlas could not be drawn: exit code ${code}`)),
    );
  });
}

/** The page's own content security policy. */
function policyOf(html: string): string {
  const [, policy = "default-src 'none'"] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** Serves the atlas of the flows at /flows, and redraws it if its inputs have changed. Never in production. */
export function addFlowAtlas(app: FastifyInstance, projectDir: string): void {
  const folder = path.join(projectDir, 'dist/atlas');
  const [file, stamp] = [path.join(folder, 'index.html'), path.join(folder, 'atlas.sha256')];
  const drawn = `${file}.new`;
  let drawing = false;
  let fault: unknown = null;
  const begin = (made: string): void => {
    drawing = true;
    mkdir(folder, { recursive: true })
      .then(() => draw(projectDir, drawn))
      .then(() => rename(drawn, file))
      .then(() => writeFile(stamp, made))
      .catch((error: unknown) => {
        app.log.error(error);
        fault = error;
      })
      .finally(() => {
        drawing = false;
      });
  };
  /** Whether there is an atlas of these charts; figures that lag are drawn anew meanwhile. */
  const isDrawn = async (charts: string, walked: string): Promise<boolean> => {
    if (!existsSync(file) || !existsSync(stamp)) return false;
    const [drawnCharts, drawnWalked] = (await readFile(stamp, 'utf8')).split(' ');
    if (drawnCharts !== charts) return false;
    const lags = drawnWalked !== walked && Date.now() - (await stat(stamp)).mtimeMs > figuresMayLagMs;
    if (lags && !drawing) begin(`${charts} ${walked}`);
    return true;
  };
  app.get('/flows', { compress: false }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (fault !== null) {
      fault = null;
      const words = '<p>The charts could not be drawn; the log says why. Load the page to try again.</p>';
      return sendPlainPage(reply, 500, 'Flow atlas', words);
    }
    const charts = await inputHash(projectDir, inputs);
    const walked = await inputHash(projectDir, figures);
    if (await isDrawn(charts, walked)) {
      const atlas = await readFile(file, 'utf8');
      return reply.header('content-security-policy', policyOf(atlas)).send(atlas);
    }
    if (!drawing) begin(`${charts} ${walked}`);
    const words = '<p role="status">The charts of the flows are being drawn …</p>';
    return sendPlainPage(reply.header('refresh', '1'), 200, 'Flow atlas', words);
  });
}
