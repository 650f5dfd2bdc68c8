import type { VenueOptions } from './venue-options.ts';

/** What of a venue is in real time: `orders and trades`. */
export const liveDataOf = ({
  isRealOrders,
  isRealTraders,
}: Pick<VenueOptions, 'isRealOrders' | 'isRealTraders'>): string =>
  [isRealOrders ? 'orders' : '', isRealTraders ? 'trades' : ''].filter((word) => word !== '').join(' and ');
