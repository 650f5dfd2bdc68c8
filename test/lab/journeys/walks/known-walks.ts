import type { Path, Step } from './steps.ts';

type Role = 'button' | 'checkbox' | 'link';
const press = (tab: number, name: string, role: Role = 'button'): Step => ({
  does: 'press',
  tab,
  control: { role, name },
  how: role === 'checkbox' ? 'key' : 'click',
});
const byKey = (tab: number, name: string): Step => ({
  does: 'press',
  tab,
  control: { role: 'button', name },
  how: 'key',
});
const approve: Step = { does: 'decide', how: 'approve' };
const wire = (mode: 'passes' | 'answersWait' | 'answersAreLost'): Step => ({ does: 'wire', tab: 0, mode });

/** Walks worth a name, and those that once found a fault. They are taken first. */
export const knownWalks: Readonly<Record<string, Path>> = {
  'declined, taken while the page is loaded anew; bought again, cancelled in one tab and approved in another':
    {
      from: 'unpaid',
      steps: [
        press(0, 'PayPal'),
        { does: 'decide', how: 'badCard' },
        wire('answersWait'),
        approve,
        byKey(0, 'Cancel payment'),
        { does: 'reload', tab: 0, hasty: true },
        wire('passes'),
        press(0, 'OK'),
        press(0, 'Delayed trades, IOTF', 'checkbox'),
        press(0, 'Real-time trades, IOTF', 'checkbox'),
        press(0, 'Renew: Pay $300 and add ICAP UK OTF trades'),
        press(0, 'OK'),
        { does: 'openTab', path: '/my-account/subscriptions' },
        press(0, 'PayPal'),
        press(1, 'Cancel payment'),
        approve,
      ],
    },
  'approved; the answer is lost, and requested again': {
    from: 'unpaid',
    steps: [
      press(0, 'PayPal'),
      wire('answersAreLost'),
      approve,
      press(0, 'OK'),
      wire('passes'),
      press(0, 'Try again'),
    ],
  },
  'a capture that the provider declines after the approval': {
    from: 'unpaid',
    steps: [
      { does: 'switch', provider: { capture: 'refused' } },
      press(0, 'PayPal'),
      approve,
      press(0, 'OK'),
      { does: 'reload', tab: 0 },
    ],
  },
  'the session is lost, and the next page makes a call': {
    from: 'subscribed',
    steps: [{ does: 'loseCookies', which: 'session' }, press(0, 'Details', 'link'), press(0, 'OK')],
  },
  'details that wait for their answer, and changes whose answer is lost': {
    from: 'subscribed',
    steps: [
      wire('answersWait'),
      press(0, 'Details', 'link'),
      wire('passes'),
      press(0, 'Amend'),
      { does: 'write', tab: 0, field: 'First name', text: 'Zoë' },
      wire('answersAreLost'),
      press(0, 'Save'),
      press(0, 'OK'),
      wire('passes'),
      press(0, 'Save'),
    ],
  },
  'every cookie is lost while a registration is unpaid': {
    from: 'registering',
    steps: [
      press(0, 'PayPal'),
      { does: 'loseCookies', which: 'all' },
      approve,
      press(0, 'OK'),
      press(0, 'PayPal'),
      { does: 'reload', tab: 0 },
    ],
  },
};
