import { longDate } from '../../domain/format/timestamps.ts';
import { htmlText } from '../../domain/html-text.ts';
import type { Mail } from './outbox.ts';

/** A mail before its layout: paragraphs of plain text, and at most one link to act on. */
export type Draft = {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** A link at the end that stops mails like this one. */
  readonly off?: { readonly label: string; readonly href: string };
};

const signature = 'Daylight, market transparency data';

/** Renders a draft as text and as HTML. Everything variable is escaped; links come only from PUBLIC_URL. */
export function layOut({ kind, to, subject, paragraphs, action, after = [], off }: Draft): Mail {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...after,
    ...(off ? [`${off.label}: ${off.href}`] : []),
    `-- \n${signature}`,
  ].join('\n\n');
  const paragraph = (words: string): string => `<p style="margin:0 0 16px">${htmlText(words)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${htmlText(action.href)}" style="background:#0B5C6B;color:#FFFFFF;padding:10px 16px;border-radius:4px;text-decoration:none;font-weight:600">${htmlText(action.label)}</a></p><p style="margin:0 0 16px;color:#52606D;font-size:13px">If the button does not work, open this address: ${htmlText(action.href)}</p>`
    : '';
  const stop = off
    ? `<p style="margin:0 0 16px"><a href="${htmlText(off.href)}" style="color:#0B5C6B">${htmlText(off.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${htmlText(subject)}</title></head><body style="margin:0;background:#FBFAF7;color:#14202B;font:15px/24px Inter,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px">${paragraphs.map(paragraph).join('')}${button}${after.map(paragraph).join('')}${stop}<p style="margin:32px 0 0;border-top:1px solid #E3E1DA;padding-top:16px;color:#52606D;font-size:13px">${signature}</p></div></body></html>`;
  return { kind, to, subject, text, html };
}

/** The mail after registration, with the link for setting the password. */
export function welcomeMail(to: string, link: string): Mail {
  return layOut({
    kind: 'welcome',
    to,
    subject: 'Set the password of your new account',
    paragraphs: [
      'Welcome to Daylight. Your account has been created.',
      'One step is left: answer the security question you chose and set your password.',
    ],
    action: { label: 'Set your password', href: link },
    after: [
      'The link can be used once and expires one hour after this e-mail was sent. After that, register again, or ask for a new link on the login page.',
    ],
  });
}

/** The mail for a repeated registration of an address, while no password is set. */
export function anotherRegistrationMail(to: string, link: string): Mail {
  return layOut({
    kind: 'another-registration',
    to,
    subject: 'Your address was registered again: set your password',
    paragraphs: [
      'Your address was registered with Daylight more than once. The registration whose link you use is the one that counts; the others lapse.',
      'To use this one, answer the security question that was chosen with it and set your password.',
    ],
    action: { label: 'Set your password', href: link },
    after: [
      'The link can be used once and expires one hour after this e-mail was sent.',
      'If you did not register, you need not do anything. If you do not know the answer to the security question, that registration is not yours: register again, and use the link in the e-mail that follows.',
    ],
  });
}

/** The mail about a registration that could not be carried out. */
export function registrationFailedMail(to: string, registerLink: string): Mail {
  return layOut({
    kind: 'registration-failed',
    to,
    subject: 'Your registration could not be completed',
    paragraphs: [
      'Your registration could not be completed, and no account was created. Please register again.',
    ],
    action: { label: 'Register', href: registerLink },
  });
}

