import type { AssetClass } from '../../domain/feed/asset-classes.ts';
import type { OrderSystem } from '../../domain/feed/data-types.ts';

/** A segment and the systems that publish orders there; none if it only registers trades. */
export type Place = {
  readonly mic: string;
  readonly systems: readonly OrderSystem[];
};

/** How often an instrument is traded: every few seconds, at night too for `lead`; every two minutes or so; or rarely. */
export type Pace = 'lead' | 'busiest' | 'busy' | 'quiet';

/** How instruments of one kind are named, priced and sized. */
export type Kind = {
  readonly assetClass: AssetClass;
  readonly subAssetClass: string;
  readonly names: readonly [string, ...string[]];
  /** First letters of the made-up ISIN: the issuer's country, or XS or EZ if there is none. */
  readonly isin: string;
  /** The same for names whose issuer is in another country. */
  readonly isins?: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly notation: 'MONE' | 'PERC' | 'YIEL' | 'BAPO';
  /** Decimals of a price, and the range of initial prices in its smallest steps. */
  readonly decimals: number;
  readonly prices: readonly [number, number];
  /** How far prices wander from the initial one within weeks, as a share of it; below 0.3. */
  readonly sway: number;
  /** Volumes are a number from the range times this. */
  readonly lot: number;
  readonly lots: readonly [number, number];
  readonly cleared?: boolean;
  /** Unit of measured quantities, and how much of it one lot is. */
  readonly unit?: { readonly name: string; readonly perLot: number };
  readonly emissionType?: 'EUAE' | 'EUAA' | 'CERE';
};

/** Instruments of a kind on a venue's segments. */
export type Profile = {
  readonly kind: Kind;
  readonly ukShares?: boolean;
  readonly places: readonly [Place, ...Place[]];
  /** How many of the kind's names are listed here. */
  readonly count: number;
  /** The pace of the first of them; busy if absent. The others are quiet. */
  readonly first?: Exclude<Pace, 'quiet'>;
};

const place = (mic: string, ...systems: readonly OrderSystem[]): Place => ({ mic, systems });

const ukShareKind: Kind = {
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  names: [
    'Ashdown Water PLC ORD 10P',
    'Brackley Foods PLC ORD 25P',
    'Carrick Marine PLC ORD 1P',
    'Dunmore Energy PLC ORD 5P',
    'Eskdale Mining PLC ORD 20P',
    'Fenwick Retail PLC ORD 2.5P',
    'Glenmoor Pharma PLC ORD 10P',
    'Harbour & Quay PLC ORD 50P',
    'Ivybridge Homes PLC ORD 5P',
    'Kelso Insurance PLC ORD 1P',
    'Lochside Spirits PLC ORD 10P',
    'Marlow Aerospace PLC ORD 20P',
  ],
  isin: 'GB00',
  currency: 'GBP',
  notation: 'MONE',
  decimals: 4,
  prices: [8_000, 420_000],
  sway: 0.05,
  lot: 1,
  lots: [40, 9_000],
};

const euShares: Kind = {
  ...ukShareKind,
  names: [
    'Aubrac Industries SA',
    'Beaulieu Énergie SA',
    'Calanques Luxe SA',
    'Delft Semicon NV',
    'Eifel Automotive AG',
    'Flandre Télécom SA',
    'Garonne Assurances SA',
    'Havelland Chemie AG',
    'Isère Santé SA',
    'Jura Optique SA',
    'Kempen Logistics NV',
    'Lozère Eau SA',
  ],
  isin: 'FR00',
  isins: {
    'Delft Semicon NV': 'NL00',
    'Eifel Automotive AG': 'DE00',
    'Havelland Chemie AG': 'DE00',
    'Kempen Logistics NV': 'NL00',
  },
  currency: 'EUR',
  decimals: 3,
  prices: [9_000, 310_000],
};

const etfs: Kind = {
  ...ukShareKind,
  subAssetClass: 'Exchange traded funds',
  names: [
    'Meridian Core UK 100 UCITS ETF',
    'Meridian World Equity UCITS ETF',
    'Northgate Gilt 0-5 UCITS ETF',
    'Northgate Clean Power UCITS ETF',
    'Severn Gold Miners UCITS ETF',
    'Severn Short Duration UCITS ETF',
  ],
  isin: 'IE00',
  lots: [100, 20_000],
};

