import { fromPromise } from 'xstate';
import { type CallAnswer, type TriedCall, tryCallMachine } from '../../../machines/try-call.ts';
import { sendAsOurs } from '../api/client.ts';

/** How much of an answer is shown, in bytes. */
const mostShown = 100_000;

/** How long a stream of events, which has no end, is listened to, in milliseconds. */
const streamHeard = 3000;

const isText = (media: string): boolean => /^text\/|[/+](json|x-ndjson|yaml)$/.test(media);

/** A try of a call, bound to the service. */
export const tryCall = tryCallMachine.provide({
  actors: {
    sendCall: fromPromise<CallAnswer, TriedCall | null>(async ({ input, signal }) => {
      if (input === null) throw new Error('there is no call to send');
      const { method, address, headers, body } = input;
      const request = new Request(new URL(address, location.origin), { method, headers, body, signal });
      if (body !== null) request.headers.set('Content-Type', 'application/json');
      return read(await sendAsOurs(request));
    }),
  },
});

async function read(response: Response): Promise<CallAnswer> {
  const { status, headers, body } = response;
  const [media = ''] = (headers.get('content-type') ?? '').split(';');
  if (body === null) return { status, media, text: '', isWhole: true };
  if (!isText(media)) {
    await body.cancel();
    return { status, media, text: null, isWhole: false };
  }
  const reader = body.getReader();
  const timer =
    media === 'text/event-stream'
      ? setTimeout(() => void reader.cancel().catch(() => {}), streamHeard)
      : undefined;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    size += part.value.length;
    if (size <= mostShown) continue;
    await reader.cancel();
    break;
  }
  clearTimeout(timer);
  return { status, media, text: text.slice(0, mostShown), isWhole: timer === undefined && size <= mostShown };
}
