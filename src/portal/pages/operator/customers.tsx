import { Navigate, useSearchParams } from 'react-router-dom';
import type { OperatorAccountList } from '../../../contract/generated/types.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { customerPath, operatorRequestPath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { AccountState } from './account-state.tsx';
import { ConsoleScreen } from './console-screen.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Pages, useQuery } from './paging.tsx';

type Account = OperatorAccountList['Accounts'][number];

const columns: readonly ListColumn<Account>[] = [
  {
    title: 'Login',
    text: ({ Login }) => Login,
    draw: ({ Login, Pseudonym }) => <TextLink to={customerPath(Pseudonym)}>{Login}</TextLink>,
  },
  {
    title: 'State',
    text: ({ SuspendedAt, IsRestricted }) =>
      SuspendedAt !== null ? 'suspended' : IsRestricted ? 'restricted' : 'open',
    draw: (account) => <AccountState account={account} />,
  },
  {
    title: 'Runs until',
    isTime: true,
    text: ({ EndsOn }) => EndsOn ?? '',
    draw: ({ EndsOn }) => mediumDate(EndsOn),
  },
  {
    title: 'Since',
    isTime: true,
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{mediumDate(CreatedAt)}</Muted>,
  },
  {
    title: 'Pseudonym',
    text: ({ Pseudonym }) => Pseudonym,
    draw: ({ Pseudonym }) => <Code>{Pseudonym}</Code>,
  },
];

/** Finds customers; one that is found alone is opened. */
export function Page() {
  const query = useQuery('who');
  const [search] = useSearchParams();
  const { who = '' } = query;
  return (
    <ConsoleScreen
      kind="customers"
      query={query}
      reading="Looking for customers"
      tools={<CustomerSearch who={who} hasFirstFocus={who === ''} />}
    >
      {({ list }, isOfBefore) => {
        if (!isOfBefore && list.Request !== null)
          return <Navigate replace to={operatorRequestPath(list.Request)} />;
        const [only, ...others] = list.Accounts;
        if (!isOfBefore && only && others.length === 0 && who !== '' && search.get('after') === null)
          return <Navigate replace to={customerPath(only.Pseudonym)} />;
        return (
          <>
            <ListTable
              title={who === '' ? 'All customers' : `Customers found by “${who}”`}
              columns={columns}
              file="daylight-customers.csv"
              paged={{
                asked: { kind: 'customers', query },
                next: list.Next,
                rowsOf: (answer) => (answer.kind === 'customers' ? answer.list.Accounts : []),
              }}
              rows={list.Accounts}
              keyOf={({ Pseudonym }) => Pseudonym}
              empty="Nobody is found by that. A login or company is found by a part of it; a receipt, order, key, pseudonym or reference of a request by the whole."
            />
            <Pages next={list.Next} />
          </>
        );
      }}
    </ConsoleScreen>
  );
}