const bonds = (subAssetClass: string, isin: string, currency: string, names: Kind['names']): Kind => ({
  assetClass: 'Bonds',
  subAssetClass,
  names,
  isin,
  currency,
  notation: 'PERC',
  decimals: 3,
  prices: [72_000, 114_000],
  sway: 0.012,
  lot: 100_000,
  lots: [1, 400],
});

const gilts = bonds('Sovereign bonds', 'GB00', 'GBP', [
  'UK Treasury 4 1/4% 07 Dec 2032',
  'UK Treasury 0 5/8% 31 Jul 2035',
  'UK Treasury 3 3/4% 22 Oct 2053',
  'UK Treasury 1 1/2% 22 Jul 2047',
  'UK Treasury 4 1/2% 07 Sep 2034',
  'UK Treasury Index-linked 0 1/8% 22 Mar 2039',
  'UK Treasury 3 1/2% 22 Jan 2045',
  'UK Treasury 4 1/8% 29 Jan 2029',
]);

const euroSovereigns: Kind = {
  ...bonds('Sovereign bonds', 'FR00', 'EUR', [
    'Bund 2.30% 15 Feb 2033',
    'OAT 2.75% 25 Feb 2034',
    'OAT 0.50% 25 May 2040',
    'Bund 0.00% 15 Aug 2050',
    'BTP 4.00% 30 Oct 2031',
    'Bonos 3.15% 30 Apr 2033',
    'DSL 2.50% 15 Jan 2034',
    'RAGB 2.90% 20 Feb 2033',
  ]),
  isins: {
    'Bund 2.30% 15 Feb 2033': 'DE00',
    'Bund 0.00% 15 Aug 2050': 'DE00',
    'BTP 4.00% 30 Oct 2031': 'IT00',
    'Bonos 3.15% 30 Apr 2033': 'ES00',
    'DSL 2.50% 15 Jan 2034': 'NL00',
    'RAGB 2.90% 20 Feb 2033': 'AT00',
  },
};

const corporateBonds = bonds('Corporate bonds', 'XS', 'EUR', [
  'Aubrac Industries 3.125% 2031',
  'Brackley Foods 5.250% 2030',
  'Delft Semicon 2.875% 2029',
  'Eifel Automotive 4.000% 2033',
  'Flandre Télécom 3.500% 2034',
  'Kelso Insurance 6.000% 2043',
  'Lochside Spirits 4.750% 2032',
  'Marlow Aerospace 5.500% 2029',
]);

const repos: Kind = {
  ...bonds('Money market instruments', 'GB00', 'GBP', [
    'Gilt General Collateral Overnight',
    'Gilt General Collateral 1 Week',
    'Gilt Special 4 1/4% 2032 Overnight',
    'Gilt DBV 1 Month',
  ]),
  sway: 0.002,
};

const swaps = (currency: string, index: string): Kind => ({
  assetClass: 'Interest rate derivatives',
  subAssetClass: 'Fixed-to-float single currency swaps',
  names: [
    `${currency} IRS 2Y vs ${index}`,
    `${currency} IRS 5Y vs ${index}`,
    `${currency} IRS 7Y vs ${index}`,
    `${currency} IRS 10Y vs ${index}`,
    `${currency} IRS 15Y vs ${index}`,
    `${currency} IRS 20Y vs ${index}`,
    `${currency} IRS 30Y vs ${index}`,
    `${currency} IRS 50Y vs ${index}`,
  ],
  isin: 'EZ',
  currency,
  notation: 'PERC',
  decimals: 5,
  prices: [180_000, 460_000],
  sway: 0.04,
  lot: 1_000_000,
  lots: [5, 250],
  cleared: true,
});

const swaptions: Kind = {
  ...swaps('EUR', 'EURIBOR 6M'),
  subAssetClass: 'Swaptions',
  names: ['EUR Swaption 1Y5Y Payer', 'EUR Swaption 5Y10Y Receiver', 'EUR Swaption 10Y20Y Straddle'],
  notation: 'BAPO',
  decimals: 2,
  prices: [4_000, 42_000],
  sway: 0.08,
  cleared: false,
};

