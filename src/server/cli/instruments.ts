import { parseArgs } from 'node:util';
import { messageOf } from '../../domain/thrown.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { securityClock } from '../clock.ts';
import {
  type Correctable,
  type Corrected,
  correctInstrument,
  correctionsOf,
  knownInstrument,
} from '../ingest/instrument-corrections.ts';
import { isConfirmed } from './confirm.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const instrumentsUsage = `Usage: npm run daylight -- instruments show CODE
       npm run daylight -- instruments correct CODE [CODE …] [--asset-class TEXT] [--sub-asset-class TEXT]
           [--description TEXT] [--currency CODE|none] --reason TEXT [--by NAME] [--dry-run | --yes]

What is known of an instrument is what its first line said. Later lines may rename it, add a currency where it has none,
and name the currency that has replaced its own; anything else they contradict is refused. correct mends what was wrong
from the start, with the lists of venues and the saved views that name the instrument. Its rows stay as they were
published, and files published before stay too. Addresses of views with the old class no longer open.

correct shows what it would change and asks first; with --yes it does not. --dry-run shows it and changes nothing.
Several codes are corrected together, or none. show lists the corrections, which stay in the log.

  --by    on whose behalf you act; recorded with your user name`;

const options = {
  'asset-class': { type: 'string' },
  'sub-asset-class': { type: 'string' },
  description: { type: 'string' },
  currency: { type: 'string' },
  reason: { type: 'string', default: '' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
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
      readonly dryRun: boolean;
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
    const { by = null, 'dry-run': dryRun, yes } = values;
    if (dryRun && yes) return 'Say --dry-run or --yes, not both.';
    return { action, codes: [...new Set(codes)], change, reason, by, dryRun, yes };
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

async function show(client: Transaction, code: string, { print }: Output): Promise<void> {
  const known = await knownInstrument(client, code);
  print(`${known.code}  ${known.codeType}`);
  for (const name of fields) print(`  ${names[name]}: ${known[name] ?? 'none'}`);
  for (const { dataType, venue, first, last } of known.lists)
    print(`  ${dataType}s of ${venue}, published from ${first.slice(0, 10)} to ${last.slice(0, 10)}`);
  print(`  saved views: ${known.savedViews}`);
  for (const { at, who, reason, before, after } of await correctionsOf(client, code))
    print(`  ${at}  ${who}  ${changesOf(before, after).join('; ')}: ${reason}`);
}

function linesOf({ before, after, classesGone }: Corrected): readonly string[] {
  const isMoved = before.assetClass !== after.assetClass || before.subAssetClass !== after.subAssetClass;
  const [lists, views] = [before.lists.length, isMoved ? before.savedViews : 0];
  return [
    before.code,
    ...changesOf(before, after).map((change) => `  ${change}`),
    `  lists: ${lists}, saved views: ${views}, sub-asset classes no longer listed: ${classesGone}`,
  ];
}

/** Rolls a preview back. */
class PreviewEnd extends Error {}

async function previewOf(
  pool: Database,
  work: (client: Transaction) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  try {
    await pool.transaction(async (client) => {
      lines = await work(client);
      throw new PreviewEnd();
    });
  } catch (error) {
    if (!(error instanceof PreviewEnd)) throw error;
  }
  return lines;
}

/** `instruments show` and `correct`. Returns the exit code. */
export async function instrumentsCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(instrumentsUsage);
    return 1;
  }
  if (asked.action === 'show')
    return onOperatorDatabase('reads', output, async ({ pool }) => {
      await pool.transaction((client) => show(client, asked.code, output));
      return 0;
    });
  const { codes, change, reason, by, dryRun, yes } = asked;
  return onOperatorDatabase(dryRun ? 'reads' : 'changes', output, async ({ pool }) => {
    const act = { actor: { osUser: operatorName(), by }, reason, at: securityClock.now() };
    const correctAll = async (client: Transaction): Promise<readonly string[]> => {
      const corrected: Corrected[] = [];
      for (const code of codes) corrected.push(await correctInstrument(client, code, change, act));
      return corrected.flatMap(linesOf);
    };
    const print = (lines: readonly string[]): void => lines.forEach(output.print);
    if (dryRun) {
      print(await previewOf(pool, correctAll));
      return 0;
    }
    // Nothing is held while the operator thinks.
    const about = yes ? '' : (await previewOf(pool, correctAll)).join('\n');
    if (!(await isConfirmed(about, yes, output))) return 1;
    print(await pool.transaction(correctAll));
    output.print(`Corrected: ${codes.join(' ')}`);
    return 0;
  });
}
