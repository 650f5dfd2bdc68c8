import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { LogTable } from './log-table.tsx';
import { Pages, useQuery } from './paging.tsx';

/** What operators did, when and why. */
export function Page() {
  const query = useQuery('subject');
  return (
    <ConsoleScreen
      kind="log"
      query={query}
      reading="Reading the log"
      tools={
        query.subject ? (
          <span>
            Only what was done to <Code>{query.subject}</Code>.{' '}
            <TextLink to={pagePaths.operatorLog}>Show all</TextLink>
          </span>
        ) : null
      }
    >
      {({ list }) => (
        <>
          <LogTable entries={list.Entries} isWhole />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
