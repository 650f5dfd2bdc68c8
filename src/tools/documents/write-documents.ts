import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documents } from './documents.ts';

for (const { file, make } of documents) {
  await writeFile(file, await make());
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
}
