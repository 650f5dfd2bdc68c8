import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ledger, unmet } from './ledger.ts';
import { walksFolder } from './random/bounds.ts';

/**
 * The last part of a run: fails with the names of the rare situations that earlier parts should have met and did not.
 * Parts that did not run are left out.
 */
const reports = path.resolve(import.meta.dirname, '../../coverage/reports');
const ran = existsSync(reports) ? readdirSync(reports).map((file) => path.basename(file, '.json')) : [];
const missing = unmet(ran);
for (const { name, requirement, part } of missing)
  console.error(`never met in ${part}: ${name} (${requirement})`);
const owed = ledger.filter(({ part }) => ran.includes(part)).length;
console.log(`${owed - missing.length} of ${owed} rare situations met`);

const walked = existsSync(walksFolder)
  ? readdirSync(walksFolder).map((file): { walks: number; steps: number } =>
      JSON.parse(readFileSync(path.join(walksFolder, file), 'utf8')),
    )
  : [];
const sum = (pick: (one: { walks: number; steps: number }) => number): string =>
  walked.reduce((total, one) => total + pick(one), 0).toLocaleString('en-GB');
console.log(`${sum(({ walks }) => walks)} random walks, ${sum(({ steps }) => steps)} steps`);
process.exitCode = missing.length === 0 ? 0 : 1;