const fx: Kind = {
  assetClass: 'FX derivatives',
  subAssetClass: 'Non-deliverable forwards',
  names: [
    'USD/INR NDF 1M',
    'USD/KRW NDF 1M',
    'USD/BRL NDF 3M',
    'USD/TWD NDF 1M',
    'USD/CLP NDF 1M',
    'USD/IDR NDF 3M',
  ],
  isin: 'EZ',
  currency: 'USD',
  notation: 'MONE',
  decimals: 4,
  prices: [45_000, 930_000],
  sway: 0.012,
  lot: 1_000_000,
  lots: [1, 80],
  cleared: false,
};

const fxOptions: Kind = {
  ...fx,
  subAssetClass: 'Deliverable FX options',
  names: ['EUR/USD Call 1M 25D', 'EUR/USD Put 3M 25D', 'GBP/USD Straddle 1M ATM', 'EUR/GBP Risk Reversal 6M'],
  decimals: 5,
  prices: [600, 9_000],
  sway: 0.12,
};

const credit: Kind = {
  assetClass: 'Credit derivatives',
  subAssetClass: 'Index credit default swaps',
  names: [
    'European Main Series 46 5Y',
    'European Crossover Series 46 5Y',
    'European Senior Financials Series 46 5Y',
    'European Sub Financials Series 46 5Y',
    'North America Investment Grade Series 47 5Y',
  ],
  isin: 'EZ',
  currency: 'EUR',
  notation: 'BAPO',
  decimals: 2,
  prices: [4_500, 31_000],
  sway: 0.06,
  lot: 1_000_000,
  lots: [5, 150],
  cleared: true,
};

const equityDerivatives: Kind = {
  assetClass: 'Equity derivatives',
  subAssetClass: 'Index options',
  names: [
    'UK 100 Index Call 8400 Mar 2027',
    'UK 100 Index Put 7800 Mar 2027',
    'Euro 50 Index Call 5100 Jun 2027',
    'Euro 50 Index Put 4700 Jun 2027',
    'Euro Banks Index Call 160 Dec 2026',
  ],
  isin: 'EZ',
  currency: 'EUR',
  notation: 'MONE',
  decimals: 2,
  prices: [1_200, 48_000],
  sway: 0.2,
  lot: 10,
  lots: [1, 300],
  cleared: true,
};

const power: Kind = {
  assetClass: 'Commodity derivatives',
  subAssetClass: 'Energy commodity futures and forwards',
  names: [
    'UK Baseload Power Month+1',
    'UK Baseload Power Season Summer 2027',
    'UK NBP Gas Month+1',
    'UK NBP Gas Quarter+2',
    'German Baseload Power Year 2027',
    'TTF Gas Winter 2027',
  ],
  isin: 'EZ',
  currency: 'GBP',
  notation: 'MONE',
  decimals: 3,
  prices: [31_000, 118_000],
  sway: 0.08,
  lot: 5,
  lots: [1, 40],
  cleared: true,
  unit: { name: 'MWHO', perLot: 720 },
};

const oil: Kind = {
  ...power,
  names: [
    'Dated Brent CFD Week 2',
    'Brent Swap Month+1',
    'Gasoil Crack Swap Quarter+1',
    'Jet CIF NWE Differential Month+1',
    'Fuel Oil 0.5% Barges Swap Month+2',
    'Naphtha CIF NWE Swap Month+1',
  ],
  currency: 'USD',
  decimals: 2,
  prices: [1_800, 9_600],
  sway: 0.06,
  lot: 1_000,
  lots: [5, 150],
  unit: { name: 'BARL', perLot: 1 },
};

const emissions: Kind = {
  assetClass: 'Emission allowances',
  subAssetClass: 'European Union allowances',
  names: ['EUA Spot', 'EUA Forward Dec 2026', 'EUA Forward Dec 2027', 'EUA Aviation Forward Dec 2026'],
  isin: 'NL00',
  currency: 'EUR',
  notation: 'MONE',
  decimals: 2,
  prices: [6_200, 8_400],
  sway: 0.05,
  lot: 1_000,
  lots: [1, 60],
  cleared: true,
  unit: { name: 'TOCD', perLot: 1 },
  emissionType: 'EUAE',
};

