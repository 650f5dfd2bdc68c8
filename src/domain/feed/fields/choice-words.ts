/** The meanings of a field's codes in plain words, for columns, the guide and the opened row. */
export type ChoiceWords = Readonly<Record<string, string>>;

export const notations = {
  MONE: 'an amount of money',
  PERC: 'a percentage',
  YIEL: 'a yield',
  BAPO: 'basis points',
} as const satisfies ChoiceWords;

export const missingPriceReasons = {
  PNDG: 'it is pending',
  NOAP: 'it is not applicable',
} as const satisfies ChoiceWords;

const allowanceTypes = {
  EUAE: 'allowance of the Union’s emission trading',
  CERE: 'certified emission reduction',
  ERUE: 'emission reduction unit',
  EUAA: 'allowance of the Union for aviation',
  OTHR: 'another one',
} as const satisfies ChoiceWords;

const reportKinds = {
  New: 'a report that is neither a cancellation nor an amendment',
  Cancelled: 'a report that cancels the ones before it',
  Amended: 'a report that replaces the ones before it',
} as const satisfies ChoiceWords;

const systems = {
  RFQ: 'request for quote: firms answer those who ask for a price',
  AUCTION: 'periodic auction: orders are matched at set times, at one price',
  CLOB: 'order book: orders are matched as they come',
  VOICE: 'voice: brokers bring buyers and sellers together by talking',
} as const satisfies ChoiceWords;

/** Codes and words in one line: `PNDG, it is pending; NOAP, it is not applicable`. */
export const listedWords = (words: ChoiceWords, between: string, among: string): string =>
  Object.entries(words)
    .map(([code, meaning]) => `${code}${between}${meaning}`)
    .join(among);

const ofFields: Readonly<Record<string, ChoiceWords>> = {
  priceNot: notations,
  missingPrice: missingPriceReasons,
  priceCondition: missingPriceReasons,
  type: allowanceTypes,
  status: reportKinds,
  system: systems,
  qtyMeasUnit: { TOCD: 'tonnes of carbon dioxide equivalent' },
  cleared: {
    true: 'the trade goes to a clearing house',
    false: 'the trade does not go to a clearing house',
  },
};

/** The meaning of a field's value; null if the value speaks for itself. */
export function choiceWords(field: string, value: string): string | null {
  const words = ofFields[field] ?? {};
  // A value may be any text, also one that every object answers to, such as `constructor`.
  return Object.hasOwn(words, value) ? (words[value] ?? null) : null;
}
