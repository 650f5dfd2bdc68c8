import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Failure, FailureKind } from '../../../domain/failure.ts';
import { type Criteria, dataSelectAddress, type Level, levels } from '../../../domain/feed/criteria.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import { levelLabels } from '../data-select/level-texts.ts';
import { filterLabels } from './filter-boxes.ts';
import { ClearFilters } from './filters.tsx';
import { Panel } from './panel.tsx';

const next: Readonly<Partial<Record<FailureKind, string>>> = {
  notFound:
    'The instrument may have been withdrawn or archived, or the link may be wrong. Select another instrument.',
  refused: 'The link may be incomplete or out of date. Select the instrument again.',
  forbidden: 'Your subscription does not cover this data. Select another instrument.',
  unauthenticated: 'Your session has ended. Log in again to continue.',
  limited: 'There were too many requests. Wait a moment, then try again.',
  unavailable: 'Try again in a moment.',
};
const nextOtherwise = 'Try again in a moment, or select another instrument.';

const isLevel = (name: string): name is Level => levels.some((level) => level === name);

/** The service's message for a refused link, with its parameters named as on the pages. */
function refusedTexts({ message, fields }: Failure, criteria: Criteria): readonly string[] {
  const told = Object.entries(fields).map(([name, text]) => {
    // For a level missing from the link, the service's message is complete.
    if (isLevel(name))
      return criteria[name] === null ? text : `${levelLabels[name]} “${criteria[name]}”: ${text}`;
    const label = filterLabels.get(name);
    return label === undefined ? null : `${label}: ${text}`;
  });
  const texts = told.filter((text) => text !== null);
  return texts.length === told.length && texts.length > 0 ? texts : [message];
}

/**
 * Shown if loading failed, with what to do next. The dialog says what went wrong (A 8), except for a refusal that names
 * fields, which is shown here.
 */
export function ProblemPanel({
  failure,
  criteria,
  onRetry,
}: {
  failure: Failure;
  criteria: Criteria;
  onRetry: () => void;
}) {
  const isHopeless = failure.kind === 'forbidden' || failure.kind === 'unauthenticated';
  const retry = useRef<HTMLButtonElement>(null);
  const select = useRef<HTMLAnchorElement>(null);
  useOrphanedFocus(true, () => retry.current ?? select.current);
  return (
    <Panel
      title={`The ${criteria.datatype === 'trade' ? 'trades' : 'orders'} could not be loaded`}
      actions={
        <>
          {isHopeless ? null : <RetryButton ref={retry} variant="contained" onRetry={onRetry} />}
          {criteria.filter ? <ClearFilters criteria={criteria}>Show without filters</ClearFilters> : null}
          <Button ref={select} component={Link} to={dataSelectAddress(criteria)}>
            Select instrument
          </Button>
        </>
      }
    >
      {failure.kind === 'refused' && failure.message
        ? refusedTexts(failure, criteria).map((text) => <p key={text}>{text}</p>)
        : null}
      <p>{(failure.kind === 'limited' && failure.message) || (next[failure.kind] ?? nextOtherwise)}</p>
    </Panel>
  );
}
