import { type AssetClass, isEquity } from '../feed/asset-classes.ts';

// What RTS 1, annex I table 4 and RTS 2, annex II table 3 say about each flag, in fewer and plainer words.
const all: Readonly<Record<string, string>> = {
  BENC: 'The price was calculated over several points in time from a benchmark, such as a volume-weighted average.',
  ACTX: 'A firm brought orders of its clients together; purchase and sale were one transaction, at the same volume and price.',
  NPFT: 'Not price-forming: a trade of a kind that does not contribute to forming the price in the market.',
  CANC: 'This report cancels one that was published before, and repeats its details.',
  AMND: 'This report replaces one that was published before, with other details.',
  PORT: 'One of at least five trades in different instruments, made by one client at the same time as a single lot.',
  CONT: 'It is contingent on a trade in another instrument, such as a derivative; both are executed as a single lot.',
};

const ofShares: Readonly<Record<string, string>> = {
  TNCP: 'It did not contribute to price discovery, so it did not have to be made on a trading venue.',
  SDIV: 'It was made in the ex-dividend or cum-dividend period, and the dividend does not go to the usual side.',
  LRGS: 'It is large for this instrument, so its publication could be deferred.',
  RFPT: 'It was made at a price taken from another market.',
  NLIQ: 'A negotiated trade in a liquid instrument, within the spread of the market.',
  OILQ: 'A negotiated trade in an illiquid instrument, near a reference price.',
  PRIC: 'A negotiated trade under conditions other than the current market price.',
  ALGO: 'It resulted from algorithmic trading by an investment firm.',
  SIZE: 'It was made with a systematic internaliser and is larger than the standard market size.',
  ILQD: 'It was made with a systematic internaliser, in an instrument without a liquid market.',
  RPRI: 'It was made at a better price than the systematic internaliser had quoted.',
  DUPL: 'It was reported to several publication services, so it is published more than once.',
};

const ofOthers: Readonly<Record<string, string>> = {
  LRGS: 'It is large for this kind of instrument, so its publication could be deferred.',
  ILQD: 'The instrument has no liquid market, so its publication could be deferred.',
  SIZE: 'It is above the size that is specific to the instrument, so its publication could be deferred.',
  TPAC: 'It is part of a package of trades that depend on each other and have one price.',
  XFPH: 'A derivative was exchanged for its underlying.',
  LMTF: 'The first report, with limited details; the full details follow under FULF.',
  FULF: 'Full details of a trade first reported with limited details, under LMTF.',
  DATF: 'Several trades of a day in one report; the details of each follow under FULA.',
  FULA: 'Full details of a trade first published as part of a daily report, under DATF.',
  VOLO: 'The first report, without the volume, which follows under FULV.',
  FULV: 'Full details of a trade first reported without its volume, under VOLO.',
  FWAF: 'Several trades in one report while their publication is deferred for four weeks; the details follow under FULJ.',
  FULJ: 'Full details of a trade first published in a four-week report, under FWAF.',
  IDAF: 'Several trades in one report; the details of each will not be published.',
  DEFF: 'A trade in an exchange-traded commodity or note, a structured product or an allowance, whose publication could be deferred.',
  VOLW: 'A trade in sovereign debt whose volume is left out; it is published later together with others.',
  COAF: 'Several trades in sovereign debt in one report, after their volumes were left out at first.',
  OMIS: 'A trade in a sovereign bond whose volume is left out at first; it follows under FULO.',
  FULO: 'Full details of a trade in a sovereign bond first reported without its volume, under OMIS.',
  AGFW: 'Several trades in sovereign bonds in one report of four weeks; the details of each follow under FULG.',
  FULG: 'Full details of a trade in a sovereign bond first published with others, under AGFW.',
  MLF1: 'A trade of medium size in a bond with a liquid market: price and volume could be deferred for 15 minutes.',
  MIF2: 'A trade of medium size in a bond without a liquid market: price and volume could be deferred to the end of the day.',
  LLF3: 'A large trade in a bond with a liquid market: its price could be deferred to the end of the day, its volume for a week.',
  LIF4: 'A large trade in a bond without a liquid market: its price could be deferred to the end of the day, its volume for two weeks.',
  VLF5: 'A very large trade in a bond with a liquid market: price and volume could be deferred for four weeks.',
  VIF5: 'A very large trade in a bond without a liquid market: price and volume could be deferred for four weeks.',
};

/** What a flag says about a trade of this asset class, in a sentence; null for an unknown flag. */
export function flagWords(flag: string, assetClass: AssetClass): string | null {
  return (isEquity(assetClass) ? ofShares : ofOthers)[flag] ?? all[flag] ?? null;
}
