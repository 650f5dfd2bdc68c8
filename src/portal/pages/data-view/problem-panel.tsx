import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Problem } from '../../../../machines/data-view.ts';
import { type Criteria, dataSelectAddress } from '../../../domain/criteria.ts';
import { Panel } from './panel.tsx';

const TITLES: Readonly<Record<Problem['kind'], string>> = {
  notFound: 'There is no such instrument here',
  refused: 'The service cannot answer this choice',
  forbidden: 'You may not see this data',
  unauthenticated: 'Your session has ended',
  limited: 'Too many requests',
  unavailable: 'Service is temporarily unavailable',
  failed: 'The data could not be loaded',
};

const NEXT: Readonly<Record<Problem['kind'], string>> = {
  notFound: 'It may have been withdrawn, or the link may be wrong. Choose another instrument.',
  refused: 'The link may be incomplete or out of date. Choose the instrument anew.',
  forbidden: 'Your subscription does not cover it.',
  unauthenticated: 'Sign in again to go on.',
  limited: 'Wait a moment, then try again.',
  unavailable: 'Try again in a moment.',
  failed: 'An error has occurred – please try again later',
};

/** Why a load failed, in words, and what can be done about it. */
export function ProblemPanel({
  problem,
  criteria,
  onRetry,
}: {
  problem: Problem;
  criteria: Criteria;
  onRetry: () => void;
}) {
  const canRetry = problem.kind !== 'forbidden' && problem.kind !== 'unauthenticated';
  return (
    <Panel
      title={TITLES[problem.kind]}
      actions={
        <>
          {canRetry ? (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <Button component={Link} to={dataSelectAddress(criteria)}>
            Select instrument
          </Button>
        </>
      }
    >
      {problem.message ? <p>{problem.message}</p> : null}
      <p>{NEXT[problem.kind]}</p>
    </Panel>
  );
}
