import type { CascadeContext } from '../../../../machines/cascade.ts';
import { dataTypes, type Level, levels } from '../../../domain/feed/criteria.ts';

export const levelLabels: Readonly<Record<Level, string>> = {
  datatype: 'Data type',
  tv: 'Trading venue',
  assetclass: 'Asset class',
  subassetclass: 'Sub-asset class',
  instrument: 'Instrument',
  instrumentmic: 'Segment MIC',
  ordertype: 'Order type',
};

/** The name of the data type in a sentence. */
export function dataTypeWord(context: CascadeContext): string {
  return labelOf(context, 'datatype').toLowerCase() || 'data';
}

/** The name of a level's chosen option; empty if none is chosen. */
function labelOf({ options, chosen }: CascadeContext, level: Level): string {
  const value = chosen[level];
  const listed = level === 'datatype' ? dataTypes : options[level];
  return listed?.find((option) => option.value === value)?.label ?? value ?? '';
}

/** Why a level has no options, and what to do next. */
export function emptyText(context: CascadeContext, level: Level): string {
  const word = dataTypeWord(context);
  if (level === 'tv') return `No venue open to you has ${word} now. Choose another data type.`;
  const above = levelBefore(level);
  return `${labelOf(context, above)} has no ${word} now. Choose another ${levelLabels[above].toLowerCase()}.`;
}

/** Why a level's list is missing, and what to do next. */
export function failedText(level: Level): string {
  return `The list could not be loaded. Choose the ${levelLabels[levelBefore(level)].toLowerCase()} again.`;
}

const count = new Intl.NumberFormat('en-GB');

/** A hint on the instruments: how many there are, how many match, or which one is chosen. */
export function instrumentHint({ options, instrument, search, total }: CascadeContext): string {
  const listed = options.instrument;
  if (listed === null || (listed.length === 0 && search === '')) return '';
  if (instrument !== null) return instrument.description ?? '';
  // The service counts no further (openapi.yaml, Total).
  const amount = total > 1000 ? `More than ${count.format(1000)}` : count.format(total);
  const things = total === 1 ? 'instrument' : 'instruments';
  if (search === '') return `${amount} ${things}. Type a name or an ISIN.`;
  if (total === 0) return `No instrument has “${search}” in its name or ISIN.`;
  return `${amount} ${things} with “${search}” in the name or ISIN.`;
}

function levelBefore(level: Level): Level {
  return levels[levels.indexOf(level) - 1] ?? 'datatype';
}
