import { type Criteria, dataTypes } from '../../../domain/feed/criteria.ts';

/** What is looked at of an instrument: `Trades`, or `Orders · Voice` where there are several kinds. */
export function kindOf({ datatype, ordertype }: Criteria): string {
  const dataType = dataTypes.find(({ value }) => value === datatype)?.label ?? '';
  if (ordertype === null || datatype === 'trade') return ordertype ?? dataType;
  return `${dataType} · ${ordertype}`;
}
