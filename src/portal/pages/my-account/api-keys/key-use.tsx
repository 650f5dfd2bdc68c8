import { useState } from 'react';
import type { ApiKeyList } from '../../../../contract/generated/types.ts';
import { lastDaysOfUse } from '../../../../domain/account/api-keys.ts';
import { longDate, shortDate } from '../../../../domain/format/timestamps.ts';
import { ColumnHeads } from '../../../controls/column-heads.tsx';
import { DropDown } from '../../../controls/drop-down.tsx';
import { AxisText, ChartFrame } from '../../data-view/charts/chart-frame.tsx';
import { AccountNote } from '../my-account-styles.ts';
import { KeyUseTable } from './api-keys-styles.ts';

const counted = new Intl.NumberFormat('en');

const allKeys = 'all';

type UsedDay = Parameters<typeof lastDaysOfUse>[0][number];

/** The days on which one key was used. */
const daysOfKey = (usage: ApiKeyList['usage'], keyId: string): readonly UsedDay[] =>
  // A service of the previous release does not name the keys.
  usage.flatMap(({ day, keys = [] }) =>
    keys.filter(({ id }) => id === keyId).map(({ requests, rows }) => ({ day, requests, rows })),
  );

/** The use of all keys, or of one, by day. */
export function KeyUse({
  keys,
  usage,
  today,
}: Pick<ApiKeyList, 'keys' | 'usage'> & { readonly today: string }) {
  const [chosen, choose] = useState<string | null>(null);
  const key = keys.find(({ id }) => id === chosen) ?? null;
  const used = key ? daysOfKey(usage, key.id) : usage;
  if (keys.length === 0 && usage.length === 0) return null;
  return (
    <>
      {usage.length > 0 && keys.length > 0 ? (
        <DropDown
          label="Use of"
          options={[
            { value: allKeys, label: 'All keys' },
            ...keys.map(({ id, name }) => ({ value: id, label: name, description: `daylight_${id}_…` })),
          ]}
          value={key?.id ?? allKeys}
          onChange={choose}
        />
      ) : null}
      {used.length === 0 ? (
        <AccountNote role="status">
          {key ? 'This key has not been used.' : 'No key has been used yet.'}
        </AccountNote>
      ) : (
        <UseByDay
          usage={used}
          today={today}
          whose={key ? `The key ${key.name}.` : 'All keys together, also those no longer listed.'}
        />
      )}
    </>
  );
}

/** The use by day: a chart of 30 days, and a table of all days kept. */
function UseByDay({
  usage,
  today,
  whose,
}: {
  readonly usage: readonly UsedDay[];
  readonly today: string;
  /** The keys that were used, in words. */
  readonly whose: string;
}) {
  const days = lastDaysOfUse(usage, today);
  const most = Math.max(...days.map(({ requests }) => requests), 1);
  const sum = (of: 'requests' | 'rows'): string =>
    counted.format(days.reduce((all, day) => all + day[of], 0));
  const told = `${sum('requests')} calls and ${sum('rows')} rows in 30 days`;
  return (
    <>
      <ChartFrame
        title="Calls by day"
        height={148}
        below={20}
        description={`${told}; ${counted.format(most)} calls on the busiest day.`}
        note={`${told}, by UTC day. ${whose}`}
        draw={({ left, right, top, bottom }) => {
          const step = (right - left) / days.length;
          return (
            <AxisText>
              <text x={left} y={14}>
                {counted.format(most)}
              </text>
              <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--line)" />
              {days.map(({ day, requests }, place) => (
                <rect
                  key={day}
                  x={left + place * step + 1}
                  width={Math.max(1, step - 2)}
                  y={bottom - (requests / most) * (bottom - top)}
                  height={(requests / most) * (bottom - top)}
                  fill="var(--accent)"
                >
                  <title>{`${longDate(day)}: ${counted.format(requests)} calls`}</title>
                </rect>
              ))}
              <text x={left} y={bottom + 16}>
                {shortDate(days[0]?.day)}
              </text>
              <text x={right} y={bottom + 16} textAnchor="end">
                {shortDate(today)}
              </text>
            </AxisText>
          );
        }}
      />
      <KeyUseTable>
        <summary>As a table</summary>
        <table>
          <ColumnHeads names={['Day', 'Calls', 'Rows']} />
          <tbody>
            {[...usage].reverse().map(({ day, requests, rows }) => (
              <tr key={day}>
                <th scope="row">{longDate(day)}</th>
                <td>{counted.format(requests)}</td>
                <td>{counted.format(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </KeyUseTable>
    </>
  );
}
