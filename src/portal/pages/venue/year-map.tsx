import Link from '@mui/material/Link';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { VenueFacts } from '../../../contract/generated/types.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import { dayInWords } from '../../../domain/feed/venue-words.ts';
import { isWrong, type MapDay, mapDays, mapMonths, mapRows } from '../../../domain/feed/year-map.ts';
import { monthNames } from '../../../domain/format/month-names.ts';
import { monthInWords } from '../../../domain/format/months.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { LoadingOverlay } from '../../shell/loading-overlay.tsx';
import { Card, SectionHead, TableBox } from './venue-styles.ts';
import {
  Legend,
  MapBox,
  MapCell,
  MapGrid,
  MapRow,
  MapScroll,
  MonthName,
  PointedDay,
  WeekdayName,
  YearBox,
  Years,
} from './year-map-styles.ts';

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The sign in a day's cell, beside its shade. */
const signs: Readonly<Record<MapDay['condition'], string>> = {
  available: '',
  degraded: '!',
  missing: '!',
  pending: '',
  closed: '–',
  unknown: '·',
  ahead: '',
};

const words: Readonly<Record<MapDay['condition'], string>> = {
  available: 'complete',
  degraded: 'degraded',
  missing: 'missing',
  pending: 'not complete yet',
  closed: 'closed',
  unknown: 'not known',
  ahead: 'still to come',
};

const count = (rows: number): string => `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'}`;

const dayText = ({ day, condition, rows }: MapDay): string =>
  `${dayInWords(day)}: ${words[condition]}${rows === null || rows === 0 ? '' : `, ${count(rows)}`}`;

