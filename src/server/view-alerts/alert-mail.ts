import type { AlertRow } from '../../contract/generated/types.ts';
import { alertMailPauseMs, mostAlertMails } from '../../domain/view-alerts/alert-mails.ts';
import { type AlertSilence, alertSilenceText } from '../../domain/view-alerts/alert-silence.ts';
import { type AlertCondition, conditionWords, rowWords } from '../../domain/view-alerts/view-alerts.ts';
import { layOut } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';

export type AlertMailFacts = {
  readonly condition: AlertCondition;
  /** Name of the saved view. */
  readonly view: string;
  /** How many rows have met the condition since the last mail. */
  readonly found: string;
  /** The latest of these rows, newest first. */
  readonly rows: readonly AlertRow[];
  /** Silences that began or ended since the last mail, oldest first. */
  readonly silences: readonly AlertSilence[];
  readonly isRightLost: boolean;
  readonly link: string;
  readonly offLink: string;
};

function subjectOf({ condition, view, found, silences }: AlertMailFacts): string {
  const last = silences.at(-1);
  if (last) return `Alert: ${last.segment} is ${last.endedAt === null ? '' : 'no longer '}silent (${view})`;
  return found === '0' ? `Alert paused: ${view}` : `Alert: ${conditionWords(condition)} (${view})`;
}

const pauseMinutes = alertMailPauseMs / 60_000;

const limits = `This alert sends at most one e-mail every ${pauseMinutes} minutes, and all your alerts together at most ${mostAlertMails.hour} an hour and ${mostAlertMails.day} a day; the next one covers what happens in between.`;

/** The mail that shows its owner where the mails of an alert arrive. */
export function testMail(
  to: string,
  { condition, view, link, offLink }: Pick<AlertMailFacts, 'condition' | 'view' | 'link' | 'offLink'>,
): Mail {
  const words = conditionWords(condition);
  const mail = layOut({
    kind: 'view-alert',
    to,
    subject: `Test: ${words} (${view})`,
    paragraphs: [
      `You asked for a test of your alert “${words}”, in your view “${view}”. Nothing has happened: when it does, an e-mail like this one says what.`,
    ],
    action: { label: 'See your alerts', href: link },
    after: [limits],
    off: { label: 'Switch this alert off', href: offLink },
  });
  return { ...mail, offLink };
}

/** The mail of an alert: what has happened since the previous one. */
export function alertMail(to: string, facts: AlertMailFacts): Mail {
  const { condition, view, found, rows, silences, isRightLost, link, offLink } = facts;
  const words = conditionWords(condition);
  const lost = `Your alert on “${view}” is paused: this data is no longer part of your subscription. You can switch it on again once it is.`;
  const times = found === '1' ? 'It has happened once' : `It has happened ${found} times`;
  const newest = BigInt(found) > BigInt(rows.length) ? ['The newest:'] : [];
  const mail = layOut({
    kind: 'view-alert',
    to,
    subject: subjectOf(facts),
    paragraphs: [
      ...silences.map((silence) => `In your view “${view}”: ${alertSilenceText(silence)}`),
      ...(found === '0' || silences.length > 0
        ? []
        : [`${words}, in your view “${view}”. ${times} since the last e-mail.`, ...newest]),
      ...rows.map(rowWords),
      ...(isRightLost ? [lost] : []),
    ],
    action: { label: 'See your alerts', href: link },
    after: [limits],
    off: { label: 'Switch this alert off', href: offLink },
  });
  return { ...mail, offLink };
}
