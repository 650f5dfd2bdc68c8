import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Actor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { joinBy } from '../../src/portal/inspect/use-followed.ts';

/** The flows that the rendered page runs. */
const flows = new Set<AnyActorRef>();
joinBy((flow) => {
  flows.add(flow);
  return () => flows.delete(flow);
});

const withChildren = (actor: AnyActorRef): AnyActorRef[] => {
  const children: Record<string, AnyActorRef> = actor.getSnapshot()?.children ?? {};
  return [actor, ...Object.values(children).flatMap(withChildren)];
};

/** A handler that makes a flow inside the page's fail at its next event, as a defect of its own would. */
export const defectOf = (id: string) => (): void => {
  const actor = [...flows]
    .flatMap(withChildren)
    .find((one) => one.id === id && one.getSnapshot().status === 'active');
  if (!(actor instanceof Actor)) throw new Error(`No actor ${id} runs on the page`);
  const fail = (): never => {
    throw new Error(`${id} is broken by the test`);
  };
  act(() => {
    actor.logic = { ...actor.logic, transition: fail };
    actor.send({ type: 'defect' });
  });
};

/** Expects the message that a page shows in place of a failed part. */
export async function showsDefect(): Promise<void> {
  // If a dialog is closing, the message appears after it.
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toBe('This page has stopped working. Please load it again.');
}

/** A handler that lets the delay of the event expire; a flow must be waiting for it. */
export const waitIsOver = (_: unknown, event: AnyEventObject): void => {
  const waits = [...flows].flatMap(({ system }) => Object.values(system.getSnapshot()._scheduledEvents));
  const wait = waits.find((one) => one.event.type === event.type);
  if (!wait) throw new Error(`No flow on the page waits for ${event.type}`);
  act(() => wait.target.send(wait.event));
};
