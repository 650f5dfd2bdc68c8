import { describe, expect, test } from 'vitest';
import { type AssetClass, allAssetClasses } from '../../src/domain/feed/asset-classes.ts';
import { orderSystems } from '../../src/domain/feed/data-types.ts';
import { feedViews, type KnownViewId, views } from '../../src/domain/feed/feed-views.ts';
import { guideText, meaningIn } from '../../src/domain/feed/fields/field-meaning.ts';
import { fieldsOf, fieldsOfView, shownFieldsOf } from '../../src/domain/feed/fields/fields-of.ts';
import { requiredColumns } from '../../src/domain/feed/fields/file-fields.ts';
import { statedFieldsOf } from '../../src/domain/feed/fields/stated-fields.ts';
import { askedOfUs } from './asked-fields.ts';

const names = (fields: readonly { readonly name: string }[]): string[] => fields.map(({ name }) => name);

/** What each scope named in the regulation means for a trade. */
const applies: Readonly<Record<string, (assetClass: AssetClass, isUk: boolean) => boolean>> = {
  all: () => true,
  'all, RTS 1 since 2023/944 (_unverified_)': () => true,
  'UK shares': (assetClass, isUk) => isUk && assetClass === 'Equity & Equity-like',
  'all but UK shares': (assetClass, isUk) => !isUk || assetClass !== 'Equity & Equity-like',
  'RTS 2': (assetClass) => assetClass !== 'Equity & Equity-like',
  'commodities, emission allowances': (assetClass) =>
    assetClass === 'Commodity derivatives' || assetClass === 'Emission allowances',
  'emission allowances': (assetClass) => assetClass === 'Emission allowances',
  // Securitised derivatives are securities, which no rule has cleared; derivatives of allowances are in the class of allowances.
  derivatives: (assetClass) =>
    assetClass === 'Emission allowances' ||
    (assetClass.endsWith(' derivatives') && assetClass !== 'Securitised derivatives'),
};

describe('a row can state every field that regulation requires outside the header', () => {
  const ofRows = {
    trade: askedOfUs.trade.filter(({ seen }) => seen !== 'header'),
    order: askedOfUs.order.filter(({ seen }) => seen !== 'header'),
  };

  test.each(orderSystems)('for an order of %s, and its system', (system) => {
    const subject = { assetClass: 'Bonds', venueLocation: 'UK', system } as const;
    const applicable = ofRows.order.filter(
      (field) => field.applies === 'all' || field.applies.includes(system),
    );
    expect(names(statedFieldsOf('order', subject)).sort()).toEqual(['system', ...names(applicable)].sort());
  });

  test.each(
    allAssetClasses.flatMap((assetClass) =>
      ['UK', 'FR'].map((venueLocation) => ({ assetClass, venueLocation })),
    ),
  )('for a trade of $assetClass in $venueLocation, and its status', (subject) => {
    const applicable = ofRows.trade.filter((field) =>
      applies[field.applies]?.(subject.assetClass, subject.venueLocation === 'UK'),
    );
    const stated = statedFieldsOf('trade', { ...subject, system: 'TRADE' });
    expect(names(stated).sort()).toEqual(['status', ...names(applicable)].sort());
  });

  test('this test knows every scope that a field may have', () => {
    expect(ofRows.trade.filter((field) => !(field.applies in applies))).toEqual([]);
  });
});

const book = ['lOrders', 'bidPrice', 'aggrBidVol', 'askPrice', 'aggrAskVol', 'rOrders'];
const list = ['tradeDate', 'price', 'missingPrice', 'currency', 'vol', 'priceNot', 'publicationDate'].concat(
  ['transactionID', 'notionalAmt', 'notionalCcy', 'flags', 'qtyMeasUnit', 'type', 'cleared'],
  ['thirdCountryExecutionVenue'],
);
const single = ['tradeDate', 'price', 'missingPrice', 'vol', 'priceNot', 'publicationDate'].concat(
  ['transactionID', 'notionalAmt', 'notionalCcy', 'flags', 'status', 'qtyMeasUnit', 'qtyPerMeas', 'type'],
  ['cleared', 'thirdCountryExecutionVenue'],
);
const replaced = new Map([
  ['missingPrice', 'priceCondition'],
  ['currency', 'priceMajorCurrency'],
]);
const listOfUkShares = list
  .filter((name) => name !== 'thirdCountryExecutionVenue')
  .map((name) => replaced.get(name) ?? name);

describe('B 3: the fields of a view', () => {
  test.each<[KnownViewId, boolean, readonly string[]]>([
    ['rfq', false, ['date', 'price', 'aggrVol']],
    ['auc', false, ['date', 'price', 'aggrVol']],
    ['clob', false, book],
    ['clob', true, book],
    ['voice', false, ['date', 'bidPrice', 'bidCurrency', 'bidVol', 'askPrice', 'askCurrency', 'askVol']],
    ['tradeDisplay', false, list],
    ['tradeDisplay', true, listOfUkShares],
    ['individual', false, single],
    ['individual', true, single],
  ])('%s (UK shares: %j) shows its columns in order', (viewId, hasUkShares, columns) => {
    expect(names(shownFieldsOf(viewId, hasUkShares).map(({ field }) => field))).toEqual(columns);
  });

  test.each(views)(
    '$id has every field that regulation shows there, drawn or not',
    ({ id, viewType, dataType }) => {
      const seen = askedOfUs[dataType].filter((field) =>
        field.seen.split(', ').some((each) => each.replace(/[()]/g, '') === viewType),
      );
      const own = dataType === 'trade' ? ['status'] : [];
      expect(names(fieldsOfView(id)).sort()).toEqual([...own, ...names(seen)].sort());
    },
  );
});

test('a file of trades or of orders is recognised by the columns that each of its lines requires', () => {
  expect([...requiredColumns('trade')].sort()).toEqual(
    ['instrumentId', 'venueMIC', 'tradeDate', 'publicationDate', 'transactionID'].sort(),
  );
  expect([...requiredColumns('order')].sort()).toEqual(['instrumentId', 'venueMIC', 'system', 'date'].sort());
});

test.each([
  [
    'price',
    ['tradeDisplay', 'individual'],
    'Price of the transaction, without commission and accrued interest.',
  ],
  [
    'status',
    ['tradeDisplay', 'individual'],
    'New, Cancelled or Amended: a cancellation and an amendment are reports of their own.',
  ],
  ['bidPrice', ['voice'], 'Price at which the interest is to buy.'],
  ['bidPrice', ['clob', 'voice'], 'Bid price.'],
  ['date', ['rfq', 'auc'], 'Publication date and time; of an order book the time of the snapshot.'],
  ['orders', ['voice'], 'Number of orders behind the line.'],
  ['level', ['clob'], 'Level; 1 is the best; at least five a side in an order book where there are as many.'],
] as const)(
  '%s in %j means what its column says, or the guide where columns differ or none shows it',
  (name, ids, meaning) => {
    const field = fieldsOf(feedViews[ids[0]].dataType).find((one) => one.name === name);
    expect(field && meaningIn(field, ids)).toBe(meaning);
  },
);

test('a field that is in no file has no text in the guide', () => {
  const status = fieldsOf('trade').find(({ name }) => name === 'status');
  expect(status && guideText(status)).toBe('');
});
