import { expect, it } from 'vitest';
import {
  isJsonObject,
  type JsonObject,
  listAt,
  objectAt,
  readDocument,
} from '../../src/contract/document.ts';
import { views } from '../../src/domain/feed/feed-views.ts';
import { fieldsOfView } from '../../src/domain/feed/fields/fields-of.ts';

/** The parts of the contract that describe rows of views, at any depth. */
function rowsIn(part: JsonObject): readonly JsonObject[] {
  const inner = Object.values(part).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [...('x-views' in part ? [part] : []), ...inner.filter(isJsonObject).flatMap(rowsIn)];
}

const rows = rowsIn(readDocument());
const descriptionsOf = (viewType: string): ReadonlyMap<string, unknown> =>
  new Map(
    rows
      .filter((row) => listAt(row, 'x-views').includes(viewType))
      .flatMap((row) => Object.entries(objectAt(row, 'properties')))
      .map(([name, property]) => [name, isJsonObject(property) && property.description]),
  );

it.each(views)('every field of the rows of $viewType has its meaning in the contract', (view) => {
  const described = descriptionsOf(view.viewType);
  const replaced = Object.values(view.firstOf).flat();
  const names = [
    ...fieldsOfView(view.id)
      .map(({ name }) => name)
      .filter((name) => !replaced.includes(name)),
    ...Object.keys(view.firstOf),
  ];
  for (const name of names)
    expect([name, described.get(name)]).toEqual([name, expect.stringMatching(/.+\.$/)]);
});

it('the meaning is that of the column, or the text of the guide where columns differ or there is none', () => {
  expect(descriptionsOf('ord-disp-auc').get('price')).toBe(
    'Price; of an auction the price that best satisfies its algorithm.',
  );
  expect(descriptionsOf('ord-disp-voice').get('bidPrice')).toBe('Price at which the interest is to buy.');
  expect(descriptionsOf('ord-disp-voice').get('orders')).toBe('Number of orders behind the line.');
  expect(descriptionsOf('trade-disp').get('notionalCcy')).toBe('Currency of the notional amount (ISO 4217).');
});

it('rows name only views that exist', () => {
  const known = views.map(({ viewType }) => viewType);
  expect(
    rows.flatMap((row) => listAt(row, 'x-views')).filter((name) => !known.some((one) => one === name)),
  ).toEqual([]);
});
