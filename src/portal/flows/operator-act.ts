import { fromPromise } from 'xstate';
import { operatorActMachine } from '../../../machines/operator-act.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { confirmation } from './confirmation.ts';

// The dialog shows a failure.
const here = { handler: 'sessionOnly' } as const;

/** The body of a call: the flow makes none before it has it. */
function bodyOf<Body>(body: Body | null): Body {
  if (body === null) throw new Error('an act is wanted first');
  return body;
}

/** An act of the operator, bound to the service. */
export const operatorAct = operatorActMachine.provide({
  actors: {
    confirmation,
    previewAct: fromPromise(async ({ input, signal }) =>
      ask(client.POST('/api/operator/acts/preview', { body: bodyOf(input), signal }), here),
    ),
    performAct: fromPromise(async ({ input, signal }) =>
      ask(client.POST('/api/operator/acts', { body: bodyOf(input), signal }), here),
    ),
  },
});
