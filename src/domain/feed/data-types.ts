/** The trading systems that publish orders before the trade; TRADE stands for trades of any system. */
export const orderSystems = ['RFQ', 'AUCTION', 'CLOB', 'VOICE'] as const;

export type OrderSystem = (typeof orderSystems)[number];
export type DataType = 'order' | 'trade';
