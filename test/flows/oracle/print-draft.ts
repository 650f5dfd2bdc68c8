import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `npm run -s expected -- FLOW`: drafts rows for everything the flow does that its table does not say. */
const [flow] = process.argv.slice(2);
if (flow === undefined)
  throw new Error('Name a flow as in the atlas, such as `npm run -s expected -- payment`');
const top = path.resolve(import.meta.dirname, '../../..');
const file = path.join(top, 'coverage/expected', `${flow}.md`);
spawnSync(
  path.join(top, 'node_modules/.bin/vitest'),
  ['run', '--project', 'machines', '--reporter=dot', 'test/flows/machines.test.ts', '-t', `^${flow} `],
  { cwd: top, env: { ...process.env, EXPECTED_DRAFT: file }, stdio: 'ignore' },
);
process.stdout.write(readFileSync(file, 'utf8'));
