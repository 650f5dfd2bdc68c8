import type { WalkedFlow } from './walked.ts';

/** A flow that sends an event to another, found on the generated paths. */
export type Sender = {
  readonly event: string;
  readonly flow: string;
  /** The recipient: `parent`, or the name of an actor; null if anybody may listen. */
  readonly to: string | null;
  /** The transition with which it is sent; the flow itself if it is sent at the start. */
  readonly at: string;
};

/** Who sends which event, each transition once. */
export function sendersOf(walked: readonly WalkedFlow[]): Sender[] {
  const found = new Map<string, Sender>();
  for (const { flow, steps } of walked)
    for (const { arcs, effects } of steps)
      for (const { kind, name } of effects) {
        if (kind !== 'tells' && kind !== 'emits') continue;
        const [to, event] = kind === 'emits' ? [null, name] : name.split(' ');
        if (event === undefined) continue;
        const sender = { event, flow, to: to ?? null, at: arcs[0] ?? flow };
        found.set(JSON.stringify(sender), sender);
      }
  return [...found.values()];
}
