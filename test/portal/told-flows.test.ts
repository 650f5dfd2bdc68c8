import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { findMachine } from '../../machines/find.ts';
import { signInMachine } from '../../machines/sign-in.ts';
import { cleaned } from '../../src/portal/inspect/clean.ts';
import { watchFor } from '../../src/portal/inspect/tell-flows.ts';
import { isTold, recordingIn, recordingText, walkText } from '../../src/tools/atlas/client/recording.ts';
import { walkedFlows } from '../../src/tools/atlas/walked.ts';
import { visitorForm } from '../flows/form/kit.ts';

const walked = await walkedFlows();

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('what a page reports of its flows', () => {
  test('replaces personal data by the kind of value', () => {
    const told = cleaned({
      user: { email: 'ann@example.com', name: 'Ann' },
      values: { password: 'Secret-1', login: 'ann' },
      login: 'ann',
      sessionToken: 'one-time-token',
      amount: 600,
      orders: ['o-1', 'o-2'],
      failure: { kind: 'refused', message: 'ann@example.com is taken', fields: { email: 'taken' } },
      attempts: 2,
      form: 'SignInForm',
      kind: 'Ann Example, 12 Some Street',
      user2: null,
    });
    expect(told).toEqual({
      user: '(object)',
      values: '(object)',
      login: '(text)',
      sessionToken: '(text)',
      amount: '(number)',
      orders: '(list of 2)',
      failure: { kind: 'refused', message: '(text)', fields: '(object)' },
      attempts: 2,
      form: 'SignInForm',
      kind: '(text)',
      user2: null,
    });
  });

  test('contains only the program’s own words for every event of every example', () => {
    expect(walked.length).toBeGreaterThan(20);
    for (const { flow, examples, inputs } of walked)
      for (const fields of [...examples, ...Object.values(inputs)]) {
        const { type: _, ...told } = cleaned(Object(fields));
        for (const text of textsIn(told))
          expect(text, `${flow}: ${JSON.stringify(fields)}`).toMatch(/^\(.*\)$|^[a-zA-Z][a-zA-Z.]*$/);
      }
  });

  test('is sent over the channel from the current state on, and can be recorded, saved and opened', async () => {
    const [ours, theirs] = [
      new BroadcastChannel('flows under test'),
      new BroadcastChannel('flows under test'),
    ];
    const heard: unknown[] = [];
    theirs.onmessage = ({ data }) => heard.push(data);
    const form = createActor(visitorForm, {
      input: { form: 'VisitorForm', initialValues: { name: '', captchaVerified: true } },
    }).start();
    const end = watchFor((moment) => ours.postMessage(moment))(form);
    form.send({ type: 'field.changed', name: 'name', value: 'Ann Example' });
    await expect.poll(() => heard.length).toBe(3);
    end();
    form.send({ type: 'form.reset' });
    form.stop();
    const moments = heard.filter(isTold);
    expect(moments.map(({ flow, event }) => `${flow} ${event.type}`)).toEqual([
      'form xstate.init',
      'captcha xstate.init',
      'form field.changed',
    ]);
    expect(JSON.stringify(heard)).not.toContain('Ann');
    expect(recordingIn(recordingText(moments))).toEqual(moments);
    expect(recordingIn('{"moments":[]}')).toBeNull();
    expect(recordingIn('not JSON')).toBeNull();
    ours.close();
    theirs.close();
  });

  test('becomes a test path with examples in place of what was removed', () => {
    const base = { tab: 't', actor: 'x:1', flow: 'signIn', at: 1, context: {}, status: 'active' as const };
    const moments = [
      ['xstate.init', 'open'],
      ['form.accepted', 'redirecting'],
      ['xstate.error.actor.redirectToProvider', 'open'],
    ].map(([type = '', leaf = '']) => ({ ...base, event: { type }, leaves: [leaf] }));
    const known = walked.find(({ flow }) => flow === 'signIn');
    if (!known) throw new Error('signIn was not walked');
    expect(walkText('it fails', signInMachine, moments, known)).toBe(`  'it fails': [
    { type: 'form.accepted', output: { sessionToken: 'one-time-token', nonce: 'nonce-1' } },
    { type: 'xstate.error.actor.redirectToProvider', error: new Error('no way to the provider') },
  ],
`);
    const elsewhere = moments.map((moment, at) => (at === 2 ? { ...moment, leaves: ['leaving'] } : moment));
    expect(walkText('it differs', signInMachine, elsewhere, known)).toMatch(
      /'nonce-1' \} \},\n {4}\/\/ From here on no example leads where the recording went\.\n/,
    );
  });

  test('becomes a path of events that the flow accepts, with another text for each change', () => {
    const told = (flow: string, steps: readonly (readonly [string, string])[]) =>
      steps.map(([type, leaf]) => ({
        ...{ tab: 't', actor: 'x:1', flow, at: 1, context: {}, status: 'active' as const },
        ...{ event: { type }, leaves: [leaf] },
      }));
    const textOf = (machine: AnyStateMachine, steps: readonly (readonly [string, string])[]): string => {
      const known = walked.find(({ flow }) => flow === machine.id);
      if (!known) throw new Error(`${machine.id} was not walked`);
      return walkText('as recorded', machine, told(machine.id, steps), known);
    };
    // Two changes of the text need two texts: a repeated one would be ignored.
    const typed = textOf(findMachine, [
      ['xstate.init', 'closed'],
      ['find.opened', 'open.empty'],
      ['text.changed', 'open.waiting'],
      ['text.changed', 'open.waiting'],
    ]);
    const texts = [...typed.matchAll(/text: '(\w+)'/g)].map(([, text]) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).not.toBe(texts[1]);
  });
});
