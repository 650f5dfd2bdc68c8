import { isDeepStrictEqual } from 'node:util';
import type { cascadeMachine } from '../../../machines/cascade.ts';
import { type Level, levels } from '../../../src/domain/feed/criteria.ts';
import type { Invariant } from '../oracle/oracle.ts';

const visibleOnlyWithAChoice: readonly Level[] = ['instrumentmic', 'ordertype'];
const isAnswer = (type: string): boolean => /^xstate\.(done|error)\.actor\./.test(type);
const isSearch = (type: string): boolean =>
  /^(instrument\.searched|instruments\.moreRequested)$/.test(type) ||
  /searchInstruments|loadMoreInstruments|searchDelay/.test(type);

export const invariants: readonly Invariant<typeof cascadeMachine>[] = [
  {
    requirement: 'B 3',
    says: 'all seven levels start without a choice',
    holds: (before, _, { context }) =>
      before !== null || levels.every((level) => context.chosen[level] === null),
  },
  {
    requirement: 'B 4',
    says: 'below a level without a choice nothing is chosen',
    holds: (_before, _, { context: { chosen } }) => {
      const first = levels.findIndex((level) => chosen[level] === null);
      return first < 0 || levels.slice(first).every((level) => chosen[level] === null);
    },
  },
  {
    requirement: 'B 4',
    says: 'below a cleared level there are no options',
    holds: (_before, _, { context: { chosen, options } }) =>
      levels.every((level, at) => {
        const next = levels[at + 1];
        return chosen[level] !== null || next === undefined || options[next] === null;
      }),
  },
  {
    requirement: 'B 4',
    says: 'a chosen value was offered at its level, an instrument possibly by an earlier search',
    holds: (_before, _, { context: { chosen, options, instrument } }) =>
      levels.every((level) => {
        const value = chosen[level];
        if (value === null) return true;
        if (level === 'instrument' && instrument?.value === value) return true;
        return options[level]?.some((option) => option.value === value) === true;
      }),
  },
  {
    requirement: 'B 4',
    says: 'changing a level does not change those before it',
    holds: (before, event, { context: { chosen } }) => {
      const changed = levels.findIndex((level) => event.type === `${level}.chosen`);
      return (
        before === null ||
        changed < 0 ||
        levels.slice(0, changed).every((level) => chosen[level] === before.context.chosen[level])
      );
    },
  },
  {
    requirement: 'B 2',
    says: 'an answer makes no choice that a person could make, unless a link asks for it',
    holds: (before, event, { context: { chosen, options, next } }) =>
      before === null ||
      before.context.wanted !== null ||
      !isAnswer(event.type) ||
      levels.every(
        (level) =>
          chosen[level] === before.context.chosen[level] ||
          (options[level]?.length === 1 && (visibleOnlyWithAChoice.includes(level) || next === null)),
      ),
  },
  {
    requirement: 'B 2',
    says: 'a search or another page of instruments changes no choice',
    holds: (before, event, { context }) =>
      before === null ||
      !isSearch(event.type) ||
      levels.every((level) => context.chosen[level] === before.context.chosen[level]),
  },
  {
    requirement: 'B 5',
    says: 'nothing can be submitted before datatype, venue, asset class, sub-asset class and instrument are chosen',
    holds: (_before, _, after) =>
      !after.can({ type: 'form.submitted' }) ||
      levels.slice(0, 5).every((level) => after.context.chosen[level] !== null),
  },
  {
    requirement: 'B 5',
    says: 'nothing can be submitted while segment MIC or order type is shown without a choice',
    holds: (_before, _, after) =>
      !after.can({ type: 'form.submitted' }) ||
      visibleOnlyWithAChoice.every(
        (level) => (after.context.options[level]?.length ?? 0) <= 1 || after.context.chosen[level] !== null,
      ),
  },
  {
    requirement: 'B 5',
    says: 'nothing can be submitted while a list is loading or after one failed',
    holds: (_before, _, after) =>
      !after.can({ type: 'form.submitted' }) || !(after.hasTag('busy') || after.hasTag('error')),
  },
  {
    requirement: 'B 3',
    says: 'the shown description belongs to the chosen instrument',
    holds: (_before, _, { context: { chosen, instrument } }) =>
      (instrument?.value ?? null) === chosen.instrument,
  },
  {
    requirement: 'B 3',
    says: 'no list offers the same option twice',
    holds: (_before, _, { context: { options } }) =>
      levels.every((level) => {
        const values = options[level]?.map(({ value }) => value) ?? [];
        return new Set(values).size === values.length;
      }),
  },
  {
    requirement: 'B 2',
    says: 'the criteria of a link are dropped when another value is chosen',
    holds: (before, event, { context: { chosen, wanted } }) => {
      const level = levels.find((name) => event.type === `${name}.chosen`);
      return (
        level === undefined ||
        before?.context.chosen[level] === chosen[level] ||
        wanted === null ||
        wanted[level] === chosen[level]
      );
    },
  },
  {
    requirement: 'B 7',
    says: 'the search text belongs to the instruments listed: it changes only with their list',
    holds: (before, event, { context: { search, options } }) =>
      before === null ||
      search === before.context.search ||
      event.type === 'xstate.done.actor.searchInstruments' ||
      (search === '' && options.instrument === null),
  },
  {
    requirement: 'B 4',
    says: 'requests carry all choices, and those for instruments the search text',
    holds: (_before, _event, { context: { chosen, search } }, { effects }) =>
      effects.every(({ kind, name, data }) => {
        const { criteria, text } = Object(data);
        return (
          kind !== 'asks' ||
          (isDeepStrictEqual(criteria, chosen) && (name !== 'loadMoreInstruments' || text === search))
        );
      }),
  },
];
