import { storedText } from '../stored-text.ts';
import { type AssetClass, allAssetClasses } from './asset-classes.ts';
import { hasReplaced, redenominations } from './currencies.ts';
import { currency as currencyFormat } from './fields/field-format.ts';
import { otherCode } from './fields/instrument-fields.ts';
import { isIsin } from './isin.ts';
import {
  type Fault,
  isWrong,
  type Line,
  need,
  readChoice,
  readCurrency,
  readText,
  readWords,
} from './line-reading.ts';
import { isMic } from './mic.ts';

type CodeType = 'ISIN' | 'OTHR';

export type Instrument = {
  readonly code: string;
  readonly codeType: CodeType;
  readonly assetClass: AssetClass;
  readonly subAssetClass: string;
  readonly description: string;
  /** The instrument's own currency, ISO 4217; null if it has none. */
  readonly currency: string | null;
};

/** A place where an instrument is published: a segment of a venue, or the venue itself. */
export type Segment = {
  readonly mic: string;
  readonly venueMic: string;
  /** Country of the venue, `UK` for the United Kingdom. */
  readonly venueLocation: string;
  /** The segment's only trading system, REGISTRATION if it only registers trades, null if it has several. */
  readonly system: string | null;
};

/** What a line is checked against. */
export type LineContext = {
  readonly segmentOf: (mic: string) => Segment | undefined;
  readonly instrumentOf: (code: string) => Instrument | undefined;
  /** Whether the sender may publish for the venue of this segment; if absent, for all. */
  readonly mayPublish?: (segment: Segment) => boolean;
  /** Times later than this (as `timestampOf` writes them) cannot have been published yet. */
  readonly notAfter: string;
};

/** Transparency publication began with MiFID II. */
export const earliestPublication = '2018-01-03T00:00:00.000000Z';

const saysNothingElse = (written: unknown, known: string | null): boolean =>
  written === undefined || written === null || written === '' || written === known;

/** Whether a line says nothing new about an instrument, as most lines do. Those need no further check. */
const isAsKnown = (line: Line, known: Instrument): boolean =>
  saysNothingElse(line.instrumentIdType, known.codeType) &&
  saysNothingElse(line.assetClass, known.assetClass) &&
  saysNothingElse(line.subAssetClass, known.subAssetClass) &&
  saysNothingElse(line.instrumentDescription, known.description) &&
  saysNothingElse(line.instrumentCurrency, known.currency);

/** The instrument of a line: the known one, or the one the line describes; null if neither is valid. */
export function readInstrument(line: Line, context: LineContext, faults: Fault[]): Instrument | null {
  const named = typeof line.instrumentId === 'string' ? context.instrumentOf(line.instrumentId) : undefined;
  if (named && isAsKnown(line, named)) return named;
  const code = readText(line, 'instrumentId', faults, 52);
  need(code, 'instrumentId', faults);
  const writtenType = readChoice<CodeType>(line, 'instrumentIdType', ['ISIN', 'OTHR'], faults);
  const assetClass = readChoice(line, 'assetClass', allAssetClasses, faults);
  const subAssetClass = readWords(line, 'subAssetClass', faults, 100);
  const description = readWords(line, 'instrumentDescription', faults);
  const currency = readCurrency(line, 'instrumentCurrency', currencyFormat.reason, faults);
  if (code === null) return null;

  const known = context.instrumentOf(code);
  const codeType = writtenType ?? known?.codeType ?? 'ISIN';
  if (codeType === 'ISIN' && !isIsin(code) && !isWrong('instrumentIdType', faults)) {
    faults.push({ field: 'instrumentId', reason: 'is not an ISIN: its form or its check digit is wrong' });
    return null;
  }
  if (codeType === 'OTHR' && !otherCode.test(code)) {
    faults.push({ field: 'instrumentId', reason: 'is not an instrument code' });
    return null;
  }
  if (known) {
    sameAs(known.codeType, writtenType, 'instrumentIdType', faults);
    sameAs(known.assetClass, assetClass, 'assetClass', faults);
    if (subAssetClass !== null && !isSameClass(known.subAssetClass, subAssetClass))
      sameAs(known.subAssetClass, subAssetClass, 'subAssetClass', faults);
    const now = {
      ...known,
      description: description ?? known.description,
      currency: currencyOf(known.currency, currency, line, faults),
    };
    return now.description === known.description && now.currency === known.currency ? known : now;
  }
  const unknown = 'is required, since this instrument is not known yet';
  need(assetClass, 'assetClass', faults, unknown);
  need(subAssetClass, 'subAssetClass', faults, unknown);
  need(description, 'instrumentDescription', faults, unknown);
  if (assetClass === null || subAssetClass === null || description === null) return null;
  return { code, codeType, assetClass, subAssetClass, description, currency };
}

/** Whether two names mean the same sub-asset class. What an earlier release stored may not have the form of today. */
export const isSameClass = (one: string, other: string): boolean =>
  storedText(one).toLowerCase() === storedText(other).toLowerCase();

/**
 * The currency of a known instrument after this line: one that was missing is added, and one that was replaced gives way
 * to its successor from that day on; earlier lines may still name it.
 */
function currencyOf(
  known: string | null,
  written: string | null,
  line: Line,
  faults: Fault[],
): string | null {
  if (known === null || written === null) return written ?? known;
  if (hasReplaced(known, written, line.publicationDate ?? line.date)) return written;
  if (!redenominations.some(([from, to]) => from === written && to === known))
    sameAs(known, written, 'instrumentCurrency', faults);
  return known;
}

function sameAs(known: string, written: string | null, field: string, faults: Fault[]): void {
  if (written === null || written === known) return;
  faults.push({ field, reason: `contradicts what is known of this instrument: ${known}` });
}

/** The segment of a line. */
export function readSegment(line: Line, context: LineContext, faults: Fault[]): Segment | null {
  const mic = readText(line, 'venueMIC', faults);
  need(mic, 'venueMIC', faults);
  if (mic === null) return null;
  const segment = context.segmentOf(mic);
  if (segment && context.mayPublish?.(segment) === false) {
    faults.push({
      field: 'venueMIC',
      reason: `belongs to ${segment.venueMic}, for which this key may not publish`,
    });
    return null;
  }
  if (segment) return segment;
  const reason = isMic(mic)
    ? 'is not one of the venues or their segments'
    : 'is not a MIC: four capitals or digits';
  faults.push({ field: 'venueMIC', reason });
  return null;
}

/** Adds an error if a publication time is earlier or later than possible. */
export function checkPublication(
  published: string | null,
  field: string,
  context: LineContext,
  faults: Fault[],
): void {
  need(published, field, faults);
  if (published === null) return;
  if (published < earliestPublication) faults.push({ field, reason: 'lies before 3 January 2018' });
  else if (published > context.notAfter) faults.push({ field, reason: 'lies in the future' });
}
