import type { alertsMachine } from '../../../machines/alerts.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { simpleError } from './kit.ts';

export const predicates: Predicates<typeof alertsMachine> = {
  'another message is queued': ({ waiting }) => waiting.length > 0,
  'it is already shown or queued': ({ current, waiting }, { alert }) =>
    [current, ...waiting].some((one) => one?.title === alert.title && one?.message === alert.message),
};

export const walks: Walks = {
  'the same text under another title': [
    { type: 'alert.raised', alert: simpleError },
    { type: 'alert.raised', alert: { message: simpleError.message } },
  ],
};
