import type { TapeChoice } from '../../../domain/feed/tape-choice.ts';

/** What a tape is narrowed to besides its filter, part by part. */
export const scopeWords = ({
  tv,
  assetclass,
  subassetclass,
  currency,
}: TapeChoice['scope']): readonly string[] =>
  [
    tv && `Venue ${tv}`,
    assetclass && `Class ${assetclass}`,
    subassetclass && `Sub-class ${subassetclass}`,
    currency && `Currency ${currency.replaceAll(',', ' or ')}`,
  ].flatMap((words) => (words ? [words] : []));
