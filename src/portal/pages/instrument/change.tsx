import { directionOf } from '../../../domain/feed/instrument-figures.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { Muted } from './instrument-styles.ts';

/** A change with its sign and a mark of its own: a rise is filled, a fall is hollow. */
export function Change({ change }: { change: string | null }) {
  if (change === null) return <Muted>–</Muted>;
  const direction = directionOf(change);
  if (direction === 'none') return <>0</>;
  const amount = groupedDecimal(change.replace(/^-/, ''));
  return direction === 'rise' ? (
    <>
      +{amount} <span aria-hidden="true">▲</span>
    </>
  ) : (
    <Muted>
      −{amount} <span aria-hidden="true">▽</span>
    </Muted>
  );
}
