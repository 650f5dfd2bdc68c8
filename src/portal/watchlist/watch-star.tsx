import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { viewOf, type watchlistMachine } from '../../../machines/watchlist.ts';
import { notChangedText } from '../../domain/failure.ts';
import { RetryButton } from '../controls/retry-button.tsx';
import { useFlow } from '../flows/binding/use-flow.ts';
import { useSendOnReturn } from '../flows/binding/use-send-on-return.ts';
import { watchlist, watchlistChanged } from '../flows/watchlist.ts';
import { Star } from './star.tsx';

const Told = styled('span')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

type Props = {
  /** The instrument's code. */
  readonly code: string;
  /** Its name. */
  readonly name: string;
};

/** Whether an instrument is watched, to be changed by a press, and why that failed. */
export function WatchStarOf({ actor, code, name }: Props & { actor: ActorRefFrom<typeof watchlistMachine> }) {
  const { kind, watched, failure } = useSelector(actor, viewOf, shallowEqual);
  useSendOnReturn(actor, 'refresh.requested', watchlistChanged);
  if (kind === 'failed')
    return (
      <Told role="alert">
        Whether you watch it could not be loaded.{' '}
        <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
      </Told>
    );
  const isWatched = watched.includes(code);
  return (
    <>
      <Star
        name={name}
        isWatched={isWatched}
        isLocked={kind !== 'listed'}
        onPress={() =>
          actor.send({ type: isWatched ? 'unwatch.requested' : 'watch.requested', instrument: code })
        }
      />
      {failure ? <Told role="alert">{notChangedText(failure)}</Told> : null}
    </>
  );
}

/** The star beside an instrument's name. */
export function WatchStar(props: Props) {
  return <WatchStarOf actor={useFlow(watchlist, { input: { withFigures: false } })} {...props} />;
}
