import { parseArgs } from 'node:util';
import { counted } from '../../domain/counted.ts';
import {
  type ListedFile,
  listedFiles,
  mostListed,
  type ShownFile,
  shownFile,
  takeBackFile,
} from '../operator/file-acts.ts';
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
       npm run daylight -- files take-back NUMBER --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

The files of trades and orders of which rows are kept. take-back cancels the trades of one, as a file of its venue would:
nothing is deleted, each trade gets a cancellation, published now. A correction is then loaded as a file of new reports,
published later, with the same identifications. Trades that a later file has cancelled or amended stay as they are.

  --of       only files of this name
${actOptionsUsage}`;

const stateOf = ({ takesBack, takenBackAt }: ListedFile): string =>
  takesBack !== null
    ? `takes back file ${takesBack}`
    : takenBackAt === null
      ? 'taken in'
      : `taken back ${takenBackAt}`;

const lineOf = (file: ListedFile): string =>
  [
    String(file.id).padStart(6),
    file.takenAt,
    `${file.dataType}s`.padEnd(6),
    file.rows === null ? 'rows not noted' : counted(Number(file.rows), 'row'),
    stateOf(file),
    file.name,
  ].join('  ');

const linesOf = ({ kept, standing, ...file }: ShownFile): readonly string[] => [
  lineOf(file),
  `Published from ${file.firstPublishedAt ?? '(not noted)'} to ${file.lastPublishedAt}.`,
  `In the database: ${counted(kept.rows, 'row')} of ${counted(kept.instruments, 'instrument')} on ${kept.venues.join(', ') || 'no venue'}.`,
  ...(standing === null
    ? []
    : [`${counted(standing.rows, 'trade')} of it ${standing.rows === 1 ? 'stands' : 'stand'}.`]),
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

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: { ...actOptions, of: { type: 'string' } },
    allowPositionals: true,
  });
  const [action = '', id = '', ...rest] = positionals;
  const { of = null } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (action !== 'list' && action !== 'show' && action !== 'take-back')
    return action === '' ? 'Say what to do.' : `“${action}” is not an action.`;
  if ((action === 'list') !== (id === ''))
    return action === 'list' ? `“${id}” is unexpected.` : 'Name the file by its number in the list.';
  if (of !== null && action !== 'list') return '--of is for list.';
  if (action === 'take-back')
    return faultOfAct(values) ?? ((output) => runAct(takeBackFile, id, values, output));
  return (
    faultOfLooking(values, 'take-back') ??
    ((output) => (action === 'list' ? list(of, values.json, output) : show(id, values.json, output)))
  );
}

/** `files list`, `show` and `take-back`. Returns the exit code. */
export const filesCommand = commandOf(readArguments, filesUsage);
