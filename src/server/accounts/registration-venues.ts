import type { VenueChoices } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import {
  isOffered,
  isSelected,
  type VenueData,
  type VenueOptions,
  venueOptionNames,
} from '../../domain/venues/venue-options.ts';
import type { Database } from '../../platform/database/database.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { fieldFaults } from './form-faults.ts';

/** One venue of a registration or a subscription, by its MIC. */
export interface ChosenVenue extends VenueOptions {
  readonly mic: string;
}

type VenueRow = Pick<VenuesRow, 'venue_id' | 'mic' | 'name' | 'has_orders' | 'has_trades'>;

const optionWords = {
  isRealOrders: 'real-time orders',
  isRealTraders: 'real-time trades',
  isDelayedOrders: 'delayed orders',
  isDelayedTraders: 'delayed trades',
} as const;

function faultOf(options: VenueOptions, venue: VenueData, name: string, realTime: boolean): string | null {
  for (const option of venueOptionNames) {
    if (options[option] && !isOffered(option, venue)) return `${name} has no ${optionWords[option]}`;
  }
  if (options.isRealOrders && options.isDelayedOrders)
    return `${name}: choose orders in real time or delayed`;
  if (options.isRealTraders && options.isDelayedTraders)
    return `${name}: choose trades in real time or delayed`;
  if (!realTime && (options.isRealOrders || options.isRealTraders))
    return `${name}: only delayed data is offered at present`;
  return null;
}

/**
 * Checks a list of venues, whose shape the contract has checked (B 3, B 4): each venue exists and is listed once, and
 * its options exist there, do not exclude one another, and are on offer.
 *
 * @param field name of the list on the wire, for the refusal
 * @param realTime whether real-time data is on offer; false in no-payment mode
 * @returns the venues with at least one option chosen
 * @throws Refusal 400 naming the field
 */
export async function readVenueChoices(
  pool: Database,
  field: string,
  list: DeepReadonly<VenueChoices>,
  realTime: boolean,
): Promise<readonly ChosenVenue[]> {
  const { rows } = await pool.query<VenueRow>({
    name: 'venue-choices',
    text: 'SELECT venue_id, mic, name, has_orders, has_trades FROM venues',
  });
  const venues = new Map(rows.map((row) => [row.venue_id, row]));
  const seen = new Set<number>();
  const chosen: ChosenVenue[] = [];
  const refuse = (message: string): never => {
    throw fieldFaults({ [field]: message });
  };
  for (const { venueId, ...options } of list) {
    const venue = venues.get(venueId);
    if (!venue) return refuse(`There is no venue ${venueId}`);
    if (seen.has(venueId)) return refuse(`${venue.mic} is listed twice`);
    seen.add(venueId);
    const data = { hasOrders: venue.has_orders, hasTrades: venue.has_trades };
    const fault = faultOf(options, data, venue.mic, realTime);
    if (fault !== null) return refuse(fault);
    if (isSelected(options)) chosen.push({ mic: venue.mic, ...options });
  }
  return chosen.length > 0 ? chosen : refuse('Select at least one venue');
}
