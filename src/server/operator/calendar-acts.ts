import { counted } from '../../domain/counted.ts';
import { checkKnown, type NamedCalendar, storeCalendars } from '../condition/calendar-store.ts';
import { addMark, type DayMark } from '../condition/day-marks.ts';
import { Refusal } from '../http/refusal.ts';
import type { Act } from './act.ts';

/** Replaces the trading calendars of venues and segments. */
export const loadCalendars: Act<readonly NamedCalendar[]> = {
  name: 'load calendars',
  plan: async (client, calendars, at) => {
    await checkKnown(client, calendars);
    const mics = calendars.map(({ mic }) => mic);
    const { rows } = await client.query<{ mic: string; loaded_at: string }>(
      'SELECT mic, loaded_at FROM trading_calendars WHERE mic = ANY($1) ORDER BY mic FOR UPDATE',
      [mics],
    );
    return {
      subject: mics.join(' '),
      sentences: [
        ...calendars.map(
          ({ mic, opens, closes, timeZone, holidays }) =>
            `${mic}: ${opens} to ${closes} ${timeZone}, ${counted(holidays.length, 'holiday')}, ${rows.some((row) => row.mic === mic) ? 'in place of the calendar before' : 'its first calendar'}.`,
        ),
        'Conditions of days and silences follow them from now on. Nobody is told.',
      ],
      before: Object.fromEntries(
        mics.map((mic) => [mic, rows.find((row) => row.mic === mic)?.loaded_at ?? null]),
      ),
      after: Object.fromEntries(mics.map((mic) => [mic, at.toISOString()])),
      perform: (now) => storeCalendars(client, calendars, now()),
    };
  },
};

/** Says of a venue's day what its files cannot show, for orders, trades or both. */
export const markDay: Act<
  Omit<DayMark, 'dataType' | 'reason'> & { readonly dataTypes: readonly DayMark['dataType'][] }
> = {
  name: 'mark day',
  plan: async (client, { venue, day, dataTypes, condition }) => {
    const { rowCount } = await client.query('SELECT FROM venues WHERE mic = $1', [venue]);
    if (rowCount === 0) throw new Refusal('invalid-request', `There is no venue ${venue}.`);
    const { rows } = await client.query<Pick<DayMark, 'dataType' | 'condition'>>(
      `SELECT DISTINCT ON (data_type) data_type AS "dataType", condition FROM day_marks
       WHERE venue_mic = $1 AND day = $2 AND data_type = ANY($3) ORDER BY data_type, id DESC`,
      [venue, day, dataTypes],
    );
    const what = dataTypes.map((dataType) => `${dataType}s`).join(' and ');
    const before = (dataType: string): string =>
      rows.find((row) => row.dataType === dataType)?.condition ?? 'derived';
    return {
      subject: `${venue} ${day}`,
      sentences: [
        condition === 'derived'
          ? `The ${what} of ${venue} of ${day} are again what follows from the files.`
          : `The ${what} of ${venue} of ${day} are shown to everybody as ${condition}, with the reason.`,
        'Whoever asks for this day gets it from now on; nobody is told. A mark is never deleted.',
      ],
      before: Object.fromEntries(dataTypes.map((dataType) => [dataType, before(dataType)])),
      after: Object.fromEntries(dataTypes.map((dataType) => [dataType, condition])),
      perform: async (now, { actor, reason }) => {
        for (const dataType of dataTypes)
          await addMark(client, { venue, day, dataType, condition, reason }, actor, now());
      },
    };
  },
};
