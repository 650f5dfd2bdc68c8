/** The trading systems that publish orders before the trade; TRADE stands for trades, whatever system made them. */
export const ORDER_SYSTEMS = ['RFQ', 'AUCTION', 'CLOB', 'VOICE'] as const;

export type OrderSystem = (typeof ORDER_SYSTEMS)[number];
export type DataType = 'order' | 'trade';
