import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { disabledOf, optionsOf, type venueSelectionMachine } from '../../../machines/venue-selection.ts';
import type { Venue } from '../../../machines/venues.ts';
import { isOffered, type VenueOptionName } from '../../domain/venue-options.ts';
import { GroupMark, groupName } from '../marks/group-mark.tsx';
import './venue-grid.css';

export type VenueSelectionActor = ActorRefFrom<typeof venueSelectionMachine>;

export type VenueGridProps = {
  actor: VenueSelectionActor;
  /** What the grid is called by a screen reader. */
  label: string;
  venues: readonly Venue[];
  /** What a form finds the grid by. */
  name?: string;
  error?: string | null;
  /** Nothing can be changed now, whatever the selection itself would allow. */
  isLocked?: boolean;
};

/** B 9: widths in px, 900 together. The delayed column is wider where the real one is left out. */
const widths = {
  paying: { business: 200, name: 290, type: 90, mic: 90, delayed: 115, real: 115 },
  free: { business: 200, name: 370, type: 90, mic: 90, delayed: 150 },
} as const;

/** A width as its part of the whole: with 900 px inside the frame it is B 9's, with less all shrink alike. */
const part = (width: number): string => `${width / 9}%`;

const speeds = [
  { word: 'Delayed', options: ['isDelayedOrders', 'isDelayedTraders'] },
  { word: 'Real-time', options: ['isRealOrders', 'isRealTraders'] },
] as const;

const kinds: Readonly<Record<VenueOptionName, 'Orders' | 'Trades'>> = {
  isDelayedOrders: 'Orders',
  isDelayedTraders: 'Trades',
  isRealOrders: 'Orders',
  isRealTraders: 'Trades',
};

/** The venues by their group, groups in the order of their ids (B 3). */
function groupsOf(venues: readonly Venue[]): { id: number; venues: Venue[] }[] {
  const ids = [...new Set(venues.map((venue) => venue.TradingVenueGroupID))].sort((a, b) => a - b);
  return ids.map((id) => ({ id, venues: venues.filter((venue) => venue.TradingVenueGroupID === id) }));
}

/**
 * The venue grid of registration and subscriptions (B 3, B 4, B 9): which data of which venue, at which speed. In
 * no-payment mode the real column is left out and nothing can be changed.
 */
export function VenueGrid({ actor, label, venues, name, error = null, isLocked = false }: VenueGridProps) {
  const isDelayedOnly = useSelector(actor, ({ context }) => context.delayedOnly);
  const groups = useMemo(() => groupsOf(venues), [venues]);
  const errorId = name === undefined ? undefined : `${name}-error`;
  return (
    <fieldset
      className="venue-grid"
      name={name}
      tabIndex={-1}
      aria-label={label}
      disabled={isLocked}
      {...(error === null ? {} : { 'aria-describedby': errorId })}
    >
      <div className="venue-grid-frame">
        <table aria-label={label}>
          {isDelayedOnly ? <FreeHead /> : <PayingHead />}
          {groups.length === 0 ? (
            <tbody>
              <tr>
                <td className="empty" colSpan={isDelayedOnly ? 5 : 8}>
                  There are no trading venues yet.
                </td>
              </tr>
            </tbody>
          ) : null}
          {groups.map((group) => (
            <tbody key={group.id}>
              {group.venues.map((venue, index) => (
                <tr key={venue.TradingVenueID}>
                  {index === 0 ? (
                    <th className="group" scope="rowgroup" rowSpan={group.venues.length}>
                      <span>
                        <span aria-hidden="true" style={{ display: 'flex' }}>
                          <GroupMark id={group.id} />
                        </span>
                        {groupName(group.id) ?? 'Other'}
                      </span>
                    </th>
                  ) : null}
                  <th className="name" scope="row">
                    {venue.Name}
                  </th>
                  <td className="type">{venue.Type}</td>
                  <td className="code mono">{venue.MIC}</td>
                  {isDelayedOnly ? (
                    <td className="options" data-speed="Delayed">
                      {speeds[0].options.map((option) => (
                        <Option key={option} actor={actor} venue={venue} speed="Delayed" option={option} />
                      ))}
                    </td>
                  ) : (
                    speeds.flatMap(({ word, options }) =>
                      options.map((option, place) => (
                        <td
                          key={option}
                          className={place === 0 ? 'option begins' : 'option'}
                          data-speed={word === 'Delayed' ? word : 'Real time'}
                        >
                          <Option actor={actor} venue={venue} speed={word} option={option} />
                        </td>
                      )),
                    )
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div aria-live="polite">
        {error === null ? null : (
          <p className="fault" id={errorId}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  actor: VenueSelectionActor;
  venue: Venue;
  speed: 'Delayed' | 'Real-time';
  option: VenueOptionName;
};

/** One checkbox; nothing at all where the venue has no such data (B 3). */
function Option({ actor, venue, speed, option }: OptionProps) {
  const { TradingVenueID: id, HasOrders: hasOrders, HasTrades: hasTrades } = venue;
  const isChosen = useSelector(actor, ({ context }) => optionsOf(context.selection, id)[option]);
  const isDisabled = useSelector(
    actor,
    (snapshot) =>
      disabledOf(snapshot.context, { id, hasOrders, hasTrades }, !snapshot.matches('choosing'))[option],
  );
  if (!isOffered(option, { hasOrders, hasTrades })) return null;
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

function FreeHead() {
  return (
    <>
      <colgroup>
        {Object.entries(widths.free).map(([column, width]) => (
          // Two options with their words need their room; the name gives way.
          <col
            key={column}
            style={column === 'name' ? {} : { width: column === 'delayed' ? width : part(width) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Business group</th>
          <th scope="col">Trading venue</th>
          <th scope="col">Type</th>
          <th scope="col" className="code">
            MIC
          </th>
          <th scope="col" className="options">
            Delayed
          </th>
        </tr>
      </thead>
    </>
  );
}

function PayingHead() {
  const { delayed, real, ...others } = widths.paying;
  return (
    <>
      <colgroup>
        {Object.entries(others).map(([column, width]) => (
          <col key={column} style={{ width: part(width) }} />
        ))}
        {[delayed / 2, delayed / 2, real / 2, real / 2].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these four.
          <col key={index} style={{ width: part(width) }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Business group
          </th>
          <th scope="col" rowSpan={2}>
            Trading venue
          </th>
          <th scope="col" rowSpan={2}>
            Type
          </th>
          <th scope="col" rowSpan={2} className="code">
            MIC
          </th>
          <th scope="colgroup" colSpan={2} className="upper begins">
            Delayed
          </th>
          <th scope="colgroup" colSpan={2} className="upper begins">
            Real time
          </th>
        </tr>
        <tr>
          <th scope="col" className="lower begins">
            Orders
          </th>
          <th scope="col" className="lower">
            Trades
          </th>
          <th scope="col" className="lower begins">
            Orders
          </th>
          <th scope="col" className="lower">
            Trades
          </th>
        </tr>
      </thead>
    </>
  );
}
