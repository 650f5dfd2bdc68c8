import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { TapePage } from '../../../contract/generated/types.ts';
import { type TapeChoice, tapeAddress } from '../../../domain/feed/tape-choice.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { Panel } from '../data-view/panel.tsx';
import { tapeWords } from './scope-words.ts';

/** Says why there are no rows, and what to do next. */
export function NoTrades({
  choice,
  head,
  isLooking,
  onLookFurther,
}: {
  choice: TapeChoice;
  head: TapePage;
  isLooking: boolean;
  /** Null if there is nothing further to search. */
  onLookFurther: (() => void) | null;
}) {
  const { scope } = choice;
  const clear = (
    <Button component={Link} to={tapeAddress({ timing: choice.timing, scope: {}, filter: {} })}>
      Show without filters
    </Button>
  );
  if (head.Venues.length === 0)
    return (
      <Panel
        title={
          head.Timing === 'live' ? 'You have live trades of no venue' : 'You may see the trades of no venue'
        }
        actions={
          <>
            {head.Timing === 'live' ? (
              <Button component={Link} to={tapeAddress({ ...choice, timing: 'delayed' })}>
                Show delayed trades
              </Button>
            ) : null}
            <Button component={Link} to={pagePaths.subscriptions}>
              Subscriptions
            </Button>
          </>
        }
      >
        <p>
          Your subscription does not cover any, or no longer. The delayed list shows all venues you may see.
        </p>
      </Panel>
    );
  if (scope.tv !== undefined && !head.Venues.some(({ MIC }) => MIC === scope.tv))
    return (
      <Panel title={`No ${head.Timing} trades of ${scope.tv}`} actions={clear}>
        <p>Your subscription does not cover this venue, or there is none of this name.</p>
      </Panel>
    );
  const words = tapeWords(choice);
  if (words.length === 0)
    return (
      <Panel title="No trades yet">
        <p>Nothing has been published that you may see. Rows appear here as soon as there are any.</p>
      </Panel>
    );
  return (
    <Panel
      title="No trade passes the filters"
      actions={
        <>
          {onLookFurther ? (
            <Button variant="contained" onClick={onLookFurther}>
              Look further back
            </Button>
          ) : null}
          {clear}
        </>
      }
    >
      <p>
        {words.length > 1 ? 'Together these hide every row' : 'This hides every row'}: {words.join('; ')}.
      </p>
      {head.LookedBackTo === undefined ? null : (
        <p role="status">
          {isLooking
            ? 'Looking further back…'
            : `Searched back to ${utcClock(head.LookedBackTo)} UTC, ${longDate(head.LookedBackTo)}. There are older rows.`}
        </p>
      )}
    </Panel>
  );
}
