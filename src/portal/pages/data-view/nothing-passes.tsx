import Button from '@mui/material/Button';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import { filterParts } from '../../../domain/feed/filter-words.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { ClearFilters } from './filters.tsx';
import { Panel } from './panel.tsx';

/** Says which filters hide every row and how far back rows were checked, and offers what to do next. */
export function NothingPasses({
  criteria,
  lookedBackTo,
  isLooking,
  onLookFurther,
}: {
  criteria: Criteria;
  /** The time back to which rows were checked, if older ones remain; null if all were checked. */
  lookedBackTo: string | null;
  isLooking: boolean;
  onLookFurther: (() => void) | null;
}) {
  const words = filterParts(criteria.filter ?? {}).map((part) => part.words);
  return (
    <Panel
      title="No row passes the filters"
      actions={
        <>
          {onLookFurther ? (
            <Button variant="contained" disabled={isLooking} onClick={onLookFurther}>
              Look further back
            </Button>
          ) : null}
          <ClearFilters criteria={criteria}>
            {words.length > 1 ? 'Clear all filters' : 'Clear the filter'}
          </ClearFilters>
        </>
      }
    >
      <p>
        {words.length > 1 ? 'Together these hide every row' : 'This hides every row'}: {words.join('; ')}.
      </p>
      {lookedBackTo === null ? null : (
        <p role="status">
          {isLooking
            ? 'Looking further back…'
            : `Searched back to ${utcClock(lookedBackTo)} UTC, ${longDate(lookedBackTo)}. There are older rows.`}
        </p>
      )}
    </Panel>
  );
}
