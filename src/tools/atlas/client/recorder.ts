import { useEffect, useState } from 'react';
import { flowChannel, follow, here, type ToldMoment } from '../../../portal/inspect/told-moment.ts';
import { inspectedIn } from './inspected.ts';
import { isTold } from './recording.ts';

const most = 5_000;

// One for the page: what was told while another flow was looked at is not lost.
let recorded: readonly ToldMoment[] = [];
const listeners = new Set<() => void>();

export function keep(moments: readonly ToldMoment[]): void {
  recorded = moments.slice(-most);
  for (const tell of listeners) tell();
}

const hears = location.protocol !== 'file:';
// A tab that sends as an inspector is told of on the channel too, when another flow is followed: it counts once.
const inspected = new Set<string>();
let channel: BroadcastChannel | null = null;

/** Asks the portal's tabs of this browser to tell what their flows do. */
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

/** Hears the portal's tab that has opened this window with `?inspect`, from where its flows began on. */
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
