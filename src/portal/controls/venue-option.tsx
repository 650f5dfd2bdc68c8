import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type venueSelectionMachine, viewOf } from '../../../machines/venue-selection.ts';
import type { Venue } from '../../../machines/venues.ts';
import { isOffered, type VenueOptionName } from '../../domain/venues/venue-options.ts';
import { disabledOf, optionOfMany, optionsOf } from '../../domain/venues/venue-rows.ts';

export type VenueSelectionActor = ActorRefFrom<typeof venueSelectionMachine>;

/** The columns of the grid from left to right. */
export const speeds = [
  { word: 'Delayed', options: ['isDelayedOrders', 'isDelayedTraders'] },
  { word: 'Real-time', options: ['isRealOrders', 'isRealTraders'] },
] as const;

export type Speed = (typeof speeds)[number]['word'];

const kinds: Readonly<Record<VenueOptionName, 'Orders' | 'Trades'>> = {
  isDelayedOrders: 'Orders',
  isDelayedTraders: 'Trades',
  isRealOrders: 'Orders',
  isRealTraders: 'Trades',
};

/** Whether the venue has the data of an option. */
export function publishes({ HasOrders, HasTrades }: Venue, option: VenueOptionName): boolean {
  return isOffered(option, { hasOrders: HasOrders, hasTrades: HasTrades });
}

type OptionProps = {
  actor: VenueSelectionActor;
  venue: Venue;
  speed: Speed;
  option: VenueOptionName;
};

/** One checkbox; nothing if the venue has no such data (B 3). */
export function VenueOption({ actor, venue, speed, option }: OptionProps) {
  const { TradingVenueID: id, HasOrders: hasOrders, HasTrades: hasTrades } = venue;
  const isChosen = useSelector(actor, ({ context }) => optionsOf(context.selection, id)[option]);
  const isDisabled = useSelector(
    actor,
    (snapshot) =>
      disabledOf(snapshot.context, { id, hasOrders, hasTrades }, viewOf(snapshot).kind !== 'choosing')[
        option
      ],
  );
  if (!publishes(venue, option)) return null;
  const kind = kinds[option];
  return (
    <label>
      <input
        type="checkbox"
        className="tick"
        aria-label={`${speed} ${kind.toLowerCase()}, ${venue.MIC}`}
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) =>
          actor.send({ type: 'option.changed', venueId: id, option, chosen: event.target.checked })
        }
      />
      <span>{kind}</span>
    </label>
  );
}

type ManyProps = {
  actor: VenueSelectionActor;
  venueIds: readonly number[];
  option: VenueOptionName;
  /** A name for the venues together, such as a business group; if absent, every venue. */
  of?: string;
};

/** One checkbox for an option of many venues: it selects the option wherever possible, or else clears it. */
export function ManyVenuesOption({ actor, venueIds, option, of }: ManyProps) {
  const chosen = useSelector(actor, ({ context }) => optionOfMany(context, venueIds, option).chosen);
  const next = useSelector(actor, (snapshot) =>
    viewOf(snapshot).kind === 'choosing' ? optionOfMany(snapshot.context, venueIds, option).next : null,
  );
  const speed = speeds.find(({ options }) => options.some((one) => one === option))?.word ?? '';
  const kind = kinds[option];
  const all = `All ${speed.toLowerCase()} ${kind.toLowerCase()}`;
  return (
    <label>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some';
        }}
        type="checkbox"
        className="tick"
        aria-label={of === undefined ? all : `${all} of ${of}`}
        checked={chosen === 'all'}
        disabled={next === null}
        onChange={() => actor.send({ type: 'options.changed', venueIds, option, chosen: next === 'choose' })}
      />
      <span>{kind}</span>
    </label>
  );
}
