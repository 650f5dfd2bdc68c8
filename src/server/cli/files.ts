import { parseArgs } from 'node:util';
import { counted } from '../../domain/counted.ts';
import { rejectsKeptDays } from '../ingest/kept-rejects.ts';
import {
  type ListedFile,
  listedFiles,
  mostListed,
  type ShownFile,
  shownFile,
  takeBackFile,
} from '../operator/file-acts.ts';
import { type RejectsForm, rejectsText } from '../operator/rejected-lines.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import {
  actOptions,
  actOptionsUsage,
  commandOf,
  faultOfAct,
  faultOfLooking,
  type Run,
  runAct,
} from './run-act.ts';

export const filesUsage = `Usage: npm run daylight -- files list [--of NAME] [--json]
       npm run daylight -- files show NUMBER [--json]
       npm run daylight -- files rejects NUMBER [--lines]
       npm run daylight -- files take-back NUMBER --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

The files of trades and orders of which rows are kept, and those of which lines were rejected. rejects prints what was wrong
with these lines, as CSV: number of the line, field, value, reason and the line itself; with --lines the lines alone under the
heading of their file, to be mended and loaded as a file of their own. Where not all lines are kept
that were not taken, the file is mended and loaded whole. They are kept for ${rejectsKeptDays} days, of each publisher the last 50 MB. take-back cancels the trades of one, as a file of its venue would:
nothing is deleted, each trade gets a cancellation, published now. A correction is then loaded as a file of new reports,
published later, with the same identifications. Trades that a later file has cancelled or amended stay as they are.

  --of       only files of this name
  --lines    the rejected lines as a file
${actOptionsUsage}`;

function stateOf({ takesBack, takenBackAt, isRefused }: ListedFile): string {
  if (isRefused) return 'refused';
  if (takesBack !== null) return `takes back file ${takesBack}`;
  return takenBackAt === null ? 'taken in' : `taken back ${takenBackAt}`;
}

const lineOf = (file: ListedFile): string =>
  [
    String(file.id).padStart(6),
    file.takenAt,
    `${file.dataType}s`.padEnd(6),
    file.rows === null ? 'rows not noted' : counted(Number(file.rows), 'row'),
    stateOf(file),
    ...(file.rejected === null ? [] : [`${counted(file.rejected, 'line')} rejected`]),
    file.name,
  ].join('  ');

const linesOf = ({ kept, standing, ...file }: ShownFile): readonly string[] => [
  lineOf(file),
  ...(file.lastPublishedAt === null
    ? []
    : [`Published from ${file.firstPublishedAt ?? '(not noted)'} to ${file.lastPublishedAt}.`]),
  `In the database: ${counted(kept.rows, 'row')} of ${counted(kept.instruments, 'instrument')} on ${kept.venues.join(', ') || 'no venue'}.`,
  ...(standing === null
    ? []
    : [`${counted(standing.rows, 'trade')} of it ${standing.rows === 1 ? 'stands' : 'stand'}.`]),
  ...(file.rejected === null ? [] : [`What was wrong with the rejected lines: files rejects ${file.id}`]),
];

function list(name: string | null, json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { files, total } = await listedFiles(pool, name);
    if (json) output.print(JSON.stringify({ files, total }));
    else {
      for (const file of files) output.print(lineOf(file));
      if (total === 0) output.print('There are no files.');
      if (total > mostListed) output.print(`These are the last ${mostListed} of ${total}.`);
    }
    return 0;
  });
}

function show(id: string, json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const file = await shownFile(pool, id);
    if (json) output.print(JSON.stringify(file));
    else for (const line of linesOf(file)) output.print(line);
    return 0;
  });
}

function rejects(id: string, form: RejectsForm, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { text } = await rejectsText(pool, id, form);
    output.print(text.trimEnd());
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: { ...actOptions, of: { type: 'string' }, lines: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action = '', id = '', ...rest] = positionals;
  const { of = null } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (action !== 'list' && action !== 'show' && action !== 'rejects' && action !== 'take-back')
    return action === '' ? 'Say what to do.' : `“${action}” is not an action.`;
  if ((action === 'list') !== (id === ''))
    return action === 'list' ? `“${id}” is unexpected.` : 'Name the file by its number in the list.';
  if (of !== null && action !== 'list') return '--of is for list.';
  if (values.lines && action !== 'rejects') return '--lines is for rejects.';
  if (values.json && action === 'rejects') return 'rejects prints a file: --json is for the others.';
  if (action === 'take-back')
    return faultOfAct(values) ?? ((output) => runAct(takeBackFile, id, values, output));
  const run: Run = (output) => {
    if (action === 'list') return list(of, values.json, output);
    return action === 'show'
      ? show(id, values.json, output)
      : rejects(id, values.lines ? 'lines' : 'errors', output);
  };
  return faultOfLooking(values, 'take-back') ?? run;
}

/** `files list`, `show`, `rejects` and `take-back`. Returns the exit code. */
export const filesCommand = commandOf(readArguments, filesUsage);
