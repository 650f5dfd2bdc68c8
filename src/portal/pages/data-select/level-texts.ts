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

/** What the data type is called in a sentence. */
export function dataTypeWord(context: CascadeContext): string {
  return labelOf(context, 'datatype').toLowerCase() || 'data';
}

/** What the chosen option of a level is called; empty while none is. */
function labelOf({ options, chosen }: CascadeContext, level: Level): string {
  const value = chosen[level];
  const listed = level === 'datatype' ? dataTypes : options[level];
  return listed?.find((option) => option.value === value)?.label ?? value ?? '';
}

/** Why a level has nothing to choose from, and what to do next. */
export function emptyText(context: CascadeContext, level: Level): string {
  const word = dataTypeWord(context);
  if (level === 'tv') return `No venue open to you has ${word} now. Choose another data type.`;
  const above = levelBefore(level);
  return `${labelOf(context, above)} has no ${word} now. Choose another ${levelLabels[above].toLowerCase()}.`;
}

/** Why a level has no list, and what to do next. */
export function failedText(level: Level): string {
  return `The list could not be loaded. Choose the ${levelLabels[levelBefore(level)].toLowerCase()} again.`;
}

const count = new Intl.NumberFormat('en-GB');

/** What is known of the instruments: how many there are, how many match, or what the chosen one is. */
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
