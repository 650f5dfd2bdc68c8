import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type ActorRefFrom, fromPromise, SimulatedClock } from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { Captcha } from '../../../src/portal/forms/captcha.tsx';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { walkPage } from '../walk-page.ts';
import { captchaKit } from './kit.ts';

let clock: SimulatedClock;
let outside: StandInCaptcha;
let actor: ActorRefFrom<typeof captchaMachine>;
let settle: { resolve(): void; reject(error: unknown): void };

const machine = captchaMachine.provide({
  actors: {
    loadCaptcha: fromPromise(() => new Promise<void>((resolve, reject) => (settle = { resolve, reject }))),
  },
});

/** A page that shows the check on request, or whose configuration skips it. */
function CheckedPage() {
  actor = useActorRef(machine, { input: {}, clock });
  const [wanted, setWanted] = useState<{ skip: boolean } | null>(null);
  return (
    <>
      <button type="button" onClick={() => setWanted({ skip: false })}>
        Show
      </button>
      <button type="button" onClick={() => setWanted({ skip: true })}>
        Skip
      </button>
      {wanted ? <Captcha actor={actor} skipValidation={wanted.skip} siteKey="site-key" /> : null}
    </>
  );
}

test.each(['light', 'dark'] as const)(
  'the widget is drawn in the colour scheme of the page: %s',
  async (scheme) => {
    const { scheme: before } = document.documentElement.dataset;
    document.documentElement.dataset.scheme = scheme;
    clock = new SimulatedClock();
    outside = new StandInCaptcha().install();
    render(<CheckedPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await act(async () => settle.resolve());
    expect(outside.drawn.map(({ options }) => options.theme)).toEqual([scheme]);
    document.documentElement.dataset.scheme = before;
  },
);

const check = () => screen.queryByRole('group', { name: 'Human verification' });

walkPage(captchaKit, {
  mount: () => {
    clock = new SimulatedClock();
    outside = new StandInCaptcha().install();
    render(<CheckedPage />);
  },
  events: {
    'captcha.requested': ({ user }, event) =>
      user.click(screen.getByRole('button', { name: event.skipValidation ? 'Skip' : 'Show' })),
    'challenge.passed': () => outside.pass(),
    'challenge.expired': () => outside.expire(),
    'challenge.broke': () => outside.breakDown(),
    'captcha.reset': () => {
      const before = outside.resets.length;
      act(() => actor.send({ type: 'captcha.reset' }));
      expect(outside.resets).toHaveLength(before + 1);
    },
    'retry.requested': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Human verification' }));
    },
    'xstate.after.scriptTimeout.captcha.loading': () => act(async () => clock.increment(10_000)),
    'xstate.after.scriptRetryDelay.captcha.retrying': () => act(async () => clock.increment(1_000)),
    'xstate.done.actor.loadCaptcha': () => act(async () => settle.resolve()),
    'xstate.error.actor.loadCaptcha': () => act(async () => settle.reject(new Error('blocked'))),
  },
  states: {
    idle: () => expect(check()).toBeNull(),
    loading: () => expect(screen.getByRole('status').textContent).toBe('Loading the human verification…'),
    retrying: () => expect(screen.getByRole('status').textContent).toBe('Loading the human verification…'),
    waiting: () => {
      expect(outside.drawn.at(-1)?.options.sitekey).toBe('site-key');
      expect(document.cookie).not.toContain('g-recaptcha-response');
    },
    verified: () => expect(document.cookie).toContain('g-recaptcha-response=a-person'),
    expired: () => {
      expect(screen.getByRole('alert').textContent).toContain('has expired');
      expect(document.cookie).not.toContain('g-recaptcha-response');
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'),
    skipped: () => expect(check()).toBeNull(),
  },
});

test('decisions.md Forms: a retried widget is waited for again, even though its script is already loaded', async () => {
  clock = new SimulatedClock();
  outside = new StandInCaptcha('iframe').install();
  render(<CheckedPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await act(async () => settle.resolve());
  for (const _ of ['at first', 'again']) {
    expect(screen.getByRole('status').textContent).toBe('Loading the human verification…');
    const frame = outside.drawn.at(-1)?.element.querySelector('iframe');
    if (!frame) throw new Error('no frame is drawn');
    fireEvent.load(frame);
    expect(screen.queryByRole('status')).toBeNull();
    outside.breakDown();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => settle.resolve());
  }
});
