import { type AssetClass, isEquity } from '../asset-classes.ts';

/** The two regimes under which venues here fall. */
export type LawRegime = 'eu' | 'uk';

export const lawRegimes = [
  { id: 'eu', label: 'EU', law: 'MiFIR and its standards RTS 1 (shares) and RTS 2 (everything else)' },
  { id: 'uk', label: 'UK', law: 'UK MiFIR, and the standards as the FCA maintains them' },
] as const satisfies readonly { readonly id: LawRegime; readonly label: string; readonly law: string }[];

/** The regime of a venue, by where it is. */
export const lawRegimeOf = (venueLocation: string): LawRegime => (venueLocation === 'UK' ? 'uk' : 'eu');

/** Where a fact comes from. Unconfirmed ones were not checked against the text of the rule itself. */
type FactSource = { readonly text: string; readonly isUnconfirmed?: true };

/** A field or a flag under one regime. */
type RegimeFact = {
  /** Its name there; null if the regime does not have it. */
  readonly name: string | null;
  readonly source: FactSource;
};

/** A field or flag under both regimes. */
export type RegimeComparison = { readonly [R in LawRegime]: RegimeFact } & {
  /** How they differ, in plain words; null if they do not. */
  readonly difference: string | null;
};

type Text = 'fields' | 'flags';
type Kind = 'shares' | 'others';

const place = {
  shares: {
    rts: 'RTS 1',
    eu: '(EU) 2017/587',
    amended: '2023/944',
    fields: 'annex I, table 3',
    flags: 'annex I, table 4',
  },
  others: {
    rts: 'RTS 2',
    eu: '(EU) 2017/583',
    amended: '2023/945',
    fields: 'annex II, table 2',
    flags: 'annex II, table 3',
  },
} as const;

const of2017 = (kind: Kind, text: Text): FactSource => ({
  text: `${place[kind].rts}, ${place[kind].eu}, ${place[kind][text]}`,
});
const retained = (kind: Kind): FactSource =>
  kind === 'shares'
    ? { text: 'UK RTS 1, the same table, as retained at the end of 2020' }
    : {
        text: 'UK RTS 2, the same table, as retained at the end of 2020; not the FCA’s rules since December 2025',
        isUnconfirmed: true,
      };
const amended = (kind: Kind): FactSource => ({
  text: `${place[kind].rts} as amended by (EU) ${place[kind].amended}`,
  isUnconfirmed: true,
});
const amendedIn2025: FactSource = {
  text: 'RTS 2 as amended by (EU) 2025/1246, from 2 March 2026',
  isUnconfirmed: true,
};
const notUkLaw: FactSource = {
  text: 'The FCA’s rules; EU amendments after 2020 are not law in the UK',
  isUnconfirmed: true,
};
const ofFca = (kind: Kind): FactSource => ({
  text: `UK ${place[kind].rts} as the FCA has changed it since`,
  isUnconfirmed: true,
});

const same = (name: string, kind: Kind, text: Text): RegimeComparison => ({
  eu: { name, source: of2017(kind, text) },
  uk: { name, source: retained(kind) },
  difference: null,
});

const missingPrice: RegimeComparison = {
  eu: { name: 'Missing price', source: amended('shares') },
  uk: { name: 'Price conditions', source: ofFca('shares') },
  difference: 'Another name for the same field: both say why there is no price, PNDG or NOAP.',
};
const priceCurrency: RegimeComparison = {
  eu: { name: 'Price currency', source: of2017('shares', 'fields') },
  uk: { name: 'Price (major) currency', source: ofFca('shares') },
  difference: 'The UK’s name specifies the major unit: GBP, never GBX.',
};

/** Fields that are the same in the two standards of 2017, by our names. */
const unchanged: Readonly<Record<string, string>> = {
  tradeDate: 'Trading date and time',
  publicationDate: 'Publication date and time',
  transactionID: 'Transaction identification code',
  price: 'Price',
  vol: 'Quantity',
  flags: 'Flags',
  instrumentId: 'Instrument identification code',
  venueMIC: 'Venue of execution',
};

