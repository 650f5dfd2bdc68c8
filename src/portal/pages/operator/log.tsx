import { Code } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { LogTable } from './log-table.tsx';
import { Only, Pages, useQuery } from './paging.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

/** What operators did, when and why. */
export function Page() {
  const query = useQuery('subject');
  return (
    <ConsoleScreen
      kind="log"
      query={query}
      reading="Reading the log"
      tools={
        <>
          <ScreenTabs of="Log" />
          {query.subject ? (
            <Only name="subject">
              Only what was done to <Code>{query.subject}</Code>.
            </Only>
          ) : null}
        </>
      }
    >
      {({ list }) => (
        <>
          <LogTable
            entries={list.Entries}
            isWhole
            paged={{
              asked: { kind: 'log', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'log' ? answer.list.Entries : []),
            }}
            {...(query.subject ? { empty: 'Nothing was done to this.' } : {})}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
