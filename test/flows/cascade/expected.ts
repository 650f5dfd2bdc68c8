import type { AnyEventObject } from 'xstate';
import type { CascadeContext, cascadeMachine } from '../../../machines/cascade.ts';
import { type Level, levels } from '../../../src/domain/feed/criteria.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { answerOf, choices, lists } from './kit.ts';

const levelOf = ({ type }: AnyEventObject): Level =>
  levels.find((level) => type === `${level}.chosen`) ?? 'datatype';

const isOffered = ({ options }: CascadeContext, event: AnyEventObject): boolean => {
  const level = levelOf(event);
  const listed = options[level] ?? [];
  const isShown = (level !== 'instrumentmic' && level !== 'ordertype') || listed.length > 1;
  return isShown && (event.value === null || listed.some(({ value }) => value === event.value));
};

export const predicates: Predicates<typeof cascadeMachine> = {
  'nothing is offered': (_, { output }) => output.options.length === 0,
  'only one option is offered, and no link chooses': ({ wanted }, { output }) =>
    output.options.length === 1 && output.next === null && !wanted?.[output.level as Level],
  'only one option is offered': (_, { output }) => output.options.length === 1,
  'the link’s choice is offered': ({ wanted }, { output }) =>
    output.options.some(({ value }: { value: string }) => value === wanted?.[output.level as Level]),
  'the link’s instrument may be on a further page': ({ wanted }, { output }) =>
    wanted !== null && wanted.instrument !== null && output.next !== null,
  'the level is hidden, or the value not offered': (context, event) => !isOffered(context, event),
  'no instruments are listed': ({ options, search }) =>
    options.instrument === null || (options.instrument.length === 0 && search === ''),
  'there is no further page': ({ next }) => next === null,
  'the kind of data is unknown': (_, { criteria }) => !['order', 'trade'].includes(criteria.datatype),
  'a value is chosen': (_, event) => event.value !== null,
  'the same value is chosen again': ({ chosen }, event) =>
    event.value !== null && chosen[levelOf(event)] === event.value,
  'the value is already chosen': ({ chosen }, event) => chosen[levelOf(event)] === event.value,
};

const toOrders = { type: 'datatype.chosen', value: 'order' };
const answered = (actor: string, list: Parameters<typeof answerOf>[1]) => ({
  type: `xstate.done.actor.${actor}`,
  output: answerOf(actor, list),
});

/** The way to the level at which instruments are chosen and searched. */
const toInstruments = [
  toOrders,
  answered('loadVenues', lists.tv),
  { type: 'tv.chosen', value: choices.tv },
  answered('loadAssetClasses', lists.assetclass),
  { type: 'assetclass.chosen', value: choices.assetclass },
  answered('loadSubAssetClasses', lists.subassetclass),
  { type: 'subassetclass.chosen', value: choices.subassetclass },
  answered('loadInstruments', lists.instrument),
];

const sole = (list: Parameters<typeof answerOf>[1]) => ({
  options: list.options.slice(0, 1),
  next: null,
  total: 1,
});

export const walks: Walks = {
  'each level has one option, and a level that was chosen automatically is cleared': [
    toOrders,
    answered('loadVenues', sole(lists.tv)),
    answered('loadAssetClasses', sole(lists.assetclass)),
    answered('loadSubAssetClasses', sole(lists.subassetclass)),
    answered('loadInstruments', sole(lists.instrument)),
    { type: 'assetclass.chosen', value: null },
    { type: 'assetclass.chosen', value: choices.assetclass },
  ],
  'values that cannot be chosen, searched or restored': [
    { type: 'datatype.chosen', value: 'quotes' },
    { type: 'criteria.given', criteria: { datatype: 'quotes' } },
    { type: 'instrument.searched', text: 'gilt' },
    { type: 'instruments.moreRequested' },
    toOrders,
    toOrders,
  ],
  'further typing before the search has started': [
    ...toInstruments,
    { type: 'instrument.searched', text: 'treas' },
    { type: 'instrument.searched', text: 'treasury' },
    { type: 'xstate.after.searchDelay.cascade.selecting.instrumentSearch.waiting' },
  ],
  'another page of search results': [
    ...toInstruments,
    { type: 'instrument.searched', text: 'treasury' },
    { type: 'xstate.after.searchDelay.cascade.selecting.instrumentSearch.waiting' },
    answered('searchInstruments', lists.instrument),
    { type: 'instruments.moreRequested' },
  ],
};
