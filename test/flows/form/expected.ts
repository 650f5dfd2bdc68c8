import type { Predicates, Walks } from '../oracle/oracle.ts';
import { refusal, requiredText, type visitorForm } from './kit.ts';

export const predicates: Predicates<typeof visitorForm> = {
  'the form is valid': ({ values }) => values.name !== '' && values.captchaVerified === true,
  'the name is given': (_, { value }) => value !== '',
  'the name is missing and not refused': ({ values, failure }) => values.name === '' && !failure?.fields.name,
  'a missing name is known and not refused': ({ errors, failure }) =>
    errors.name === requiredText && !failure?.fields.name,
  'a missing name was refused': ({ errors, blurred, failure }) =>
    errors.name === requiredText && blurred.name === true && failure?.fields.name !== undefined,
  'a name that was left is removed': ({ blurred }, { value }) => value === '' && blurred.name === true,
  'a missing name that was left is not known yet': ({ values, blurred, failure }) =>
    values.name === '' && blurred.name === true && !failure?.fields.name,
};

const bob = { name: 'Bob', captchaVerified: true };
const removed = [
  { type: 'field.changed', name: 'name', value: '' },
  { type: 'field.left', name: 'name' },
];
const refusedAndRemoved = [{ type: 'submission.refused', failure: refusal }, ...removed];
const acceptedWithout = [{ type: 'form.filled', values: bob }, ...removed, { type: 'form.recalled' }];

export const walks: Walks = {
  'cleared errors are shown again': [{ type: 'errors.cleared' }, { type: 'form.submitted' }],
  'a cleared error of the verification is known again': [
    { type: 'field.changed', name: 'name', value: 'Ann' },
    { type: 'captcha.expired' },
    { type: 'errors.cleared' },
    { type: 'form.submitted' },
  ],
  'a conflict after a refusal ends with a reset': [...refusedAndRemoved, { type: 'form.reset' }],
  'a conflict after a refusal ends with new values': [
    ...refusedAndRemoved,
    { type: 'form.filled', values: bob },
  ],
  'a conflict after a refusal ends with its errors': [...refusedAndRemoved, { type: 'errors.cleared' }],
  'a conflict of the accepted values ends with a reset': [...acceptedWithout, { type: 'form.reset' }],
  'a conflict of the accepted values is committed': [...acceptedWithout, { type: 'form.committed' }],
  'cleared errors are checked again in the accepted values': [
    { type: 'errors.cleared' },
    { type: 'form.recalled' },
    { type: 'form.committed' },
  ],
  'filled with invalid values': [{ type: 'form.filled', values: { name: '', captchaVerified: true } }],
};
