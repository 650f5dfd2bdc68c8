import { type Criteria, dataTypes } from '../../../domain/feed/criteria.ts';

/** The kind of data shown of an instrument: `Trades`, or `Orders · Voice` if there are several kinds. */
export function kindOf({ datatype, ordertype }: Criteria): string {
  const dataType = dataTypes.find(({ value }) => value === datatype)?.label ?? '';
  if (ordertype === null || datatype === 'trade') return ordertype ?? dataType;
  return `${dataType} · ${ordertype}`;
}
