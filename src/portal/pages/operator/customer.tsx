import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ScreenAnswer } from '../../../../machines/operator-screen.ts';
import { viewOf as sessionViewOf } from '../../../../machines/session.ts';
import type { OperatorAccount } from '../../../contract/generated/types.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { longDate, mediumDate } from '../../../domain/format/timestamps.ts';
import { type OperatorRole, operatorRoles } from '../../../domain/operator/roles.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { TextLink } from '../../controls/text-link.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { Code, Muted, Strip } from '../instrument/instrument-styles.ts';
import { AccountState } from './account-state.tsx';
import { ActForm } from './act-form.tsx';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { Acts, Note, Stack, State, ToolLine, TwoColumns } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { LogTable } from './log-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { RightsCard } from './rights-card.tsx';
import { useRoles } from './use-roles.ts';

const purchases: readonly ListColumn<OperatorAccount['Purchases'][number]>[] = [
  {
    title: 'Day',
    isTime: true,
    text: ({ MadeOn }) => MadeOn,
    draw: ({ MadeOn }) => <Muted>{mediumDate(MadeOn)}</Muted>,
  },
  { title: 'Kind', text: ({ Kind }) => Kind },
  { title: 'State', text: ({ State: state }) => state },
  {
    title: 'Price',
    text: ({ Price }) => String(Price),
    draw: ({ Price }) => usDollars(Price),
    isFigure: true,
  },
  { title: 'Receipt', text: ({ Receipt }) => Receipt ?? '', draw: ({ Receipt }) => <Code>{Receipt}</Code> },
];

const keys: readonly ListColumn<OperatorAccount['Keys'][number]>[] = [
  { title: 'Key', text: ({ Id }) => Id, draw: ({ Id }) => <Code>{Id}</Code> },
  { title: 'Name', text: ({ Name }) => Name, isLong: true },
  {
    title: 'State',
    text: ({ State: state }) => state,
    draw: ({ State: state }) => <State data-state={state === 'valid' ? 'plain' : 'over'}>{state}</State>,
  },
  {
    title: 'Last used, UTC',
    isTime: true,
    text: ({ LastUsedAt }) => LastUsedAt ?? 'never',
    draw: ({ LastUsedAt }) => <Muted>{LastUsedAt === null ? 'never' : minuteOf(LastUsedAt)}</Muted>,
  },
];

const mails: readonly ListColumn<OperatorAccount['Mails'][number]>[] = [
  {
    title: 'Made, UTC',
    isTime: true,
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{minuteOf(CreatedAt)}</Muted>,
  },
  { title: 'Mail', text: ({ Kind }) => Kind },
  {
    title: 'Became',
    text: ({ State: state }) => (state === 'givenUp' ? 'given up' : 'waits'),
    draw: ({ State: state }) =>
      state === 'givenUp' ? <State data-state="wrong">given up</State> : <State>waits</State>,
  },
];

const roleField = (roles: readonly OperatorRole[]) => ({
  name: 'role',
  label: 'Role',
  hint: 'It holds from the next call on, in sessions with a second factor.',
  choices: roles.map((role) => [role, role] as const),
});
const roleOf = (text: string | undefined): OperatorRole =>
  operatorRoles.find((role) => role === text) ?? 'support';

/** Why the operator cannot act on an account; null if they can. */
function useReason({ Login, Roles }: Pick<OperatorAccount, 'Login' | 'Roles'>): string | null {
  const { session } = useAppContext();
  const own = useSelector(session, (snapshot) => sessionViewOf(snapshot).user?.email);
  const isAdmin = useRoles().includes('admin');
  if (own?.toLowerCase() === Login.toLowerCase())
    return 'This is your own account, on which nobody acts. Ask another operator.';
  return Roles.length > 0 && !isAdmin
    ? 'Its owner operates the service: only an admin acts on this account.'
    : null;
}

