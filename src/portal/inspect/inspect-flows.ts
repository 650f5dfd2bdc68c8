import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Tell } from './tell-flows.ts';

/** Said by a receiver that is ready, and sent all that was kept for it. */
const connected = '@statelyai.connected';
const kept = 200;

/** The window of the atlas; one that is open stays as it is, with what it has recorded. */
function atlasWindow(): Window | null {
  const opened = window.open('', 'daylight.inspector');
  try {
    if (opened && opened.location.pathname !== '/flows') opened.location.assign('/flows');
  } catch {
    // Somebody has gone to another site in it.
    return window.open('/flows', 'daylight.inspector');
  }
  return opened;
}

/**
 * Opens the atlas in a window, and sends it what is told in the words of Stately's inspector. That one is given what is
 * cleaned already, never an actor; its own way to a window would send to whichever site stands there.
 */
export function tellInspector(): Tell {
  const receiver = atlasWindow();
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
  return ({ tab, flow, actor, event, context, status }, value) => {
    const name = `${flow} ${actor} ${tab}`;
    const snapshot = { value, context, status };
    if (event.type === 'xstate.init') inspector.actor(name, snapshot);
    inspector.snapshot(name, snapshot, { event });
  };
}
