/** One numbered section of the terms: a heading and its paragraphs. */
export interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The day from which this wording holds, `yyyy-mm-dd`. */
export const termsValidFrom = '2026-11-01';

/** The terms of use, as shown in the registration popup and on their own page (A 2.8, A 2.10; facts of A 9). */
export const terms: readonly TermsSection[] = [
  {
    heading: 'What these terms are about',
    paragraphs: [
      'These terms are an agreement between you and the provider of this portal. They cover the data of the trading venues published here, delayed and in real time, the reports on the quality of execution, and your account.',
      'By ticking the box on the registration form you accept them, for yourself and, where you register for a firm, for that firm. Registering costs nothing and commits you to no payment.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'An account belongs to one person. You give correct details, keep them up to date, keep your password to yourself, and tell us at once when you believe that somebody else knows it.',
      'We may suspend an account that is used by several people, that burdens the service beyond ordinary use, or that breaks these terms. We tell you why, unless the law forbids it.',
    ],
  },
  {
    heading: 'Delayed data',
    paragraphs: [
      'Data becomes delayed data 15 minutes after its publication. Delayed data is free of charge.',
      'You may read it, store it, and use it in your own work. You may not sell it as it is, nor charge others for access to it.',
    ],
  },
  {
    heading: 'Real-time data',
    paragraphs: [
      'Real-time data is licensed per venue, per user and per month, for orders and for trades separately. The fees stand in the rate card, a PDF file on the documentation page.',
      'A licence lets one person see real-time data on this portal. Passing it on to anybody else, in any form, needs a separate agreement.',
    ],
  },
  {
    heading: 'Term and renewal',
    paragraphs: [
      'A subscription to real-time data runs for 12 months from the first day of the month after you first sign up for it. The days before that are free.',
      'It renews for 12 months at a time. You or we can end it with 90 days’ notice before the end of a term.',
      'When a term ends without renewal, the account is suspended on the next working day. Your details are removed 90 days later unless you renew before then.',
    ],
  },
  {
    heading: 'Fees and payment',
    paragraphs: [
      'The licence fee is paid annually in advance, in US dollars. What is due is shown before you pay, and a receipt is kept in your account.',
      'We announce a higher fee 90 days before it applies. You may then end your subscription within 30 days of that notice. A fee that was paid is not raised within its term.',
      'Parts of the service that are free today may become liable to a fee later. You will be asked before you are charged.',
    ],
  },
  {
    heading: 'What the data is, and is not',
    paragraphs: [
      'The data is published as the venues reported it. Cancelled and amended reports stay visible and are marked as such.',
      'It is information, not advice. We take care that it is complete and on time, but do not promise that it is free of error or without interruption, and you should not rely on it alone for a decision.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'We answer without limit for intent, for gross negligence, and for harm to life and health. Beyond that we answer only for the breach of a duty that is essential to this agreement, and only up to the fees you paid in the twelve months before.',
      'Nothing in these terms takes away a right that the law gives you and that cannot be waived.',
    ],
  },
  {
    heading: 'Your data',
    paragraphs: [
      'We keep your name, address of e-mail, telephone number, company and country to run your account, and records of payments for as long as the law asks. You can see, correct and export what we hold from your account at any time.',
      'We write to you about your account and your subscription. We do not pass your details on for anybody’s advertising.',
    ],
  },
  {
    heading: 'Changes and law',
    paragraphs: [
      'We announce a change of these terms by mail at least 90 days before it applies. If you do not agree, you may end your subscription within 30 days of that notice.',
      'The law of England and Wales applies, and its courts decide, unless the law of the country where you live gives you others.',
    ],
  },
];
