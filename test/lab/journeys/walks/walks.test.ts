import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSource } from '../../../flows/random/as-source.ts';
import { walkSeed, writeWalked } from '../../../flows/random/bounds.ts';
import { launchBrowser } from '../../../journeys/browser.ts';
import { openStored, type Stored } from '../../../journeys/stored.ts';
import { type RunningProgram, startProgram } from '../../../server/start-program.ts';
import { knownWalks } from './known-walks.ts';
import type { Kind } from './offers.ts';
import type { Beginning, Path, Step } from './steps.ts';
import { again, type Ground, Walk } from './walk.ts';

/** The number of random walks. */
const count = Number(process.env.DAYLIGHT_BROWSER_WALKS ?? 6);
const length = 25;

let program: RunningProgram | undefined;
let browser: Browser | undefined;
let stored: Stored | undefined;
let ground: Ground;

beforeAll(async () => {
  program = await startProgram({ NO_PAYMENT_MODE: 'false' });
  browser = await launchBrowser();
  stored = await openStored(program.dataDir);
  ground = { browser, origin: program.origin, stored };
});
afterAll(async () => {
  await stored?.close();
  await browser?.close();
  await program?.stop();
});

type Draw = { readonly kind: Kind; readonly pick: number; readonly isHasty: boolean };
const often = (weight: number, kind: Kind) => ({ arbitrary: fc.constant(kind), weight });
const drawn: fc.Arbitrary<Draw> = fc.record({
  kind: fc.oneof(
    often(10, 'money'),
    often(10, 'window'),
    often(3, 'button'),
    often(2, 'link'),
    often(3, 'box'),
    often(3, 'write'),
    often(4, 'history'),
    often(2, 'tabs'),
    often(4, 'wire'),
    often(2, 'cookies'),
    often(4, 'provider'),
    often(1, 'clock'),
  ),
  pick: fc.nat(),
  isHasty: fc.nat(3).map((of) => of === 0),
});
const beginnings: readonly Beginning[] = ['unpaid', 'unpaid', 'subscribed', 'registering'];

function choose(walk: Walk, { kind, pick, isHasty }: Draw): Step | undefined {
  const offers = walk.offers()[kind];
  const step = offers[pick % offers.length];
  return step && isHasty ? { ...step, hasty: true } : step;
}

async function walkDrawn(from: Beginning, draws: readonly Draw[]): Promise<Walk> {
  const walk = await Walk.begin(ground, from);
  try {
    for (const draw of draws) {
      const step = walk.faults.length === 0 ? choose(walk, draw) : undefined;
      if (step) await walk.step(step);
    }
    await walk.home();
  } finally {
    await walk.end();
  }
  return walk;
}

/** A shorter walk to the same fault: tries to leave out halves, then single steps. */
async function shortened(path: Path, faults: readonly string[]): Promise<Path> {
  const [fault = ''] = faults;
  const isSame = async (steps: readonly Step[]): Promise<boolean> =>
    (await again(ground, { ...path, steps })).faults.some((one) => one.slice(0, 40) === fault.slice(0, 40));
  let { steps } = path;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let at = steps.length - size; at >= 0; at -= size) {
      const shorter = steps.filter((_, index) => index < at || index >= at + size);
      if (await isSame(shorter)) steps = shorter;
    }
  return { ...path, steps };
}

const printed = ({ from, steps }: Path, seed: number): string =>
  `walked again by this in \`knownWalks\` of known-walks.ts:\n  'found at random with seed ${seed}': {\n    from: '${from}',\n    steps: [\n${steps
    .map((step) => `      ${asSource(step)},`)
    .join('\n')}\n    ],\n  },`;

describe('one person in the running portal, whatever happens', () => {
  test.each(Object.entries(knownWalks))('%s', async (_, path) => {
    expect((await again(ground, path)).faults).toEqual([]);
  });

  const walks = fc.sample(
    fc.tuple(fc.constantFrom(...beginnings), fc.array(drawn, { minLength: length, maxLength: length })),
    { numRuns: Math.max(count, 1), seed: walkSeed },
  );
  let steps = 0;
  // Shortening a fault walks parts of the way again.
  test.each(walks.slice(0, count).map((walk, index) => [index + 1, ...walk] as const))(
    'the rules hold on random walk %d',
    { timeout: 600_000 },
    async (_, from, draws) => {
      const { taken, faults } = await walkDrawn(from, draws);
      steps += taken.length;
      if (faults.length === 0) return;
      const path = await shortened({ from, steps: taken }, faults);
      expect.fail(`${[...new Set(faults)].join('\n')}\n${printed(path, walkSeed)}`);
    },
  );
  afterAll(() => {
    if (count > 0) writeWalked({ flow: 'browser', walks: count, steps });
  });
});
