/** The trading systems that publish orders before the trade; TRADE stands for trades, whatever system made them. */
export const ORDER_SYSTEMS = ['RFQ', 'AUCTION', 'CLOB', 'VOICE'] as const;

export type OrderSystem = (typeof ORDER_SYSTEMS)[number];
export type DataType = 'order' | 'trade';
export type ViewType =
  | 'ord-disp-rfq'
  | 'ord-disp-auc'
  | 'ord-disp-clob'
  | 'ord-disp-voice'
  | 'trade-disp'
  | 'trade-disp-2';

export interface OrderType {
  /** What the *Order type* list shows and sends. */
  readonly label: 'Request for quote' | 'Auction' | 'Order book' | 'Voice' | 'Trades' | 'Individual trades';
  readonly viewType: ViewType;
  readonly dataType: DataType;
  /** Whose rows it shows; null for trades, which are shown whatever system made them. */
  readonly system: OrderSystem | null;
}

const ORDER_TYPES: readonly OrderType[] = [
  { label: 'Request for quote', viewType: 'ord-disp-rfq', dataType: 'order', system: 'RFQ' },
  { label: 'Auction', viewType: 'ord-disp-auc', dataType: 'order', system: 'AUCTION' },
  { label: 'Order book', viewType: 'ord-disp-clob', dataType: 'order', system: 'CLOB' },
  { label: 'Voice', viewType: 'ord-disp-voice', dataType: 'order', system: 'VOICE' },
  { label: 'Trades', viewType: 'trade-disp', dataType: 'trade', system: null },
  { label: 'Individual trades', viewType: 'trade-disp-2', dataType: 'trade', system: null },
];

/** The order types offered where these systems publish, in the order of the list. */
export function orderTypesOf(dataType: DataType, systems: readonly string[]): readonly OrderType[] {
  return ORDER_TYPES.filter(
    (type) => type.dataType === dataType && (type.system === null || systems.includes(type.system)),
  );
}

/** The order type behind a label of the list; null when there is none of this data type. */
export function orderTypeOf(dataType: DataType, label: string): OrderType | null {
  return ORDER_TYPES.find((type) => type.dataType === dataType && type.label === label) ?? null;
}
