import type { operatorActMachine } from '../../../machines/operator-act.ts';
import { failureOf, proofAsked } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { operatorActKit, resending, stopping } from './kit.ts';

export const predicates: Predicates<typeof operatorActMachine> = {
  'another is wanted': (_, { act }) => act.Name === stopping.Name,
  'a reason is given': (_, { reason }) => reason.trim() !== '' && reason.length <= 500,
  'a code is asked for': (_, { error }) => proofAsked(failureOf(error)) === 'code',
  'it was proved': (_, { output }) => output === true,
  'it has changed': (_, { error }) => {
    const { kind, fields } = failureOf(error);
    return kind === 'refused' && Object.keys(fields).length === 0;
  },
  'it is not found': (_, { error }) => failureOf(error).kind === 'notFound',
  'no answer came': (_, { error }) =>
    ['unavailable', 'failed', 'aborted', 'defect'].includes(failureOf(error).kind),
};

const answered = (name: string) =>
  operatorActKit.examples.filter(({ type }) => type === `xstate.done.actor.${name}`).slice(0, 1);

export const walks: Walks = {
  'another act is wanted after one that is done': [
    { type: 'act.wanted', act: stopping },
    ...answered('previewAct'),
    ...operatorActKit.examples.filter(({ type }) => type === 'act.confirmed').slice(0, 1),
    ...answered('performAct'),
    { type: 'act.wanted', act: resending },
  ],
};
