import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { detailsMachine } from '../../../machines/details.ts';
import * as forms from '../../contract/generated/forms.js';
import type { UserDetails } from '../../contract/generated/types.ts';
import { type Details, detailsOnWire, noDetails } from '../../domain/account/details.ts';
import { outcomeInWords } from '../../domain/failure.ts';
import type { FormValues } from '../../domain/form-rules/form-state.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { loadPhoneReading, phoneRule } from '../forms/phone-reading.ts';
import { detailsDraftKey, followDraft, keptDraft, keptTexts } from '../storage/kept-draft.ts';
import { underFormNames } from './binding/field-names.ts';
import { formOf } from './form.ts';

/** The fields kept across a reload: all that can be amended. */
const keptFields = Object.keys(detailsOnWire).filter((name) => name !== 'email');

/** The unsaved changes from before the last reload; null if there were none. */
export function keptDetails(login: string): Partial<Details> | null {
  const texts = keptTexts(keptDraft(detailsDraftKey(login)), keptFields);
  return Object.keys(texts).length === 0 ? null : texts;
}

const formNames = Object.fromEntries(Object.entries(detailsOnWire).map(([name, onWire]) => [onWire, name]));

const detailsIn = (values: FormValues): Details => ({
  ...noDetails,
  ...keptTexts(values, Object.keys(detailsOnWire)),
});

function onWire(details: Details) {
  return {
    FirstName: details.firstName,
    LastName: details.lastName,
    Email: details.email,
    Phone: details.phoneNumber,
    Company: details.company || null,
    TaxNumber: details.taxNumber || null,
    Country: details.country,
  };
}

const detailsTold = (told: UserDetails): Details => ({
  firstName: told.FirstName,
  lastName: told.LastName,
  email: told.Email,
  // With an extension it is a tel: URI: the box would take the extension's digits for part of the number.
  phoneNumber: told.Phone.includes(';') ? `tel:${told.Phone}` : told.Phone,
  company: told.Company ?? '',
  taxNumber: told.TaxNumber ?? '',
  country: told.Country,
});

const said = outcomeInWords(
  'Your details were not saved.',
  'It is not known whether your details were saved. You can save them again.',
);

async function save(values: FormValues, signal: AbortSignal, shown: FormValues): Promise<Details> {
  // Changes made in another tab since these details were loaded are not undone, and come with the answer.
  const body = { ...onWire(detailsIn(values)), Seen: onWire(detailsIn(shown)) };
  return detailsTold(
    await underFormNames(ask(client.POST('/api/userdetails/set', { body, signal })), formNames),
  );
}

type Keeping = { parent: ActorRefFrom<typeof detailsMachine> };

/** The user's own details, bound to the service; unsaved changes are kept under the login. */
export const detailsOf = (login: string) =>
  detailsMachine.provide({
    actors: {
      form: formOf(forms.DetailsForm, save, said, { rules: { phone: phoneRule } }),
      draft: fromCallback<{ type: 'none' }, Keeping>(({ input: { parent } }) =>
        followDraft(parent.getSnapshot().children.form, detailsDraftKey(login), keptFields, 'changed'),
      ),
      loadDetails: fromPromise(async ({ signal }) => {
        const call = ask(client.GET('/api/userdetails/get', { signal }));
        // Nothing can be typed until the rule for phone numbers has loaded.
        const [told] = await Promise.all([call, loadPhoneReading()]);
        return detailsTold(told);
      }),
    },
  });
