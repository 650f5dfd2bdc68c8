import { type Criteria, dataTypes, type Level, levelsAfter, noCriteria, type Option } from './criteria.ts';

/** What a list answers: a level's options, where their next page starts (null: nowhere), how many there are in all. */
export type OptionsPage = Readonly<{
  level: Level;
  options: readonly Option[];
  next: string | null;
  total: number;
}>;

/** How far the selection has come: what is chosen at each level, and what can be. */
export type Choices = {
  readonly chosen: Criteria;
  /** The options of each level; null while they are not known. */
  readonly options: Readonly<Record<Level, readonly Option[] | null>>;
  /** Criteria to restore: chosen level by level as the options arrive. */
  readonly wanted: Criteria | null;
  /** The chosen instrument with its description, which a later search may no longer list. */
  readonly instrument: Option | null;
  /** The text the listed instruments were searched by; empty for the whole list. */
  readonly search: string;
  /** Where the next page of instruments starts. */
  readonly next: string | null;
  /** How many instruments the list has in all. */
  readonly total: number;
};

/** Before anything is chosen: the data type can be (B 3: all start null). */
export const noChoices: Choices = {
  chosen: noCriteria,
  options: {
    datatype: dataTypes,
    tv: null,
    assetclass: null,
    subassetclass: null,
    instrument: null,
    instrumentmic: null,
    ordertype: null,
  },
  wanted: null,
  instrument: null,
  search: '',
  next: null,
  total: 0,
};

/** The option of a level with that value, where it is listed. */
export function optionOf(
  { options }: Choices,
  level: Level,
  value: string | null | undefined,
): Option | undefined {
  return options[level]?.find((option) => option.value === value);
}

/** The choices after a level became an option, or nothing: everything after the level is forgotten (B 4). */
export function withChoice(choices: Choices, level: Level, option: Option | undefined): Choices {
  const chosen = { ...choices.chosen, [level]: option?.value ?? null };
  const options = { ...choices.options };
  for (const later of levelsAfter(level)) {
    chosen[later] = null;
    options[later] = null;
  }
  const kept = chosen.instrument === null ? null : choices.instrument;
  const instrument = level === 'instrument' ? (option ?? null) : kept;
  const known = { ...choices, chosen, options, instrument };
  return options.instrument === null ? { ...known, search: '', next: null, total: 0 } : known;
}

/** The choices with a level's list, which takes the place of the one before it. */
export function withOptions(choices: Choices, { level, options, next, total }: OptionsPage): Choices {
  const listed = { ...choices, options: { ...choices.options, [level]: options } };
  return level === 'instrument' ? { ...listed, next, total } : listed;
}

/** The choices with a further page of instruments; one that is listed already is not listed twice. */
export function withMoreInstruments(choices: Choices, page: OptionsPage): Choices {
  const listed = choices.options.instrument ?? [];
  const known = new Set(listed.map(({ value }) => value));
  const fresh = page.options.filter(({ value }) => !known.has(value));
  return withOptions(choices, { ...page, options: [...listed, ...fresh] });
}

/** The choices with the instrument to restore, looked up by itself, before those of the first page. */
export function withFoundInstrument(choices: Choices, page: OptionsPage): Choices {
  const found = page.options.filter(({ value }) => value === choices.wanted?.instrument);
  const options = [...found, ...(choices.options.instrument ?? [])];
  return { ...choices, options: { ...choices.options, instrument: options } };
}

/** The choices after a level got what is to be restored; with the last level that is done. */
export function withWanted(choices: Choices, level: Level): Choices {
  return restored(withChoice(choices, level, optionOf(choices, level, choices.wanted?.[level])), level);
}

/** The choices after a level got its only option, as what is hidden does (B 2); what is wanted after it still is. */
export function withSole(choices: Choices, level: Level): Choices {
  return restored(withChoice(choices, level, choices.options[level]?.[0]), level);
}

const restored = (choices: Choices, level: Level): Choices =>
  level === 'ordertype' ? { ...choices, wanted: null } : choices;

/** Whether a level's drop-down is shown: segment MIC and order type only with a choice to make (B 2). */
export function isShown({ options }: Choices, level: Level): boolean {
  if (level !== 'instrumentmic' && level !== 'ordertype') return true;
  return (options[level]?.length ?? 0) > 1;
}

/** Whether a level's drop-down has nothing to choose from (B 4); a search without a hit can be typed anew. */
export function isDisabled({ options, search }: Choices, level: Level): boolean {
  const listed = options[level];
  return listed === null || (listed.length === 0 && !(level === 'instrument' && search !== ''));
}
