import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cleaned } from '../../src/portal/inspect/clean.ts';
import { watchFor } from '../../src/portal/inspect/tell-flows.ts';
import { isTold, recordingIn, recordingText, walkText } from '../../src/tools/atlas/client/recording.ts';
import { walkedFlows } from '../../src/tools/atlas/walked.ts';
import { visitorForm } from '../flows/kits/form.ts';

const walked = await walkedFlows();

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('what a page tells of its flows', () => {
  test('leaves out what people typed and what is known of them, and tells what kind of thing it was', () => {
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

  test('holds of every event of every example no text but words of the program', () => {
    expect(walked.length).toBeGreaterThan(20);
    for (const { flow, examples, inputs } of walked)
      for (const fields of [...examples, ...Object.values(inputs)]) {
        const { type: _, ...told } = cleaned(Object(fields));
        for (const text of textsIn(told))
          expect(text, `${flow}: ${JSON.stringify(fields)}`).toMatch(/^\(.*\)$|^[a-zA-Z][a-zA-Z.]*$/);
      }
  });

  test('goes over the channel from where the flow is now on, and can be recorded, saved and opened', async () => {
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
    await expect.poll(() => heard.length).toBe(2);
    end();
    form.send({ type: 'form.reset' });
    form.stop();
    const moments = heard.filter(isTold);
    expect(moments.map(({ flow, event }) => `${flow} ${event.type}`)).toEqual([
      'form xstate.init',
      'form field.changed',
    ]);
    expect(JSON.stringify(heard)).not.toContain('Ann');
    expect(recordingIn(recordingText(moments))).toEqual(moments);
    expect(recordingIn('{"moments":[]}')).toBeNull();
    expect(recordingIn('not JSON')).toBeNull();
    ours.close();
    theirs.close();
  });

  test('becomes a test path, with the examples in place of what was cleaned', () => {
    const base = {
      tab: 't',
      actor: 'x:1',
      flow: 'signIn',
      at: 1,
      leaves: [],
      context: {},
      status: 'active' as const,
    };
    const examples = walked.find(({ flow }) => flow === 'signIn')?.examples ?? [];
    const types = ['xstate.init', 'form.sent', 'form.accepted', 'xstate.error.actor.redirectToProvider'];
    const text = walkText(
      'it fails',
      types.map((type) => ({ ...base, event: { type } })),
      examples,
    );
    expect(text).toBe(`  'it fails': [
    { type: 'form.sent' },
    { type: 'form.accepted', output: { sessionToken: 'one-time-token', nonce: 'nonce-1' } },
    { type: 'xstate.error.actor.redirectToProvider', error: new Error('no way to the provider') },
  ],
`);
  });
});
