import { fromPromise } from 'xstate';
import {
  type AskedAct,
  type AskedPreview,
  type FileToLoad,
  operatorActMachine,
} from '../../../machines/operator-act.ts';
import type { OperatorDone, OperatorPreview } from '../../contract/generated/types.ts';
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

const isPreview = (answer: OperatorPreview | OperatorDone): answer is OperatorPreview => 'Seen' in answer;

/** What is told of a file: what it would do, or with a decision what it did. */
async function upload(
  { File: chosen }: FileToLoad,
  decision: Pick<AskedAct, 'Seen' | 'Reason' | 'Attempt'> | null,
  signal: AbortSignal,
): Promise<OperatorPreview | OperatorDone> {
  if (!(chosen instanceof File)) throw new Error('what is loaded is a file of the browser');
  const { name } = chosen;
  const query =
    decision === null ? { name, dryRun: true } : { name, seen: decision.Seen, attempt: decision.Attempt };
  const header = decision === null ? {} : { 'Act-Reason': encodeURIComponent(decision.Reason) };
  return ask(
    client.POST('/api/operator/uploads', {
      params: { query, header },
      // The service recognises the format from the content.
      headers: { 'Content-Type': /\.gz$/i.test(name) ? 'application/gzip' : 'text/csv' },
      body: '',
      bodySerializer: () => chosen,
      signal,
    }),
    here,
  );
}

async function previewed({ Act }: AskedPreview, signal: AbortSignal): Promise<OperatorPreview> {
  if (Act.Name !== 'loadFile')
    return ask(client.POST('/api/operator/acts/preview', { body: { Act }, signal }), here);
  const answer = await upload(Act, null, signal);
  if (!isPreview(answer)) throw new Error('a dry run says what would be done');
  return answer;
}

async function performed({ Act, ...decision }: AskedAct, signal: AbortSignal): Promise<OperatorDone> {
  if (Act.Name !== 'loadFile')
    return ask(client.POST('/api/operator/acts', { body: { Act, ...decision }, signal }), here);
  const answer = await upload(Act, decision, signal);
  if (isPreview(answer)) throw new Error('a load says what was done');
  return answer;
}

/** An act of the operator, bound to the service. */
export const operatorAct = operatorActMachine.provide({
  actors: {
    confirmation,
    previewAct: fromPromise(async ({ input, signal }) => previewed(bodyOf(input), signal)),
    performAct: fromPromise(async ({ input, signal }) => performed(bodyOf(input), signal)),
  },
});