/** The same for instruments other than shares. */
const unchangedOfOthers: Readonly<Record<string, string>> = {
  priceNot: 'Price notation',
  currency: 'Price currency',
  qtyMeasUnit: 'Notation of the quantity in measurement unit',
  qtyPerMeas: 'Quantity in measurement unit',
  notionalAmt: 'Notional amount',
  notionalCcy: 'Notional currency',
  type: 'Type',
  cleared: 'Transaction to be cleared',
  instrumentIdType: 'Instrument identification code type',
};

/** What all reports of a view have in common, and what is therefore shown above its rows and not in them. */
export const headFields = [
  { name: 'instrumentIdType', caption: 'Code type', meaning: 'ISIN, or OTHR where the instrument has none.' },
  {
    name: 'instrumentId',
    caption: 'Instrument',
    meaning: 'The code that identifies the instrument: its ISIN where it has one.',
  },
  {
    name: 'venueMIC',
    caption: 'Segment MIC',
    meaning: 'Where the transaction was executed: the MIC of the segment, else of the operating market.',
  },
] as const;

/** What was added or renamed after the texts of 2017. */
const changed: Readonly<Record<Kind, Readonly<Record<string, RegimeComparison>>>> = {
  shares: {
    missingPrice,
    priceCondition: missingPrice,
    currency: priceCurrency,
    priceMajorCurrency: priceCurrency,
    priceNot: {
      eu: { name: 'Price notation', source: amended('shares') },
      uk: { name: 'Price notation', source: ofFca('shares') },
      difference: null,
    },
    thirdCountryExecutionVenue: {
      eu: { name: 'Third-country trading venue of execution', source: amended('shares') },
      uk: { name: null, source: ofFca('shares') },
      difference: 'Reports on shares from UK venues do not have it.',
    },
  },
  others: {
    missingPrice: {
      eu: { name: 'Missing price', source: amended('others') },
      uk: { name: 'Missing price', source: ofFca('others') },
      difference: null,
    },
    thirdCountryExecutionVenue: {
      eu: { name: 'Third-country trading venue of execution', source: amended('others') },
      uk: { name: 'Third-country trading venue of execution', source: ofFca('others') },
      difference: null,
    },
  },
};

const kindOf = (assetClass: AssetClass): Kind => (isEquity(assetClass) ? 'shares' : 'others');

/** A field of a trade under both regimes; null for our own fields. */
export function fieldUnderRegimes(field: string, assetClass: AssetClass): RegimeComparison | null {
  const kind = kindOf(assetClass);
  const name = unchanged[field] ?? (kind === 'others' ? unchangedOfOthers[field] : undefined);
  return name === undefined ? (changed[kind][field] ?? null) : same(name, kind, 'fields');
}

const addedIn2023: ReadonlySet<string> = new Set(['PORT', 'CONT']);
const categoriesOf2025: ReadonlySet<string> = new Set(['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5']);
const flagsOf2025: ReadonlySet<string> = new Set([
  ...categoriesOf2025,
  ...['OMIS', 'FULO', 'AGFW', 'FULG', 'DEFF'],
]);

/**
 * A flag under both regimes.
 *
 * @param name the flag's name, from `flagName`
 */
export function flagUnderRegimes(flag: string, name: string, assetClass: AssetClass): RegimeComparison {
  const kind = kindOf(assetClass);
  if (addedIn2023.has(flag))
    return {
      eu: { name, source: amended(kind) },
      uk: { name, source: ofFca(kind) },
      difference: null,
    };
  if (flagsOf2025.has(flag))
    return {
      eu: { name, source: amendedIn2025 },
      uk: { name: null, source: notUkLaw },
      difference: categoriesOf2025.has(flag)
        ? 'A category of EU deferrals for bonds; the UK has deferral rules of its own.'
        : 'A flag for EU deferrals; the UK has deferral rules of its own.',
    };
  return same(name, kind, 'flags');
}
