import type { ApiKeyList } from '../../../../contract/generated/types.ts';
import { lastDaysOfUse } from '../../../../domain/account/api-keys.ts';
import { longDate, shortDate } from '../../../../domain/format/timestamps.ts';
import { ColumnHeads } from '../../../controls/column-heads.tsx';
import { AxisText, ChartFrame } from '../../data-view/charts/chart-frame.tsx';
import { KeyUseTable } from './api-keys-styles.ts';

const counted = new Intl.NumberFormat('en');

/** The use of the keys by day: a chart of 30 days, and a table of all days kept. */
export function KeyUse({ usage, today }: Pick<ApiKeyList, 'usage'> & { readonly today: string }) {
  if (usage.length === 0) return null;
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
        note={`${told}, by UTC day. All keys together.`}
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
