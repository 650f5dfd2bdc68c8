import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { messageOf } from '../../domain/thrown.ts';
import { securityClock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import {
  type Correctable,
  type Corrected,
  correctInstrument,
  correctionsOf,
  knownInstrument,
} from '../ingest/instrument-corrections.ts';
import type { Output } from './ingest.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';

export const instrumentsUsage = `Usage: npm run daylight -- instruments show CODE
       npm run daylight -- instruments correct CODE [CODE …] [--asset-class TEXT] [--sub-asset-class TEXT]
           [--description TEXT] [--currency CODE|none] --reason TEXT [--by NAME] [--yes]

What is known of an instrument is what its first line said. Later lines may rename it, add a currency where it has none,
and name the currency that has replaced its own; anything else they contradict is refused. correct mends what was wrong
from the start, with the lists of venues and the saved views that name the instrument. Its rows stay as they were
published, and files published before stay too. Addresses of views with the old class no longer open.

correct shows what it would change and asks before it does. --yes does not ask; without a terminal and without --yes
nothing is changed. Several codes are corrected together, or none. show lists the corrections, which stay in the log.

  --by    on whose behalf you act; recorded with your user name`;

const options = {
  'asset-class': { type: 'string' },
  'sub-asset-class': { type: 'string' },
  description: { type: 'string' },
  currency: { type: 'string' },
  reason: { type: 'string', default: '' },
  by: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type Asked =
  | { readonly action: 'show'; readonly code: string }
  | {
      readonly action: 'correct';
      readonly codes: readonly string[];
      readonly change: Partial<Correctable>;
      readonly reason: string;
      readonly by: string | null;
      readonly yes: boolean;
    };

/** The requested action; a sentence that says what is wrong otherwise. */
function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, ...codes] = positionals;
    if (action !== 'show' && action !== 'correct') return 'Say show or correct.';
    const [code] = codes;
    if (code === undefined) return 'Name an instrument by its code.';
    if (action === 'show') return codes.length > 1 ? 'show is for one instrument.' : { action, code };
    const { 'asset-class': assetClass, 'sub-asset-class': subAssetClass, description, currency } = values;
    const change = {
      ...(assetClass === undefined ? {} : { assetClass }),
      ...(subAssetClass === undefined ? {} : { subAssetClass }),
      ...(description === undefined ? {} : { description }),
      ...(currency === undefined ? {} : { currency: currency === 'none' ? null : currency }),
    };
    if (Object.keys(change).length === 0) return 'Say what is to be corrected.';
    const reason = values.reason.trim();
    if (reason === '' || reason.length > 500) return '--reason says why, in at most 500 characters.';
    return { action, codes: [...new Set(codes)], change, reason, by: values.by ?? null, yes: values.yes };
  } catch (error) {
    return messageOf(error);
  }
}

const names = {
  assetClass: 'asset class',
  subAssetClass: 'sub-asset class',
  description: 'description',
  currency: 'currency',
} as const;
const fields = ['assetClass', 'subAssetClass', 'description', 'currency'] as const;

const changesOf = (before: Correctable, after: Correctable): readonly string[] =>
  fields
    .filter((name) => before[name] !== after[name])
    .map((name) => `${names[name]}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);

async function show(client: pg.ClientBase, code: string, { print }: Output): Promise<void> {
  const known = await knownInstrument(client, code);
  print(`${known.code}  ${known.codeType}`);
  for (const name of fields) print(`  ${names[name]}: ${known[name] ?? 'none'}`);
  for (const { dataType, venue, first, last } of known.lists)
    print(`  ${dataType}s of ${venue}, published from ${first.slice(0, 10)} to ${last.slice(0, 10)}`);
  print(`  saved views: ${known.savedViews}`);
  for (const { at, who, reason, before, after } of await correctionsOf(client, code))
    print(`  ${at}  ${who}  ${changesOf(before, after).join('; ')}: ${reason}`);
}

function printCorrected({ before, after, classesGone }: Corrected, { print }: Output): void {
  print(before.code);
  for (const change of changesOf(before, after)) print(`  ${change}`);
  const isMoved = before.assetClass !== after.assetClass || before.subAssetClass !== after.subAssetClass;
  const [lists, views] = [before.lists.length, isMoved ? before.savedViews : 0];
  print(`  lists: ${lists}, saved views: ${views}, sub-asset classes no longer listed: ${classesGone}`);
}

/** Whether the operator agrees; null if nobody can be asked. */
async function agreed(): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question('Change this? (y/N) ')).trim());
  } finally {
    asking.close();
  }
}

/** Rolls a preview back. */
class PreviewEnd extends Error {}

/** `instruments show` and `correct`. Returns the exit code. */
export async function instrumentsCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(instrumentsUsage);
    return 1;
  }
  return onOperatorDatabase(asked.action === 'show' ? 'reads' : 'changes', async ({ pool }) => {
    if (asked.action === 'show') {
      await inTransaction(pool, (client) => show(client, asked.code, output));
      return 0;
    }
    const { codes, change, reason, by, yes } = asked;
    const act = { actor: { osUser: operatorName(), by }, reason, at: securityClock.now() };
    const correctAll = async (client: pg.ClientBase): Promise<readonly Corrected[]> => {
      const corrected: Corrected[] = [];
      for (const code of codes) corrected.push(await correctInstrument(client, code, change, act));
      return corrected;
    };
    if (!yes) {
      // Nothing is held while the operator thinks.
      await inTransaction(pool, async (client) => {
        for (const each of await correctAll(client)) printCorrected(each, output);
        throw new PreviewEnd();
      }).catch((error: unknown) => {
        if (!(error instanceof PreviewEnd)) throw error;
      });
      const answer = await agreed();
      if (answer !== true) {
        output.print(answer === null ? 'Nothing was changed: --yes changes it.' : 'Nothing was changed.');
        return answer === null ? 1 : 0;
      }
    }
    const corrected = await inTransaction(pool, correctAll);
    if (yes) for (const each of corrected) printCorrected(each, output);
    output.print(`Corrected: ${codes.join(' ')}`);
    return 0;
  });
}