const steps: Readonly<Record<string, readonly [weekdays: number, weeks: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Rows = ReturnType<typeof mapRows>;

/** The next day in the direction of a key, past places outside the year; null if there is none. */
function dayBeside(rows: Rows, from: string, key: string): string | null {
  const step = steps[key];
  const row = rows.findIndex(({ weeks }) => weeks.some((day) => day?.day === from));
  const week = rows[row]?.weeks.findIndex((day) => day?.day === from) ?? -1;
  if (step === undefined || week < 0) return null;
  return rows[row + step[0]]?.weeks[week + step[1]]?.day ?? null;
}

/** The days of a year by weekday and week, one reached by Tab and the others by the arrow keys. */
function DayGrid({
  rows,
  pointed,
  today,
  year,
  onPoint,
}: {
  rows: Rows;
  pointed: string;
  today: string;
  year: number;
  onPoint: (day: string) => void;
}) {
  const scroll = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, cell] = [scroll.current, grid.current?.querySelector<HTMLElement>('[data-today="true"]')];
    // On a narrow screen the present is what people came for.
    if (box && cell) box.scrollLeft = cell.offsetLeft - box.clientWidth / 2;
  }, []);
  const move = (event: KeyboardEvent): void => {
    // The pointer may be on another day than the keyboard.
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const next = from === undefined ? null : dayBeside(rows, from, event.key);
    if (next === null) return;
    event.preventDefault();
    onPoint(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const weeksOfYear = rows[0]?.weeks.length ?? 0;
  const places = { gridTemplateColumns: `40px repeat(${weeksOfYear}, minmax(0, 1fr))` };
  return (
    <MapScroll ref={scroll}>
      <MapBox>
        <MapRow aria-hidden="true" style={places}>
          {monthNames.map((name, month) => {
            const starts = `${year}-${String(month + 1).padStart(2, '0')}`;
            const week = Math.min(
              ...rows.flatMap(({ weeks }) => {
                const at = weeks.findIndex((day) => day?.day.startsWith(starts));
                return at < 0 ? [] : [at];
              }),
            );
            return (
              <MonthName key={name} style={{ gridColumn: week + 2 }}>
                {name.slice(0, 3)}
              </MonthName>
            );
          })}
        </MapRow>
        <MapGrid
          ref={grid}
          role="grid"
          aria-label={`Days of ${year}`}
          aria-colcount={weeksOfYear}
          onKeyDown={move}
        >
          {rows.map(({ weekday, weeks }) => (
            <MapRow key={weekday} role="row" style={places}>
              <WeekdayName aria-hidden="true">{weekdayNames[weekday]}</WeekdayName>
              {weeks.map((day, week) =>
                day === null ? null : (
                  <MapCell
                    key={day.day}
                    role="gridcell"
                    aria-label={dayText(day)}
                    aria-colindex={week + 1}
                    style={{ gridColumn: week + 2 }}
                    data-day={day.day}
                    data-level={day.level}
                    data-condition={day.condition}
                    data-today={day.day === today}
                    tabIndex={day.day === pointed ? 0 : -1}
                    onFocus={() => onPoint(day.day)}
                    onPointerEnter={() => onPoint(day.day)}
                  >
                    <span aria-hidden="true">{signs[day.condition]}</span>
                  </MapCell>
                ),
              )}
            </MapRow>
          ))}
        </MapGrid>
      </MapBox>
    </MapScroll>
  );
}

/** Every day of a year of a venue: how much was published, and what was wrong; the same by month as a table. */
export function YearMap({ facts, isLoading }: { facts: VenueFacts; isLoading: boolean }) {
  const { venue, firstYear, year, asOf } = facts;
  const id = useId();
  const today = asOf.slice(0, 10);
  const days = mapDays(facts.days, today);
  const rows = mapRows(days);
  const shown = rows.flatMap(({ weeks }) => weeks.filter((day) => day !== null));
  const wrong = days.filter(isWrong);
  const first = wrong.at(-1) ?? shown.findLast(({ day }) => day <= today) ?? shown[0];
  const [pointed, setPointed] = useState<string | null>(null);
  // A day pointed at in another year is none of this one.
  const day = days.find((one) => one.day === pointed) ?? first;
  const thisYear = Number(today.slice(0, 4));
  // From a year outside those with data, the links lead back to them.
  const years = [Math.min(year - 1, thisYear), year, Math.max(year + 1, firstYear)].filter(
    (one) => (one >= firstYear && one <= thisYear) || one === year,
  );
  return (
    <Card aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{year}, day by day</h2>
        <Legend>
          fewer rows
          {[1, 2, 3, 4].map((level) => (
            <MapCell key={level} role="presentation" data-level={level} />
          ))}
          more · ! degraded or missing, {wrong.length} {wrong.length === 1 ? 'day' : 'days'} · – closed ·
          <Years aria-label="Years">
            {/* A year that was pressed stays, and with it the focus. */}
            {years.map((one) => (
              <Link
                key={one}
                component={RouterLink}
                to={one === thisYear ? venuePath(venue) : `${venuePath(venue)}?year=${one}`}
                aria-current={one === year ? 'true' : undefined}
              >
                {one}
              </Link>
            ))}
          </Years>
        </Legend>
      </SectionHead>
      <YearBox aria-busy={isLoading}>
        <DayGrid
          key={year}
          rows={rows}
          pointed={day?.day ?? ''}
          today={today}
          year={year}
          onPoint={setPointed}
        />
        {isLoading ? <LoadingOverlay label="Loading the year" over="part" /> : null}
      </YearBox>
      <PointedDay>
        {day ? (
          <>
            <b>{dayText(day)}.</b> {day.reasons.join(' ')}{' '}
            <Link component={RouterLink} to={calendarAddress(venue, day.day.slice(0, 7))}>
              {monthInWords(day.day.slice(0, 7))}
            </Link>
          </>
        ) : null}
      </PointedDay>
      <details>
        <summary>By month, as a table</summary>
        <TableBox>
          <table aria-label={`Months of ${year}`}>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {['Rows', 'Complete', 'Degraded or missing', 'Closed'].map((name) => (
                  <th key={name} scope="col" data-number>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mapMonths(days, today).map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    <Link component={RouterLink} to={calendarAddress(venue, month.month)}>
                      {monthInWords(month.month)}
                    </Link>
                  </th>
                  <td data-number>{month.rows.toLocaleString('en-GB')}</td>
                  <td data-number>{month.complete}</td>
                  <td data-number>{month.wrong}</td>
                  <td data-number>{month.closed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </details>
    </Card>
  );
}
