import { parseArgs } from 'node:util';
import type { DataType } from '../../domain/feed/data-types.ts';
import { isDay } from '../../domain/subscription/calendar.ts';
import { messageOf } from '../../domain/thrown.ts';
import { securityClock } from '../clock.ts';
import {
  checkKnown,
  readCalendarFile,
  storeCalendars,
  storedCalendars,
} from '../condition/calendar-store.ts';
import { addMark, type DayMark, listMarks } from '../condition/day-marks.ts';
import { textOfFile } from '../ingest/read-text.ts';
import { note } from '../publishing/audit.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const calendarsUsage = `Usage: npm run daylight -- calendars load FILE.json [--dry-run] [--by NAME]
       npm run daylight -- calendars list
       npm run daylight -- calendars mark MIC DAY available|degraded|derived --reason TEXT [--data order|trade] [--by NAME]
       npm run daylight -- calendars log

Trading calendars of venues and segments, and marks on a venue's days. The file is a list of calendars, each of which
replaces the previous one; a segment without one uses that of its venue:

  [{ "mic": "TPIC", "timeZone": "Europe/Paris", "opens": "08:00", "closes": "18:00", "weekdays": [1, 2, 3, 4, 5],
     "holidays": [{ "day": "2026-12-25", "name": "Christmas Day" }],
     "shortDays": [{ "day": "2026-12-24", "closes": "14:00" }], "silentAfterMinutes": 30 }]

Times are in the time zone; weekdays run from 0 for Sunday to 6 for Saturday. A segment is silent after
silentAfterMinutes without a row in trading hours; by default after three times the pause that only one in twenty of its
recent pauses exceeds.

mark records what the files cannot show about a day, and why; derived withdraws it. Marks are never deleted: log lists
them.

  --data  only orders or only trades; both by default
  --by    on whose behalf you act; recorded with your user name`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  data: { type: 'string' },
  by: { type: 'string' },
} as const;

type Asked =
  | { readonly action: 'list' | 'log' }
  | { readonly action: 'load'; readonly file: string; readonly dryRun: boolean; readonly by: string | null }
  | { readonly action: 'mark'; readonly marks: readonly DayMark[]; readonly by: string | null };

const conditions = ['available', 'degraded', 'derived'] as const;

/** The requested action; a sentence that says what is wrong otherwise. */
export function readCalendarArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, subject = '', day = '', word = '', ...rest] = positionals;
    const { by = null, data } = values;
    const spare = action === 'mark' ? rest : positionals.slice(action === 'load' ? 2 : 1);
    if (spare.length > 0) return `“${spare.join(' ')}” is unexpected.`;
    // A mark is never deleted, so nobody may believe that it is only tried.
    if (values['dry-run'] && action !== 'load') return '--dry-run is for load only.';
    if (action === 'list' || action === 'log') return { action };
    if (action === 'load')
      return subject === ''
        ? 'Name the file to load.'
        : { action, file: subject, dryRun: values['dry-run'], by };
    if (action !== 'mark') return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
    if (!/^[A-Z0-9]{4}$/.test(subject)) return 'Say which venue, by its MIC.';
    if (!isDay(day)) return `“${day}” is not a day such as 2026-11-20.`;
    const condition = conditions.find((one) => one === word);
    if (!condition) return `“${word}” is not ${conditions.join(', ')}.`;
    const reason = values.reason.trim();
    if (reason === '' || reason.length > 500) return '--reason says why, in at most 500 characters.';
    if (data !== undefined && data !== 'order' && data !== 'trade') return '--data is order or trade.';
    const dataTypes: readonly DataType[] = data === undefined ? ['order', 'trade'] : [data];
    return {
      action,
      by,
      marks: dataTypes.map((dataType) => ({ venue: subject, day, dataType, condition, reason })),
    };
  } catch (error) {
    return messageOf(error);
  }
}

/** `calendars load`, `list`, `mark` and `log`. Returns the exit code. */
export async function calendarsCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readCalendarArguments(args);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(calendarsUsage);
    return 1;
  }
  const calendars = asked.action === 'load' ? readCalendarFile(await textOfFile(asked.file)) : [];
  const reads =
    asked.action === 'list' || asked.action === 'log' || (asked.action === 'load' && asked.dryRun);
  return onOperatorDatabase(reads ? 'reads' : 'changes', output, async ({ pool }) => {
    const now = securityClock.now();
    const actor = { osUser: operatorName(), by: 'by' in asked ? asked.by : null };
    const mics = calendars.map(({ mic }) => mic).join(' ');
    if (asked.action === 'load') {
      if (asked.dryRun) await checkKnown(pool, calendars);
      else
        await pool.transaction(async (client) => {
          await storeCalendars(client, calendars, now);
          await note(client, actor, now, 'load calendars', mics);
        });
      output.print(`${asked.dryRun ? 'Checked' : 'Loaded'}: ${mics}`);
    } else if (asked.action === 'mark') {
      await pool.transaction(async (client) => {
        for (const mark of asked.marks) {
          await addMark(client, mark, actor, now);
          const { venue, day, dataType, condition, reason } = mark;
          await note(client, actor, now, 'mark day', `${venue} ${day}`, { dataType, condition, reason });
        }
      });
      for (const { venue, day, dataType, condition } of asked.marks)
        output.print(`Marked ${venue}, ${dataType}s of ${day}: ${condition}`);
    } else if (asked.action === 'list') {
      for (const stored of await storedCalendars(pool)) {
        const { mic, opens, closes, timeZone, holidays, silentAfterMinutes, zoneFault } = stored;
        output.print(
          `${mic}  ${opens} to ${closes} ${timeZone}, ${holidays.length} holidays, silent ${silentAfterMinutes === null ? 'after its usual pauses' : `after ${silentAfterMinutes} minutes`}`,
        );
        if (zoneFault !== null) output.printError(`${mic}: ${zoneFault}.`);
      }
    } else {
      for (const { at, venue, dataType, day, condition, reason, osUser, actedFor } of await listMarks(
        pool,
        100,
      ))
        output.print(
          `${at}  ${venue} ${dataType}s ${day}  ${condition}: ${reason}  (${osUser}${actedFor === null ? '' : ` for ${actedFor}`})`,
        );
    }
    return 0;
  });
}
