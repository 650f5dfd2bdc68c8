import { filterParts } from '../../../domain/feed/filter-words.ts';
import type { TapeChoice } from '../../../domain/feed/tape-choice.ts';

/** What a tape is narrowed to besides its filter, part by part. */
const scopeWords = ({ tv, assetclass, subassetclass, currency }: TapeChoice['scope']): readonly string[] =>
  [
    tv && `Venue ${tv}`,
    assetclass && `Class ${assetclass}`,
    subassetclass && `Sub-class ${subassetclass}`,
    currency && `Currency ${currency.replaceAll(',', ' or ')}`,
  ].flatMap((words) => (words ? [words] : []));

/** All that a tape is narrowed to, part by part. */
export const tapeWords = ({ scope, filter }: TapeChoice): readonly string[] => [
  ...scopeWords(scope),
  ...filterParts(filter).map(({ words }) => words),
];
