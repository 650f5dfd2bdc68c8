import { useEffect, useState } from 'react';
import { flowChannel, follow, here, type ToldMoment } from '../../../portal/inspect/told-moment.ts';
import { inspectedIn } from './inspected.ts';
import { isTold } from './recording.ts';

const most = 5_000;

// Shared by all flows, so that nothing is lost while another flow is open.
let recorded: readonly ToldMoment[] = [];
const listeners = new Set<() => void>();

export function keep(moments: readonly ToldMoment[]): void {
  recorded = moments.slice(-most);
  for (const tell of listeners) tell();
}

const hears = location.protocol !== 'file:';
// Tabs that report directly. What they also send on the channel is ignored.
const inspected = new Set<string>();
let channel: BroadcastChannel | null = null;

/** Asks the portal's tabs in this browser to report their flows. */
export function listen(): void {
  if (channel !== null || !hears) return;
  const opened = new BroadcastChannel(flowChannel);
  channel = opened;
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === here) opened.postMessage(follow);
    else if (isTold(data) && !inspected.has(data.tab)) keep([...recorded, data]);
  });
  opened.postMessage(follow);
}

/** Listens to the portal's tab that opened this window by `?inspect`, from the start of its flows. */
export function hearOpener(): void {
  const opener: Window | null = window.opener;
  if (!hears || !opener) return;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const moment = source === opener && origin === location.origin ? inspectedIn(data) : null;
    if (moment === null) return;
    inspected.add(moment.tab);
    keep([...recorded, moment]);
  });
  opener.postMessage({ type: '@statelyai.connected' }, location.origin);
}

export function useRecorded(): readonly ToldMoment[] {
  const [moments, setMoments] = useState(recorded);
  useEffect(() => {
    const tell = (): void => setMoments(recorded);
    listeners.add(tell);
    tell();
    return () => {
      listeners.delete(tell);
    };
  }, []);
  return moments;
}
