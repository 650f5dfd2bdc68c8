import { parseArgs } from 'node:util';
import type { DataType } from '../../domain/feed/data-types.ts';
import { isDay } from '../../domain/subscription/calendar.ts';
import { readCalendarFile, storedCalendars } from '../condition/calendar-store.ts';
import { listMarks } from '../condition/day-marks.ts';
import { textOfFile } from '../ingest/read-text.ts';
import { loadCalendars, markDay } from '../operator/calendar-acts.ts';
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

export const calendarsUsage = `Usage: npm run daylight -- calendars load FILE.json --reason TEXT [--by NAME] [--dry-run|--yes] [--json]
       npm run daylight -- calendars list
       npm run daylight -- calendars mark MIC DAY available|degraded|derived --reason TEXT [--data order|trade]
           [--by NAME] [--dry-run|--yes] [--json]
       npm run daylight -- calendars log

Trading calendars of venues and segments, and marks on a venue's days. The file is a list of calendars, each of which
replaces the previous one; a segment without one uses that of its venue:

  [{ "mic": "TPIC", "timeZone": "Europe/Paris", "opens": "08:00", "closes": "18:00", "weekdays": [1, 2, 3, 4, 5],
     "holidays": [{ "day": "2026-12-25", "name": "Christmas Day" }],
     "shortDays": [{ "day": "2026-12-24", "closes": "14:00" }], "silentAfterMinutes": 30 }]

Times are in the time zone; weekdays run from 0 for Sunday to 6 for Saturday. A segment is silent after
silentAfterMinutes without a row in trading hours; by default after three times the pause that only one in twenty of its
recent pauses exceeds.

mark records what the files cannot show about a day, and why, which everybody reads; derived withdraws it. Marks are
never deleted: log lists them.

  --data     only orders or only trades; both by default
${actOptionsUsage}`;

const options = { ...actOptions, data: { type: 'string' } } as const;

const conditions = ['available', 'degraded', 'derived'] as const;

async function list(output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    for (const stored of await storedCalendars(pool)) {
      const { mic, opens, closes, timeZone, holidays, silentAfterMinutes, zoneFault } = stored;
      output.print(
        `${mic}  ${opens} to ${closes} ${timeZone}, ${holidays.length} holidays, silent ${silentAfterMinutes === null ? 'after its usual pauses' : `after ${silentAfterMinutes} minutes`}`,
      );
      if (zoneFault !== null) output.printError(`${mic}: ${zoneFault}.`);
    }
    return 0;
  });
}

async function log(output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    for (const { at, venue, dataType, day, condition, reason, osUser, actedFor } of await listMarks(
      pool,
      100,
    ))
      output.print(
        `${at}  ${venue} ${dataType}s ${day}  ${condition}: ${reason}  (${osUser}${actedFor === null ? '' : ` for ${actedFor}`})`,
      );
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
export function readCalendarArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action, subject = '', day = '', word = '', ...rest] = positionals;
  const { data } = values;
  const spare = action === 'mark' ? rest : positionals.slice(action === 'load' ? 2 : 1);
  if (spare.length > 0) return `“${spare.join(' ')}” is unexpected.`;
  if (action !== 'mark' && data !== undefined) return '--data is for mark.';
  if (action === 'list' || action === 'log')
    return faultOfLooking(values, 'load and mark') ?? (action === 'list' ? list : log);
  if (action === 'load') {
    if (subject === '') return 'Name the file to load.';
    return (
      faultOfAct(values) ??
      (async (output) => runAct(loadCalendars, readCalendarFile(await textOfFile(subject)), values, output))
    );
  }
  if (action !== 'mark') return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
  if (!/^[A-Z0-9]{4}$/.test(subject)) return 'Say which venue, by its MIC.';
  if (!isDay(day)) return `“${day}” is not a day such as 2026-11-20.`;
  const condition = conditions.find((one) => one === word);
  if (!condition) return `“${word}” is not ${conditions.join(', ')}.`;
  if (data !== undefined && data !== 'order' && data !== 'trade') return '--data is order or trade.';
  const dataTypes: readonly DataType[] = data === undefined ? ['order', 'trade'] : [data];
  return (
    faultOfAct(values) ??
    ((output) => runAct(markDay, { venue: subject, day, dataTypes, condition }, values, output))
  );
}

/** `calendars load`, `list`, `mark` and `log`. Returns the exit code. */
export const calendarsCommand = commandOf(readCalendarArguments, calendarsUsage);
