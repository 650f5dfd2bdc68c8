import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Tell } from './tell-flows.ts';

/** Sent by a receiver that is ready; everything stored is then sent to it. */
const connected = '@statelyai.connected';
const kept = 200;

/** The window of the atlas; if it is open, it stays as it is, with everything it has recorded. */
function atlasWindow(): Window | null {
  const opened = window.open('', 'daylight.inspector');
  try {
    if (opened && opened.location.pathname !== '/flows') opened.location.assign('/flows');
  } catch {
    // The window now shows another site.
    return window.open('/flows', 'daylight.inspector');
  }
  return opened;
}

/**
 * Opens the atlas in a window and sends it all moments in the format of Stately's inspector. The inspector only gets
 * cleaned data, never an actor, and its own transport is not used: it would send to any site that the window shows.
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
