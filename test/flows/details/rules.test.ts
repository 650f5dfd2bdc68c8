import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { detailsMachine } from '../../../machines/details.ts';
import { formMachine } from '../../../machines/form.ts';
import { jane } from './kit.ts';

test('decisions.md Forms: amendments in several fields survive a reload', async () => {
  const form = formMachine.provide({ actions: { validate: () => {} } });
  const loadDetails = fromPromise(async () => jane);
  const kept = { firstName: 'Janet', company: 'Other Ltd', country: 'IE' };
  const actor = createActor(detailsMachine.provide({ actors: { form, loadDetails } }), { input: { kept } });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches({ readOnly: 'offering' }));
  actor.send({ type: 'details.unlocked' });
  const { children } = actor.getSnapshot();
  expect(children.form?.getSnapshot().context.values).toEqual({ ...jane, ...kept });
});
