import type { OperatorRoleList } from '../../../contract/generated/types.ts';
import { Muted } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

type Held = OperatorRoleList['Roles'][number];

const columns: readonly ListColumn<Held>[] = [
  { title: 'Login', text: ({ Login }) => Login },
  { title: 'Role', text: ({ Role }) => Role },
  {
    title: 'Since, UTC',
    isTime: true,
    text: ({ GrantedAt }) => GrantedAt,
    draw: ({ GrantedAt }) => <Muted>{minuteOf(GrantedAt)}</Muted>,
  },
  { title: 'By', text: ({ GrantedBy }) => GrantedBy, isLong: true },
];

/** Who operates the service. */
export function Page() {
  return (
    <ConsoleScreen
      kind="operators"
      reading="Reading who operates the service"
      tools={<ScreenTabs of="Log" />}
    >
      {({ list }) => (
        <ListTable
          title="Operators"
          note="support: accounts and mails · data: files and publishing · finance: money and usage · admin: everything"
          columns={columns}
          rows={list.Roles}
          keyOf={({ Login, Role }) => `${Login} ${Role}`}
          empty="Nobody has a role."
          acts={({ Login, Role }) => <ActButton act={{ Name: 'revokeRole', Login, Role }}>Revoke</ActButton>}
          file="daylight-operators.csv"
        />
      )}
    </ConsoleScreen>
  );
}
