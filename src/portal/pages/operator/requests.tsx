import { seesScreen } from '../../../domain/operator/roles.ts';
import { customerPath, operatorRequestPath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Narrowing, Pages, useQuery } from './paging.tsx';
import { Answered, callOf, type Request } from './request-columns.tsx';
import { RequestSearch } from './request-search.tsx';
import { useRoles } from './use-roles.ts';

const columns: readonly ListColumn<Request>[] = [
  { title: 'At, UTC', isTime: true, text: ({ At }) => At, draw: ({ At }) => <Muted>{minuteOf(At)}</Muted> },
  {
    title: 'Answer',
    text: ({ Status, Code: code }) => `${Status} ${code}`,
    draw: (request) => <Answered request={request} />,
  },
  { title: 'Call', text: callOf, draw: (request) => <Code>{callOf(request)}</Code>, isLong: true },
  { title: 'What failed, or was said', text: ({ Fault, Message }) => Fault ?? Message, isLong: true },
  {
    title: 'Reference',
    isName: true,
    text: ({ Reference }) => Reference,
    draw: ({ Reference }) => (
      <TextLink to={operatorRequestPath(Reference)}>
        <Code>{Reference}</Code>
      </TextLink>
    ),
  },
];

/** Requests that failed, the last first. */
export function Page() {
  const query = useQuery('failed');
  const roles = useRoles();
  return (
    <ConsoleScreen
      kind="requests"
      query={query}
      reading="Reading the requests"
      tools={
        <>
          <RequestSearch hasFirstFocus />
          <Narrowing
            label="Requests shown"
            name="failed"
            choices={[
              [null, 'All'],
              ['true', 'Failed here'],
            ]}
          />
        </>
      }
    >
      {({ list }) => (
        <>
          <ListTable
            title="Requests"
            note="of the last seven days that failed or were refused, the last first"
            columns={columns}
            rows={list.Requests}
            keyOf={({ Reference }) => Reference}
            empty={
              query.failed
                ? 'No request has failed here in the last seven days.'
                : 'No request has failed or was refused in the last seven days.'
            }
            acts={({ Pseudonym }) =>
              Pseudonym !== null && seesScreen(roles, 'customer') ? (
                <TextLink to={customerPath(Pseudonym)}>See the customer</TextLink>
              ) : null
            }
            file="daylight-requests.csv"
            paged={{
              asked: { kind: 'requests', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'requests' ? answer.list.Requests : []),
            }}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
