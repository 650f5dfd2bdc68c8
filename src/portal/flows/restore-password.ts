import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { restorePasswordMachine } from '../../../machines/restore-password.ts';
import * as forms from '../../contract/generated/forms.js';
import { outcomeInWords } from '../../domain/failure.ts';
import type { FormValues } from '../../domain/form-rules/form-state.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { dropCaptchaAnswer } from '../forms/captcha-cookie.ts';
import { followDraft, keptDraft, keptTexts } from '../storage/kept-draft.ts';
import { underFormNames } from './binding/field-names.ts';
import { formOf } from './form.ts';
import { guardedFormOf } from './guarded-form.ts';

const keptFields = ['login'] as const;
const draftKey = 'restorePassword';

/** The login that had been filled in before a reload; otherwise empty. */
export function keptLogin(): string {
  return keptTexts(keptDraft(draftKey), keptFields).login ?? '';
}

type Keeping = { parent: ActorRefFrom<typeof restorePasswordMachine> };

const draft = fromCallback<{ type: 'none' }, Keeping>(({ input: { parent } }) =>
  followDraft(parent.getSnapshot().children.requestForm, draftKey, keptFields),
);

const saidOfSending = outcomeInWords(
  'The e-mail could not be sent.',
  'It is not known whether the e-mail was sent. You can send it again.',
);
const saidOfSetting = outcomeInWords(
  'The new password was not set.',
  'It is not known whether the new password was set. Try to log in with it, and ask for a new link if that fails.',
);

async function sendLink(values: FormValues, signal: AbortSignal): Promise<void> {
  const body = { Email: String(values.login) };
  await underFormNames(ask(client.POST('/api/forgotpassword', { body, signal })), { Email: 'login' });
}

async function setPassword(token: string, values: FormValues, signal: AbortSignal): Promise<string> {
  const body = { Answer: String(values.answer), Password: String(values.newPassword) };
  const call = ask(
    client.POST('/api/forgotpassword/{token}/restore', { params: { path: { token } }, body, signal }),
  );
  try {
    // The release before answers without content: nothing is filled in then.
    const answer: { Email: string } | undefined = await underFormNames(call, {
      Answer: 'answer',
      Password: 'newPassword',
    });
    return answer?.Email ?? '';
  } finally {
    dropCaptchaAnswer();
  }
}

/** Restoring a password, bound to the service. The token stays here; the chart never holds it. */
export function restorePasswordOf(config: Config, token: string) {
  const restoreForm = formOf(
    forms.RestoreForm,
    (values, signal) => setPassword(token, values, signal),
    saidOfSetting,
  );
  return restorePasswordMachine.provide({
    actors: {
      requestForm: formOf(forms.RestoreRequestForm, sendLink, saidOfSending),
      draft,
      restoreForm: guardedFormOf(config, restoreForm),
      loadQuestion: fromPromise(async ({ signal }) => {
        const call = client.GET('/api/forgotpassword/{token}/question', {
          params: { path: { token } },
          signal,
        });
        // The central handler would treat a malformed link as a field error and show nothing.
        return (await ask(call, { handler: 'bypass' })).Question;
      }),
    },
  });
}
