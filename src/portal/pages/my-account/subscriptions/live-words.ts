import type { VenueOptions } from '../../../../domain/venues/venue-options.ts';

/** What of a venue is in real time: `orders and trades`. */
export const liveDataOf = ({ isRealOrders, isRealTraders }: VenueOptions): string =>
  [isRealOrders ? 'orders' : '', isRealTraders ? 'trades' : ''].filter((word) => word !== '').join(' and ');
