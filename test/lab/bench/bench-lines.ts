import { ago, bondQuote, bondTrade, type FileLine } from '../../server/feed/feed-kit.ts';

/** The fields of the instrument of a line: 500 instruments take turns, each described where it is first named. */
function instrumentOf(at: number): FileLine {
  return {
    instrumentIdType: 'OTHR',
    instrumentId: `BENCH${at % 500}`,
    instrumentDescription: `Bond ${at % 500}`,
  };
}

/** A trade of one of them. @param prefix makes its id unlike those of other files */
export const benchTrade = (prefix: string, at: number): FileLine =>
  bondTrade(`${prefix}${at}`, 1 + (at % 20_000), { ...instrumentOf(at), flags: 'ILQD' });

/** A deferred trade, and after it the report that completes it. */
export function benchPair(at: number): FileLine {
  const nth = Math.floor(at / 2);
  const trade = benchTrade('P', nth);
  if (at % 2 === 1) return { ...trade, flags: 'FULF', publicationDate: ago(0.5 + (nth % 20_000)) };
  return { ...trade, flags: 'LMTF', vol: '', notionalAmt: '', notionalCcy: '' };
}

/** A quote of one of them. */
export const benchQuote = (at: number): FileLine => {
  const micros = String(Math.floor(at / 500) % 1_000_000).padStart(6, '0');
  return bondQuote(1, { ...instrumentOf(at), date: ago(1 + (at % 20_000), micros) });
};
