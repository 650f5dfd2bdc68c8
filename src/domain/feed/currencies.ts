// ISO 4217 (major units only: prices in pence are published in GBP), with the units of account in which bonds and
// loans are denominated.
const currencies: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE ' +
    'CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
    'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP ' +
    'LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB ' +
    'PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
    'TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XCD XCG XDR ' +
    'XOF XPD XPF XPT YER ZAR ZMW ZWG'
  ).split(' '),
);

type Withdrawn = {
  /** The last day it was legal tender. */
  readonly last: string;
  /** What replaced it, and from which day. */
  readonly by: string;
  readonly from: string;
};

// Since 2018, when publication began. MRO, VEF, HRK, ANG and BGN as in Unicode CLDR, currencyData. CUC: shops took it
// until the end of June 2021, says the Central Bank of Cuba; SLL: the notices of the Bank of Sierra Leone; ZWL: that of
// the Reserve Bank of Zimbabwe on the code ZWG, which came after the currency.
const withdrawn: ReadonlyMap<string, Withdrawn> = new Map([
  ['MRO', { last: '2018-06-30', by: 'MRU', from: '2018-01-01' }],
  ['VEF', { last: '2018-08-20', by: 'VES', from: '2018-08-20' }],
  ['CUC', { last: '2021-06-30', by: 'CUP', from: '2021-01-01' }],
  ['HRK', { last: '2023-01-14', by: 'EUR', from: '2023-01-01' }],
  ['SLL', { last: '2023-12-31', by: 'SLE', from: '2022-07-01' }],
  ['ZWL', { last: '2024-08-31', by: 'ZWG', from: '2024-06-25' }],
  ['ANG', { last: '2025-06-30', by: 'XCG', from: '2025-03-31' }],
  ['BGN', { last: '2026-01-31', by: 'EUR', from: '2026-01-01' }],
]);

/** Every redenomination since 2018: what was in the first currency is in the second from that day on. */
export const redenominations: readonly (readonly [from: string, to: string, day: string])[] = [
  ...withdrawn,
].map(([from, { by, from: day }]) => [from, by, day]);

/**
 * Whether `text` is a currency code of ISO 4217, or CNH, the renminbi traded outside China.
 *
 * @param at a time or day in ISO 8601, up to which a currency withdrawn since counts; without one it does not
 */
export function isCurrency(text: string, at?: unknown): boolean {
  if (currencies.has(text)) return true;
  const last = withdrawn.get(text)?.last;
  return last !== undefined && typeof at === 'string' && at.slice(0, 10) <= last;
}

/** Whether a currency had replaced another one at a time or day in ISO 8601. */
export const hasReplaced = (earlier: string, later: string, at: unknown): boolean =>
  redenominations.some(
    ([from, to, day]) => from === earlier && to === later && typeof at === 'string' && at >= day,
  );