/** The mail for a forgotten password. */
export function restoreMail(to: string, link: string): Mail {
  return layOut({
    kind: 'password-link',
    to,
    subject: 'Set a new password',
    paragraphs: ['Somebody asked for a new password for your account. If that was you, set it now.'],
    action: { label: 'Set a new password', href: link },
    after: [
      'The link can be used once and expires one hour after this e-mail was sent.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  });
}

/** The mail to the owner of an address that somebody registered again. */
export function alreadyRegisteredMail(to: string, signInLink: string): Mail {
  return layOut({
    kind: 'already-registered',
    to,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody registered your address again. You already have an account with it, so nothing was changed.',
      'If you have forgotten your password, ask for a new one on the login page.',
    ],
    action: { label: 'Go to the login page', href: signInLink },
  });
}

/** The mail about many sign-ins that failed within a day. */
export function signInAlarmMail(to: string, signInLink: string): Mail {
  return layOut({
    kind: 'sign-in-alarm',
    to,
    subject: 'Many failed sign-ins to your account',
    paragraphs: [
      'Somebody tried to sign in to your account many times within a day, with a wrong password. Nobody got in.',
      'Your account stays open to you; signing in may take a few seconds longer for a while. If it was not you, make sure that your password is used nowhere else.',
    ],
    action: { label: 'Go to the login page', href: signInLink },
  });
}

/** The mail to the owner of an account after an API key was made. */
export function keyMadeMail(
  to: string,
  { name, keyId, expiresOn, link }: { name: string; keyId: string; expiresOn: string; link: string },
): Mail {
  return layOut({
    kind: 'api-key-made',
    to,
    subject: 'A new API key for your account',
    paragraphs: [
      `An API key was created for your account: “${name}” (daylight_${keyId}_…). Until ${expiresOn} anyone who holds it can read the data that you may read. It cannot change anything and gives no access to your account details.`,
      'If that was not you, revoke the key and change your password at once.',
    ],
    action: { label: 'See your API keys', href: link },
  });
}

/** The mail about a key that was stopped because it was used from too many networks. */
export function keyStoppedMail(
  to: string,
  { name, keyId, link }: { name: string; keyId: string; link: string },
): Mail {
  return layOut({
    kind: 'api-key-stopped',
    to,
    subject: 'One of your API keys was stopped',
    paragraphs: [
      `Your API key “${name}” (daylight_${keyId}_…) was used from ten networks within a day, so we have stopped it: it no longer gives access.`,
      'It may have been published by mistake or stolen. Create a new one, and give each program a key of its own.',
    ],
    action: { label: 'See your API keys', href: link },
  });
}

/** The mail about a session that a newer one has replaced. @param places how many sessions are allowed, in words */
export function sessionDisplacedMail(to: string, { places, link }: { places: string; link: string }): Mail {
  return layOut({
    kind: 'session-displaced',
    to,
    subject: 'Your oldest session was ended',
    paragraphs: [
      `Somebody logged in to your account again. With live data, it can be used ${places}, so its oldest session was ended. Programs with an API key do not count.`,
      'If that was not you, somebody else knows your password: log in, and change it at once.',
    ],
    action: { label: 'Go to the login page', href: link },
  });
}

/** The mail after a password was set or changed. */
export function passwordChangedMail(to: string, signInLink: string): Mail {
  return layOut({
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and your other sessions were ended.',
      'If that was not you, ask for a new password at once.',
    ],
    action: { label: 'Go to the login page', href: signInLink },
  });
}

/** The mail after a second factor was turned on. */
export function factorOnMail(to: string, link: string): Mail {
  return layOut({
    kind: 'factor-on',
    to,
    subject: 'A second factor protects your account',
    paragraphs: [
      'Logging in to your account now takes a code of your authenticator app besides the password. Keep the recovery codes where you find them without that device.',
      'If that was not you, somebody else is logged in to your account and you cannot log in any more: write to us at once.',
    ],
    action: { label: 'Go to Security', href: link },
  });
}

/**
 * The mail after the owner has closed an account.
 *
 * @param closesOn the day on which it is erased, `yyyy-mm-dd`
 */
export function accountClosesMail(to: string, closesOn: string, link: string): Mail {
  return layOut({
    kind: 'account-closes',
    to,
    subject: 'Your account will be closed',
    paragraphs: [
      `On ${longDate(closesOn)} your account and your details will be removed for ever, as you have asked. Until then everything goes on.`,
      'If you change your mind, log in and keep it.',
      'If that was not you, log in, keep the account, and change your password at once: somebody else knows it.',
    ],
    action: { label: 'Keep my account', href: link },
  });
}

/** The mail after the owner has kept an account that was to be closed. */
export function accountKeptMail(to: string, link: string): Mail {
  return layOut({
    kind: 'account-kept',
    to,
    subject: 'Your account stays',
    paragraphs: [
      'Your account will not be closed. Everything goes on as before.',
      'If that was not you, change your password at once: somebody else knows it.',
    ],
    action: { label: 'Go to Security', href: link },
  });
}

/** The mail after an account was erased because its owner had closed it. */
export function accountClosedMail(to: string): Mail {
  return layOut({
    kind: 'account-closed',
    to,
    subject: 'Your account is closed',
    paragraphs: [
      'As you have asked, we have removed your account and your details.',
      'You are welcome to register again at any time.',
    ],
  });
}

/**
 * The mail after our staff were told that a second factor is lost.
 *
 * @param endsOn the day on which it ends, `yyyy-mm-dd`
 */
export function factorEndsMail(to: string, endsOn: string, link: string): Mail {
  return layOut({
    kind: 'factor-ends',
    to,
    subject: 'The second factor of your account will be turned off',
    paragraphs: [
      `We were told that you have lost your second factor and its recovery codes. On ${longDate(endsOn)} it will be turned off; logging in then takes only the password, and you can set up another.`,
      'If that was not you, log in with a code of your app or a recovery code before that day: it then stays. Change your password too, and write to us.',
    ],
    action: { label: 'Go to Security', href: link },
  });
}

/** The mail after a second factor was turned off. */
export function factorOffMail(to: string, link: string): Mail {
  return layOut({
    kind: 'factor-off',
    to,
    subject: 'The second factor of your account was turned off',
    paragraphs: [
      'Logging in to your account takes only the password again.',
      'If that was not you, change your password at once and set up a second factor again.',
    ],
    action: { label: 'Go to Security', href: link },
  });
}
