// npm run build: builds the pages, as the first start would, and writes dist/release with all that production needs.
import path from 'node:path';
import { BuildFault, buildPortalWhenStale } from '../../server/portal-build.ts';
import { writeRelease } from './release.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

try {
  const built = await buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));
  console.log(built ? 'The pages are built.' : 'The pages were built already.');
  await writeRelease(projectDir, path.join(projectDir, 'dist/release'));
  console.log('The release is in dist/release: run npm ci --omit=dev && npm start there.');
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
