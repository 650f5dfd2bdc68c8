import { randomUUID } from 'node:crypto';
import { type StandInEvent, signatureOf, standInKeys } from './provider.ts';

const pausesMs = [0, 1000, 3000, 10_000, 30_000];

/** Sends the stand-in's events, and retries after a pause those that are not accepted. */
export type WebhookSender = {
  readonly send: (event: StandInEvent, times: number) => void;
  /** Sends no more; resolves when none is being sent. */
  readonly stop: () => Promise<void>;
};

/** @param address where events go; called for each event */
export function createWebhookSender(address: () => string): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  async function post(body: string): Promise<boolean> {
    const transmissionId = randomUUID();
    const time = new Date().toISOString();
    try {
      const response = await fetch(address(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signatureOf(transmissionId, time, standInKeys.webhookId, body),
          'paypal-cert-url': 'https://api.sandbox.example/certs/1',
          'paypal-auth-algo': 'SHA256withRSA',
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  function attempt(body: string, tries: number): void {
    const pause = pausesMs[tries];
    if (pause === undefined || stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const sent = post(body).then((taken) => {
        underWay.delete(sent);
        if (!taken) attempt(body, tries + 1);
      });
      underWay.add(sent);
    }, pause);
    timers.add(timer);
  }

  return {
    send: ({ type, resource }, times) => {
      const body = JSON.stringify({
        id: `WH-${randomUUID()}`,
        event_version: '1.0',
        create_time: new Date().toISOString(),
        event_type: type,
        resource_version: '2.0',
        resource,
      });
      for (let time = 0; time < times; time += 1) attempt(body, 0);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
