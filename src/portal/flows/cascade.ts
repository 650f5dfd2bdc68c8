import { fromPromise } from 'xstate';
import { cascadeMachine } from '../../../machines/cascade.ts';
import type { OptionsPage } from '../../domain/feed/choices.ts';
import type { Criteria, Level, Option } from '../../domain/feed/criteria.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { serviceNow } from '../api/service-time.ts';
import { loadFeedPage } from './feed-page.ts';

// Enough to scroll through and few enough to arrive at once; scrolling loads more.
const instrumentsAPage = 50;

// A failed list says so at its level, not in the dialog (B 8).
const quietly = { handler: 'sessionOnly' } as const;

const optionsOf = (level: Level, values: readonly string[]): OptionsPage => ({
  level,
  options: values.map((value) => ({ value, label: value })),
  next: null,
  total: values.length,
});

// The criteria as a query, down to a level: a list is requested only once everything it depends on is chosen.
const text = (criteria: Criteria, level: Level): string => criteria[level] ?? '';
const dataType = ({ datatype }: Criteria): 'order' | 'trade' => (datatype === 'trade' ? 'trade' : 'order');
const toVenue = (criteria: Criteria) => ({ datatype: dataType(criteria), tv: text(criteria, 'tv') });
const toAssetClass = (criteria: Criteria) => ({
  ...toVenue(criteria),
  assetclass: text(criteria, 'assetclass'),
});
const toSubAssetClass = (criteria: Criteria) => ({
  ...toAssetClass(criteria),
  subassetclass: text(criteria, 'subassetclass'),
});
const toInstrument = (criteria: Criteria) => ({
  ...toSubAssetClass(criteria),
  instrument: text(criteria, 'instrument'),
});

async function instruments(
  criteria: Criteria,
  page: { q?: string; cursor?: string },
  signal: AbortSignal,
): Promise<OptionsPage> {
  const { q = '', cursor } = page;
  const answer = await ask(
    client.GET('/api/subscription/feed/instrumentlist', {
      params: {
        query: {
          ...toSubAssetClass(criteria),
          limit: instrumentsAPage,
          ...(q === '' ? {} : { q }),
          ...(cursor === undefined ? {} : { cursor }),
        },
      },
      signal,
    }),
    quietly,
  );
  const options = answer.instrumentlist.map(
    ({ InstrumentID, InstrumentDescription }): Option => ({
      value: InstrumentID,
      label: InstrumentID,
      description: InstrumentDescription,
    }),
  );
  return { level: 'instrument', options, next: answer.Next ?? null, total: answer.Total };
}

/** The data selection, with its lists bound to the service. */
export const cascade = cascadeMachine.provide({
  actors: {
    loadVenues: fromPromise(async ({ input: { criteria }, signal }) => {
      const query = { datatype: dataType(criteria) };
      const { tvlist } = await ask(
        client.GET('/api/subscription/feed/tvlist', { params: { query }, signal }),
        quietly,
      );
      const options = tvlist.map(({ MIC, Name }): Option => ({ value: MIC, label: Name, description: MIC }));
      return { level: 'tv' as const, options, next: null, total: options.length };
    }),
    loadAssetClasses: fromPromise(async ({ input: { criteria }, signal }) => {
      const query = toVenue(criteria);
      const { assetclasslist } = await ask(
        client.GET('/api/subscription/feed/assetclasslist', { params: { query }, signal }),
        quietly,
      );
      return optionsOf('assetclass', assetclasslist);
    }),
    loadSubAssetClasses: fromPromise(async ({ input: { criteria }, signal }) => {
      const query = toAssetClass(criteria);
      const { subassetclasslist } = await ask(
        client.GET('/api/subscription/feed/subassetclasslist', { params: { query }, signal }),
        quietly,
      );
      return optionsOf('subassetclass', subassetclasslist);
    }),
    loadInstruments: fromPromise(({ input: { criteria }, signal }) => instruments(criteria, {}, signal)),
    findInstrument: fromPromise(({ input: { criteria, instrument }, signal }) =>
      instruments(criteria, { q: instrument }, signal),
    ),
    searchInstruments: fromPromise(({ input: { criteria, text: q }, signal }) =>
      instruments(criteria, { q }, signal),
    ),
    loadMoreInstruments: fromPromise(({ input: { criteria, text: q, cursor }, signal }) =>
      instruments(criteria, { q, cursor }, signal),
    ),
    loadSegmentMics: fromPromise(async ({ input: { criteria }, signal }) => {
      const query = toInstrument(criteria);
      const { miclist } = await ask(
        client.GET('/api/subscription/feed/miclist', { params: { query }, signal }),
        quietly,
      );
      return optionsOf('instrumentmic', miclist);
    }),
    loadOrderTypes: fromPromise(async ({ input: { criteria }, signal }) => {
      const query = { ...toInstrument(criteria), instrumentmic: text(criteria, 'instrumentmic') };
      const { ordertypelist } = await ask(
        client.GET('/api/subscription/feed/ordertypelist', { params: { query }, signal }),
        quietly,
      );
      return optionsOf('ordertype', ordertypelist);
    }),
    loadData: fromPromise(async ({ input: { criteria }, signal }) => {
      const record = await loadFeedPage({ criteria, cursor: null }, signal);
      return { record, at: serviceNow() };
    }),
  },
});