function Shown({ account, payments }: Extract<ScreenAnswer, { readonly kind: 'customer' }>) {
  const {
    Login,
    Pseudonym,
    SuspendedAt,
    ClosesOn,
    EndsOn,
    CreatedAt,
    Country,
    Sessions,
    SavedViews,
    Alerts,
    Roles,
  } = account;
  usePageBanner({
    subject: Login,
    badge: useMemo(
      () => <AccountState account={{ SuspendedAt, ClosesOn, IsRestricted: account.IsRestricted, EndsOn }} />,
      [SuspendedAt, ClosesOn, account.IsRestricted, EndsOn],
    ),
  });
  const reason = useReason(account);
  return (
    <>
      {reason === null ? (
        <ToolLine>
          <ActButton act={{ Name: 'signOutAccount', Login }} />
          {ClosesOn === null ? null : <ActButton act={{ Name: 'keepAccount', Login }} />}
          <ActButton act={{ Name: 'endLostFactor', Login }} />
          {SuspendedAt === null ? (
            <ActButton act={{ Name: 'suspendAccount', Login }} />
          ) : (
            <ActButton act={{ Name: 'reinstateAccount', Login }} />
          )}
          <Acts>
            <ActForm
              name="grantRole"
              fields={[roleField(operatorRoles.filter((role) => !Roles.includes(role)))]}
              actOf={({ role }) => ({ Name: 'grantRole', Login, Role: roleOf(role) })}
            />
            {Roles.length === 0 ? null : (
              <ActForm
                name="revokeRole"
                fields={[roleField(Roles)]}
                actOf={({ role }) => ({ Name: 'revokeRole', Login, Role: roleOf(role) })}
              />
            )}
            <ActButton act={{ Name: 'eraseAccount', Login }} />
          </Acts>
        </ToolLine>
      ) : (
        <Note>{reason}</Note>
      )}
      <Strip>
        <div>
          <dt>Customer since</dt>
          <dd>{longDate(CreatedAt)}</dd>
        </div>
        <div>
          <dt>Runs until</dt>
          <dd>{longDate(EndsOn) ?? 'no subscription'}</dd>
        </div>
        <div>
          <dt>Country</dt>
          <dd>{Country ?? 'not known'}</dd>
        </div>
        <div>
          <dt>Sessions</dt>
          <dd>{Sessions}</dd>
        </div>
        <div>
          <dt>Saved views</dt>
          <dd>{SavedViews}</dd>
        </div>
        <div>
          <dt>Alerts</dt>
          <dd>{Alerts}</dd>
        </div>
        {Roles.length === 0 ? null : (
          <div>
            <dt>Roles</dt>
            <dd>{Roles.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Pseudonym</dt>
          <dd>
            <Code>{Pseudonym}</Code>
          </dd>
        </div>
      </Strip>
      <TwoColumns>
        <Stack>
          <RightsCard account={account} isLocked={reason !== null} />
          <PaymentsTable isOfOne payments={payments.Payments} empty="Nothing was paid yet." />
          <ListTable
            title="Orders"
            columns={purchases}
            rows={account.Purchases}
            keyOf={({ Id }) => Id}
            empty="Nothing was ordered yet."
          />
          <ListTable
            title="API keys"
            columns={keys}
            rows={account.Keys}
            keyOf={({ Id }) => Id}
            empty="No key was made yet."
          />
        </Stack>
        <Stack>
          <ListTable
            title="Mails"
            note="not accepted by the mail server"
            columns={mails}
            rows={account.Mails}
            keyOf={({ Id }) => Id}
            empty="No mail waits or was given up."
            acts={({ Id }) => <ActButton act={{ Name: 'resendMail', Mail: Id }}>Send again</ActButton>}
          />
          <LogTable entries={account.Log} />
        </Stack>
      </TwoColumns>
    </>
  );
}

/** One customer: rights, payments, keys, mails and log, each with what can be done about it. */
export function Page() {
  const pseudonym = usePathParameter(pagePaths.operatorCustomers);
  return (
    <ConsoleScreen
      key={pseudonym}
      kind="customer"
      query={{ pseudonym }}
      reading="Reading the customer"
      none="There is no such customer. The account may have been erased: what was paid is under Money."
      tools={<TextLink to={pagePaths.operatorCustomers}>All customers</TextLink>}
    >
      {(answer) => <Shown {...answer} />}
    </ConsoleScreen>
  );
}
