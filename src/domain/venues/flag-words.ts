import { type AssetClass, isEquity } from '../feed/asset-classes.ts';

// What RTS 1, annex I table 4 and RTS 2, annex II table 3 say about each flag, in fewer and plainer words.
const all: Readonly<Record<string, string>> = {
  BENC: 'The price follows from something measured over time or elsewhere, such as an average weighted by volume.',
  ACTX: 'A firm brought two of its clients together, and one bought from the other in one step, at one price.',
  NPFT: 'The price was not formed in the market: the trade is of a kind that need not contribute to it.',
  CANC: 'This report cancels one that was published before; it repeats its details.',
  AMND: 'This report replaces one that was published before, with other details.',
  PORT: 'One of at least five trades in different instruments that a client made at once, as a package.',
  CONT: 'It was made only together with a trade in another instrument, such as a derivative, as a single lot.',
};

const ofShares: Readonly<Record<string, string>> = {
  TNCP: 'It did not contribute to finding a price, so that it did not have to be made on a trading venue.',
  SDIV: 'It was made around a dividend day, and the dividend goes to the other side than usual.',
  LRGS: 'It is large for this instrument, so that its publication could be deferred.',
  RFPT: 'It was made at a price taken from another market.',
  NLIQ: 'It was negotiated, in a liquid instrument, within the spread of the market.',
  OILQ: 'It was negotiated, in an illiquid instrument, near a reference price.',
  PRIC: 'It was negotiated, under conditions other than the present market price.',
  ALGO: 'An algorithm of an investment firm brought it about.',
  SIZE: 'It was made with a systematic internaliser, and is larger than the standard market size.',
  ILQD: 'It was made with a systematic internaliser, in an instrument without a liquid market.',
  RPRI: 'It was made at a better price than the systematic internaliser had quoted.',
  DUPL: 'It is published more than once: by several publication services.',
};

const ofOthers: Readonly<Record<string, string>> = {
  LRGS: 'It is large for this kind of instrument, so that its publication could be deferred.',
  ILQD: 'The instrument has no liquid market, so that its publication could be deferred.',
  SIZE: 'It is above the size that is specific to the instrument, so that its publication could be deferred.',
  TPAC: 'It is part of a package of trades that depend on each other and have one price.',
  XFPH: 'A derivative was exchanged for its underlying.',
  LMTF: 'The first report, with limited details; all of them follow under FULF.',
  FULF: 'All details of a trade whose first report, under LMTF, had limited ones.',
  DATF: 'Several trades of a day in one report; the details of each follow under FULA.',
  FULA: 'All details of a trade that was first published as part of a daily report, under DATF.',
  VOLO: 'The first report, without the volume; it follows under FULV.',
  FULV: 'All details of a trade whose first report, under VOLO, left the volume out.',
  FWAF: 'Several trades in one report while their publication is deferred for four weeks; the details follow under FULJ.',
  FULJ: 'All details of a trade that was first published in a report of four weeks, under FWAF.',
  IDAF: 'Several trades in one report; the details of each are not going to be published.',
  DEFF: 'Its publication was deferred for another reason.',
  VOLW: 'A trade in sovereign debt whose volume is left out; it is published later together with others.',
  COAF: 'Several trades in sovereign debt in one report, after their volumes were left out at first.',
  MLF1: 'A trade of medium size in a bond with a liquid market: its publication could be deferred.',
  MIF2: 'A trade of medium size in a bond without a liquid market: its publication could be deferred.',
  LLF3: 'A large trade in a bond with a liquid market: its publication could be deferred.',
  LIF4: 'A large trade in a bond without a liquid market: its publication could be deferred.',
  VLF5: 'A very large trade in a bond with a liquid market: its publication could be deferred.',
  VIF5: 'A very large trade in a bond without a liquid market: its publication could be deferred.',
};

/** What a flag says about a trade of this asset class, in a sentence; null for an unknown flag. */
export function flagWords(flag: string, assetClass: AssetClass): string | null {
  return (isEquity(assetClass) ? ofShares : ofOthers)[flag] ?? all[flag] ?? null;
}
