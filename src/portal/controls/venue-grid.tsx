import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { viewOf } from '../../../machines/venue-selection.ts';
import type { Venue } from '../../../machines/venues.ts';
import { venuesByGroup } from '../../domain/venues/venue-groups.ts';
import type { VenueOptionName } from '../../domain/venues/venue-options.ts';
import { groupName } from '../logos/group-logo.tsx';
import { GroupHead } from './group-head.tsx';
import { FreeHead, PayingHead } from './venue-grid-head.tsx';
import {
  AllNameCell,
  CodeCell,
  EmptyCell,
  NameCell,
  OptionCell,
  OptionsCell,
  TypeCell,
  VenueGridError,
  VenueGridFrame,
  VenueGridRoot,
} from './venue-grid-styles.ts';
import {
  ManyVenuesOption,
  publishes,
  type Speed,
  speeds,
  VenueOption,
  type VenueSelectionActor,
} from './venue-option.tsx';

export type VenueGridProps = {
  actor: VenueSelectionActor;
  /** The grid's name for screen readers. */
  label: string;
  venues: readonly Venue[];
  /** The name by which a form finds the grid. */
  name?: string;
  error?: string | null;
};

/**
 * The venue grid of registration and subscriptions (B 3, B 4, B 9): which data of which venue, and at which speed. In
 * no-payment mode the real column is left out and nothing can be changed.
 */
export function VenueGrid({ actor, label, venues, name, error = null }: VenueGridProps) {
  const isDelayedOnly = useSelector(actor, ({ context }) => context.delayedOnly);
  const isLocked = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'locked');
  const groups = useMemo(() => venuesByGroup(venues), [venues]);
  const errorId = name === undefined ? undefined : `${name}-error`;
  return (
    <VenueGridRoot
      name={name}
      tabIndex={-1}
      aria-label={label}
      disabled={isLocked}
      {...(error === null ? {} : { 'aria-describedby': errorId })}
    >
      <VenueGridFrame>
        <table aria-label={label}>
          {isDelayedOnly ? <FreeHead /> : <PayingHead actor={actor} venues={venues} />}
          {groups.length === 0 ? (
            <tbody>
              <tr>
                <EmptyCell colSpan={isDelayedOnly ? 5 : 8}>There are no trading venues yet.</EmptyCell>
              </tr>
            </tbody>
          ) : null}
          {groups.map((group) => (
            <Group
              key={group.id}
              actor={actor}
              group={group}
              isDelayedOnly={isDelayedOnly}
              // For a single venue, or if there is only one group, other checkboxes already do this.
              hasAll={!isDelayedOnly && group.venues.length > 1 && groups.length > 1}
            />
          ))}
        </table>
      </VenueGridFrame>
      <div aria-live="polite">
        {error === null ? null : <VenueGridError id={errorId}>{error}</VenueGridError>}
      </div>
    </VenueGridRoot>
  );
}

type GroupProps = {
  actor: VenueSelectionActor;
  group: { readonly id: number; readonly venues: readonly Venue[] };
  isDelayedOnly: boolean;
  /** The first row has the options for all venues of the group. */
  hasAll: boolean;
};

/** A business group: its logo, and a row for each of its venues. */
function Group({ actor, group, isDelayedOnly, hasAll }: GroupProps) {
  const { id, venues } = group;
  const name = groupName(id);
  const venueIds = useMemo(() => venues.map((venue) => venue.TradingVenueID), [venues]);
  const head = <GroupHead id={id} rows={venues.length + (hasAll ? 1 : 0)} />;
  return (
    <tbody>
      {hasAll ? (
        <tr>
          {head}
          <AllNameCell scope="row" colSpan={3}>
            All {name} venues
          </AllNameCell>
          <OptionCells>
            {(option) =>
              venues.some((venue) => publishes(venue, option)) ? (
                <ManyVenuesOption actor={actor} venueIds={venueIds} option={option} of={name} />
              ) : null
            }
          </OptionCells>
        </tr>
      ) : null}
      {venues.map((venue, index) => (
        <tr key={venue.TradingVenueID}>
          {index === 0 && !hasAll ? head : null}
          <NameCell scope="row">{venue.Name}</NameCell>
          <TypeCell>{venue.Type}</TypeCell>
          <CodeCell className="mono">{venue.MIC}</CodeCell>
          {isDelayedOnly ? (
            <OptionsCell data-speed="Delayed">
              {speeds[0].options.map((option) => (
                <VenueOption key={option} actor={actor} venue={venue} speed="Delayed" option={option} />
              ))}
            </OptionsCell>
          ) : (
            <OptionCells>
              {(option, speed) => <VenueOption actor={actor} venue={venue} speed={speed} option={option} />}
            </OptionCells>
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** The cells of a row with payment on: orders and trades at each speed. */
function OptionCells({ children }: { children: (option: VenueOptionName, speed: Speed) => ReactNode }) {
  return speeds.flatMap(({ word, options }) =>
    options.map((option, place) => (
      <OptionCell key={option} data-begins={place === 0} data-speed={word === 'Delayed' ? word : 'Real time'}>
        {children(option, word)}
      </OptionCell>
    )),
  );
}