const securitised: Kind = {
  assetClass: 'Securitised derivatives',
  subAssetClass: 'Turbos and certificates',
  names: [
    'Turbo Long UK 100 Open End',
    'Turbo Short Euro 50 Open End',
    'Bonus Certificate Eifel Automotive Dec 2027',
    'Discount Certificate Aubrac Industries Jun 2027',
    'Factor Certificate Brent x4',
  ],
  isin: 'DE00',
  currency: 'EUR',
  notation: 'MONE',
  decimals: 2,
  prices: [310, 14_800],
  sway: 0.15,
  lot: 1,
  lots: [50, 8_000],
};

/**
 * What is traded where: every venue, all nine asset classes, every trading system, and shares in the UK and in the EU.
 */
export const profiles: readonly Profile[] = [
  // The first choice at each level of the selection leads to the first of these, which moves at any hour.
  { kind: euroSovereigns, places: [place('ICOT', 'VOICE', 'RFQ'), place('ICOR')], count: 5, first: 'lead' },
  { kind: securitised, places: [place('ICOT', 'RFQ')], count: 5 },
  {
    kind: ukShareKind,
    ukShares: true,
    places: [place('IMCE', 'AUCTION', 'RFQ'), place('UKOR', 'CLOB')],
    count: 8,
    first: 'busiest',
  },
  { kind: ukShareKind, ukShares: true, places: [place('LIQU', 'AUCTION')], count: 12 },
  { kind: etfs, ukShares: true, places: [place('IMET', 'RFQ')], count: 6 },
  { kind: gilts, places: [place('IMGI', 'RFQ'), place('UKOR', 'CLOB')], count: 8 },
  { kind: corporateBonds, places: [place('IMSB', 'RFQ')], count: 8 },
  { kind: equityDerivatives, places: [place('IMED', 'VOICE')], count: 5 },
  { kind: fx, places: [place('IMFD', 'RFQ', 'VOICE')], count: 6 },
  { kind: swaps('GBP', 'SONIA'), places: [place('ISWE', 'CLOB'), place('ISWV', 'VOICE')], count: 8 },
  { kind: credit, places: [place('IOCD', 'VOICE'), place('IUOB', 'CLOB')], count: 5 },
  { kind: swaps('USD', 'SOFR'), places: [place('IOIR', 'VOICE')], count: 6 },
  { kind: fxOptions, places: [place('IOFX', 'VOICE')], count: 4 },
  {
    kind: swaps('EUR', 'EURIBOR 6M'),
    places: [place('ISWC', 'CLOB'), place('ISWR', 'RFQ'), place('ISWB')],
    count: 8,
    first: 'busiest',
  },
  {
    kind: swaps('EUR', 'ESTR'),
    places: [place('ISWO', 'CLOB'), place('ISWT', 'RFQ'), place('ISWN')],
    count: 8,
  },
  { kind: euShares, places: [place('TPEE', 'AUCTION', 'RFQ'), place('TPIO', 'CLOB')], count: 12 },
  { kind: euShares, places: [place('LNEQ', 'AUCTION')], count: 8 },
  { kind: corporateBonds, places: [place('LNFI', 'RFQ')], count: 6 },
  { kind: fx, places: [place('TEFD', 'RFQ')], count: 6 },
  { kind: power, places: [place('TECO', 'VOICE'), place('IECL', 'VOICE', 'RFQ')], count: 6 },
  { kind: emissions, places: [place('TECO', 'VOICE', 'CLOB')], count: 4 },
  { kind: euroSovereigns, places: [place('TPEU', 'VOICE'), place('TPER')], count: 6 },
  { kind: repos, places: [place('TSMR')], count: 4 },
  { kind: gilts, places: [place('TSGI', 'VOICE'), place('TUOB', 'CLOB')], count: 5 },
  { kind: swaptions, places: [place('TSIR', 'VOICE')], count: 3 },
  { kind: credit, places: [place('TSCD', 'VOICE')], count: 5 },
  { kind: equityDerivatives, places: [place('TSED', 'VOICE')], count: 4 },
  { kind: oil, places: [place('PVMF', 'VOICE', 'RFQ')], count: 6, first: 'busiest' },
  { kind: emissions, places: [place('PVMF', 'RFQ')], count: 3 },
];
