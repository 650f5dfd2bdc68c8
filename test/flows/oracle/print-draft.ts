import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `npm run -s expected -- FLOW`: rows for all that the flow does and its table does not say, to be read. */
const [flow] = process.argv.slice(2);
if (flow === undefined) throw new Error('Name a flow by its file, such as `npm run -s expected -- payment`');
const top = path.resolve(import.meta.dirname, '../../..');
const file = path.join(top, 'coverage/expected', `${flow}.md`);
spawnSync(
  path.join(top, 'node_modules/.bin/vitest'),
  ['run', '--project', 'machines', '--reporter=dot', `test/flows/machine/${flow}.test.ts`],
  { cwd: top, env: { ...process.env, EXPECTED_DRAFT: file }, stdio: 'ignore' },
);
process.stdout.write(readFileSync(file, 'utf8'));
