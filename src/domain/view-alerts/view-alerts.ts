import { decimalFault, isNegative } from '../decimal.ts';
import { feedViews, type KnownViewId } from '../feed/feed-views.ts';
import { openDelayMinutes } from '../feed/open-data.ts';
import type { FormRules } from '../form-rules/form.ts';
import { compareDecimals, groupedDecimal } from '../format/decimals.ts';

/** Maximum number of alerts of one account. */
export const mostAlerts = 20;

/** Whose price and quantity are watched: those of a trade or a quote, or of one side. */
export type AlertSide = 'price' | 'bid' | 'ask';

/** Conditions on rows. */
export type RowAlertKind = 'priceUp' | 'priceDown' | 'priceCrosses' | 'sizeAbove';

/** Conditions of an alert: on rows, or that none are published while the segment trades. */
type AlertKind = RowAlertKind | 'venueSilent';

/** The condition of an alert. A price is compared with the previous one in the view, a size only with the number. */
export type AlertCondition = {
  readonly kind: AlertKind;
  readonly side: AlertSide;
  /** An exact decimal number, written as text; empty for a silence, whose side is price. */
  readonly value: string;
};

/** Why an alert is off: switched off by its owner or by the link in a mail, or automatically. */
type AlertState = 'on' | 'off' | 'mailOff' | 'rightLost' | 'viewChanged';

/** The conditions, as a list to choose from. */
export const alertKinds = [
  { value: 'priceUp', label: 'The price rises to' },
  { value: 'priceDown', label: 'The price falls to' },
  { value: 'priceCrosses', label: 'The price crosses' },
  { value: 'sizeAbove', label: 'The size is above' },
  { value: 'venueSilent', label: 'The venue is silent' },
] as const;

/** The sides of a row that has two, as a list to choose from. */
export const alertSides = [
  { value: 'bid', label: 'Bid' },
  { value: 'ask', label: 'Ask' },
] as const;

/** The sides that the rows of a view have. */
export const sidesOf = (viewId: KnownViewId): readonly AlertSide[] => {
  const { system } = feedViews[viewId];
  return system === 'CLOB' || system === 'VOICE' ? ['bid', 'ask'] : ['price'];
};

const sideWords: Readonly<Record<AlertSide, string>> = {
  price: 'The price',
  bid: 'The bid',
  ask: 'The ask',
};
const sizeWords: Readonly<Record<AlertSide, string>> = {
  price: 'The size',
  bid: 'The size of the bid',
  ask: 'The size of the ask',
};
const kindWords: Readonly<Record<RowAlertKind, string>> = {
  priceUp: 'rises to',
  priceDown: 'falls to',
  priceCrosses: 'crosses',
  sizeAbove: 'is above',
};

/** A condition in words: “The price rises to 101.25”. */
export const conditionWords = ({ kind, side, value }: AlertCondition): string =>
  kind === 'venueSilent'
    ? 'The venue is silent'
    : `${(kind === 'sizeAbove' ? sizeWords : sideWords)[side]} ${kindWords[kind]} ${value}`;

/** Where to go from the present value so that a condition is not true yet. */
const awayWords: Readonly<Record<Exclude<RowAlertKind, 'priceCrosses'>, string>> = {
  priceUp: 'Choose a higher number, or another condition',
  priceDown: 'Choose a lower number, or another condition',
  sizeAbove: 'Choose a larger number',
};

/**
 * The message for a condition that is true already, with the newest value; null if it is not true in one of the units:
 * the alert can then fire as it is, and so it can without any value. A crossing is never true, and of rows that are each
 * told by themselves no size is.
 *
 * @param present the last value of each unit that the reader may see, the newest first
 */
export function alreadyTrueText(
  { kind, side, value }: AlertCondition,
  present: readonly { readonly value: string; readonly currency: string | null }[],
  isDelayed: boolean,
): string | null {
  if (kind === 'priceCrosses' || kind === 'venueSilent') return null;
  const [newest] = present;
  const isMet = (one: { readonly value: string }): boolean => {
    const compared = compareDecimals(one.value, value);
    return kind === 'priceDown' ? compared <= 0 : kind === 'priceUp' ? compared >= 0 : compared > 0;
  };
  if (!newest || !present.every(isMet)) return null;
  const words = (kind === 'sizeAbove' ? sizeWords : sideWords)[side];
  const amount = [groupedDecimal(newest.value), newest.currency].filter(Boolean).join(' ');
  const when = isDelayed ? ` ${openDelayMinutes} minutes ago` : '';
  return `This is true already: ${words.toLowerCase()} ${isDelayed ? 'was' : 'is'} ${amount}${when}. ${awayWords[kind]}`;
}

/** The state of an alert, in words. */
export const stateWords: Readonly<Record<AlertState, string>> = {
  on: 'On',
  off: 'Off',
  mailOff: 'Switched off by the link in an e-mail',
  rightLost: 'Paused: this data is no longer part of your subscription',
  viewChanged: 'Paused: the view now shows other data',
};

/** A row that met a condition, as the calls return it. */
type MetRow = {
  readonly published: string;
  readonly price: string | null;
  readonly size: string | null;
  readonly currency: string | null;
  readonly before: string | null;
};

/** A row that met a condition, in one line. */
export function rowWords({ published, price, size, currency, before }: MetRow): string {
  const parts = [
    price === null ? null : `price ${[groupedDecimal(price), currency].filter(Boolean).join(' ')}`,
    size === null ? null : `size ${groupedDecimal(size)}`,
    before === null ? null : `previously ${groupedDecimal(before)}`,
  ];
  return `${published.replace('T', ' ').replace('Z', ' UTC')}: ${parts.filter((part) => part !== null).join(', ')}`;
}

/** Maximum number of rows listed one by one, of one check and in one mail. */
export const mostRowsTold = 5;

/** What is said of a test mail once it is queued. */
export const testMailSentText = (sentTo: string): string => `A test mail is on its way to ${sentTo}.`;

/** The message if the maximum number of alerts is reached. */
export const noAlertRoomText = `You already have ${mostAlerts} alerts, the maximum. Remove one that you no longer need.`;

/** The message for an alert on silence with a number. */
export const silenceHasNoNumberText = 'An alert on silence takes no number';

/** The message for an alert on a side that its view does not have. */
export const noSuchSideText = 'The rows of this view have no such price';

// A basis point price has the longest fraction of all.
const format = { digits: 18, fraction: 17 };

/** The rules of AlertForm that its keywords cannot express. */
export const alertRules: FormRules = {
  isAlertDecimal: (text) => decimalFault(text, format) === null,
  isAlertSize: (text, [kind]) => kind !== 'sizeAbove' || !isNegative(text),
};
