import type { WalkedStep } from '../walked.ts';
import { eventName } from '../wire.ts';

export const lanes = ['Person', 'Page', 'Chart', 'Service'] as const;

type Lane = (typeof lanes)[number];

/** A line of a sequence diagram: a message, or a note if `from` and `to` are the same. */
export type Message = {
  readonly from: Lane;
  readonly to: Lane;
  readonly words: string;
  /** Index of the step in its path. */
  readonly step: number;
};

/** Events that the page and the browser cause, not a person. */
const ofPage = /^(page|window|otherTab|session|strip|button|criteria|captcha|submission)\./;

/** The events that flows send to their parents. */
export const toldToParents = (steps: readonly WalkedStep[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ effects }) =>
      effects.flatMap(({ kind, name }) =>
        kind === 'tells' && name.startsWith('parent ') ? [name.slice('parent '.length)] : [],
      ),
    ),
  );

type Line = readonly [from: Lane, to: Lane, words: string];

/** The flows that a flow invokes. */
type Others = {
  /** Events that they send: no person causes them. */
  readonly fromChildren: ReadonlySet<string>;
  /** The names of their actors: they run in the page. */
  readonly children: ReadonlySet<string>;
};

function causeOf({ event: { type } }: WalkedStep, { fromChildren, children }: Others): Line[] {
  const words = eventName(type);
  const [, actor = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (type === 'xstate.init') return [['Page', 'Chart', 'start']];
  if (type.startsWith('xstate.after.')) return [['Chart', 'Chart', words]];
  if (type.startsWith('xstate.')) return [[children.has(actor) ? 'Page' : 'Service', 'Chart', words]];
  if (fromChildren.has(type) || ofPage.test(type)) return [['Page', 'Chart', words]];
  return [
    ['Person', 'Page', words],
    ['Page', 'Chart', words],
  ];
}

const textOf = (data: unknown): string => {
  const { message } = Object(Object(data).alert);
  return typeof message === 'string' ? message : '';
};

function effectOf(
  { kind, name, data }: WalkedStep['effects'][number],
  children: ReadonlySet<string>,
): Line[] {
  if (kind === 'asks') return [['Chart', children.has(name) ? 'Page' : 'Service', name]];
  if (kind === 'stops') return [['Chart', children.has(name) ? 'Page' : 'Service', `gives up ${name}`]];
  if (kind === 'waits') return [['Chart', 'Chart', `waits ${name}, ${String(data)} ms`]];
  if (kind === 'tells') return [['Chart', 'Page', `tells ${name}`]];
  if (kind === 'returns') return [['Chart', 'Page', 'ends']];
  if (kind !== 'emits') return [];
  if (name === 'alert') {
    return [
      ['Chart', 'Page', 'alert'],
      ['Page', 'Person', textOf(data)],
    ];
  }
  return [['Chart', 'Page', name]];
}

/** Converts a path to messages between person, page, chart and service. */
export function sequenceOf(steps: readonly WalkedStep[], others: Others): Message[] {
  return steps.flatMap((step, place) => {
    const entered = step.leaves.filter((leaf) => !step.before.includes(leaf));
    const lines: Line[] = [
      ...causeOf(step, others),
      ...(entered.length > 0 ? [['Chart', 'Chart', entered.join(' + ')] as const] : []),
      ...step.effects.flatMap((effect) => effectOf(effect, others.children)),
    ];
    return lines.map(([from, to, words]) => ({ from, to, words, step: place }));
  });
}
