import { requirements, testsByNumber } from './requirements.ts';

/** `npm run -s requirements -- A 4.8`: the tests whose titles name that requirement; of a chapter, or of all, if asked. */
const asked = process.argv.slice(2).join(' ');
const chosen = requirements.filter(({ number }) => `${number}.`.startsWith(asked === '' ? '' : `${asked}.`));
if (chosen.length === 0) throw new Error(`docs/requirements.md has no entry ${asked}`);

const tests = testsByNumber();
for (const { number, title, saysSomething } of chosen) {
  const named = tests.get(number) ?? [];
  console.log(`${number} ${title}`);
  for (const test of named) console.log(`  ${test}`);
  if (saysSomething && named.length === 0) console.log('  no test names it');
}
