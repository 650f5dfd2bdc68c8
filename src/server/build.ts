// npm run build: builds the pages as the first start would, so that a program which is deployed has nothing to write
// beside its data.
import path from 'node:path';
import { BuildFault, buildPortalWhenStale } from './portal-build.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

try {
  const built = await buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));
  console.log(built ? 'The pages are built.' : 'The pages are built already.');
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
