import { usDollars } from '../../domain/format/money.ts';
import type { VenueChoice } from '../../domain/venues/venue-choices.ts';

type Props = {
  readonly choices: readonly VenueChoice[];
  /**
   * US dollars per venue, user and month, for real-time orders and real-time trades each (B 9); null if what was
   * bought costs another price than today's.
   */
  readonly cost: number | null;
};

/** What is selected and what it costs a month, as rows of a list of terms; a kind that nobody chose has none. */
export function SelectionRows({ choices, cost }: Props) {
  const kinds = [
    ['Real-time orders', choices.filter((choice) => choice.isRealOrders).length, cost],
    ['Real-time trades', choices.filter((choice) => choice.isRealTraders).length, cost],
    ['Delayed data', choices.filter((choice) => choice.isDelayedOrders || choice.isDelayedTraders).length, 0],
  ] as const;
  return kinds.map(([kind, count, each]) =>
    count === 0 ? null : (
      <div key={kind}>
        <dt>
          {kind}, {count === 1 ? '1 venue' : `${count} venues`}
        </dt>
        <dd className="figures">
          {each === null ? 'included' : each === 0 ? 'free' : usDollars(count * each)}
        </dd>
      </div>
    ),
  );
}
