import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from '../../server/object-store.ts';
import type { Disturbance } from './disturbances.ts';

const slowDown =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your rate</Message></Error>';

/** The ways in which a store of files goes away for a while. @param ms draws for how long */
export function storeFaults(store: ObjectStore, ms: () => number): readonly Disturbance[] {
  const answering = async (answer: Parameters<ObjectStore['meddle']>[0]): Promise<void> => {
    store.meddle(answer);
    await pause(ms());
    store.meddle(() => false);
  };
  return [
    {
      name: 'the store refuses connections',
      act: async () => {
        const comeBack = await store.refuse();
        await pause(ms());
        await comeBack();
      },
    },
    { name: 'the store does not answer', act: () => answering(() => true) },
    {
      name: 'the store answers 503',
      act: () =>
        answering((request, response) => {
          request.resume();
          response.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown);
          return true;
        }),
    },
  ];
}
