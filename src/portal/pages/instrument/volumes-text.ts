import type { Instrument } from '../../../contract/generated/types.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';

/** Volumes with their units, in the order of these; a dash if there are none. */
export const volumesText = (volumes: Instrument['Days'][number]['Volumes']): string =>
  volumes.map(({ Unit, Amount }) => `${groupedDecimal(Amount) ?? Amount} ${Unit ?? ''}`.trim()).join(', ') ||
  '–';
