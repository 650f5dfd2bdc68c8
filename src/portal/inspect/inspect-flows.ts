import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Tell } from './tell-flows.ts';

/** Said by a receiver that is ready, and sent all that was kept for it. */
const connected = '@statelyai.connected';
const kept = 200;

/**
 * Opens the atlas in a window, and sends it what is told in the words of Stately's inspector. That one is given what is
 * cleaned already, never an actor; its own way to a window would send to whichever site stands there.
 */
export function tellInspector(): Tell {
  const receiver = window.open('/flows', 'daylight.inspector');
  const sent: StatelyInspectionEvent[] = [];
  const send = (event: StatelyInspectionEvent): void => receiver?.postMessage(event, location.origin);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === receiver && origin === location.origin && data?.type === connected) sent.forEach(send);
  });
  const inspector = createInspector({
    send(event) {
      sent.push(event);
      if (sent.length > kept) sent.shift();
      send(event);
    },
  });
  return ({ flow, actor, event, context, status }, value) => {
    const name = `${flow} ${actor}`;
    const snapshot = { value, context, status };
    if (event.type === 'xstate.init') inspector.actor(name, snapshot);
    inspector.snapshot(name, snapshot, { event });
  };
}
