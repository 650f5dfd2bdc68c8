import { type Criteria, dataTypes, type Level, levelsAfter, noCriteria, type Option } from './criteria.ts';

/**
 * A list's answer: a level's options, where their next page starts (null: there is none), and how many there are in
 * all.
 */
export type OptionsPage = Readonly<{
  level: Level;
  options: readonly Option[];
  next: string | null;
  total: number;
}>;

/** The state of the selection: what is chosen at each level, and what can be. */
export type Choices = {
  readonly chosen: Criteria;
  /** The options of each level; null while they are not known. */
  readonly options: Readonly<Record<Level, readonly Option[] | null>>;
  /** Criteria to restore, chosen level by level as the options arrive. */
  readonly wanted: Criteria | null;
  /** The chosen instrument with its description, which a later search may no longer list. */
  readonly instrument: Option | null;
  /** The text the listed instruments were searched for; empty for the whole list. */
  readonly search: string;
  /** Where the next page of instruments starts. */
  readonly next: string | null;
  /** The number of instruments in the whole list. */
  readonly total: number;
};

/** The initial state, in which the data type can be chosen (B 3: all start null). */
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

/** The option of a level with this value, if it is listed. */
export function optionOf(
  { options }: Choices,
  level: Level,
  value: string | null | undefined,
): Option | undefined {
  return options[level]?.find((option) => option.value === value);
}

/** The choices after setting or clearing a level: everything after it is cleared (B 4). */
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

/** A request to set a level to a value; null clears it. */
export type Change = { readonly level: Level; readonly value: string | null };

/** Whether it changes anything: a visible level, to a different value that its list offers. */
export function isChange(choices: Choices, change: Change | null): boolean {
  if (change === null || !isShown(choices, change.level)) return false;
  const { level, value } = change;
  return value !== choices.chosen[level] && (value === null || optionOf(choices, level, value) !== undefined);
}

/** Whether it chooses again what is already chosen. */
export function isSameAgain(choices: Choices, change: Change | null): boolean {
  if (change === null || change.value === null || !isShown(choices, change.level)) return false;
  return change.value === choices.chosen[change.level];
}

/** The choices after a change. Criteria to restore are kept only if the change agrees with them. */
export function withChange(choices: Choices, change: Change | null): Choices {
  if (change === null) return choices;
  const { level, value } = change;
  const isWanted = value !== null && value === choices.wanted?.[level];
  const wanted = isWanted ? choices.wanted : null;
  return { ...withChoice(choices, level, optionOf(choices, level, value)), wanted };
}

/** The choices when restoring criteria: the data type is chosen, the rest as the lists arrive. */
export function withWanted(choices: Choices, wanted: Criteria): Choices {
  return { ...withChoice(choices, 'datatype', optionOf(choices, 'datatype', wanted.datatype)), wanted };
}

/** The choices with a level's list, replacing the previous one. */
export function withOptions(choices: Choices, { level, options, next, total }: OptionsPage): Choices {
  const listed = { ...choices, options: { ...choices.options, [level]: options } };
  return level === 'instrument' ? { ...listed, next, total } : listed;
}

/** The choices with another page of instruments; those already listed are not repeated. */
export function withMoreInstruments(choices: Choices, page: OptionsPage): Choices {
  const listed = choices.options.instrument ?? [];
  const known = new Set(listed.map(({ value }) => value));
  const fresh = page.options.filter(({ value }) => !known.has(value));
  return withOptions(choices, { ...page, options: [...listed, ...fresh] });
}

/**
 * The choices after a list arrived: the value to restore, or the only option, is chosen. If a link wanted a value that
 * the list of a visible level does not have, nothing is chosen in its place.
 */
export function withList(choices: Choices, page: OptionsPage): Choices {
  const { level, options, next } = page;
  const listed = withOptions(choices, page);
  const wanted = optionOf(listed, level, choices.wanted?.[level]);
  const hiding = mayHide(level) && options.length === 1 ? options[0] : undefined;
  if (wanted ?? hiding) return restored(withChoice(listed, level, wanted ?? hiding), level);
  const sole = choices.wanted?.[level] == null ? soleOf(listed, level) : undefined;
  if (sole) return { ...withChoice(listed, level, sole), wanted: null };
  // An instrument to restore may be on a later page, so it is looked up separately.
  const isFurther = level === 'instrument' && next !== null && choices.wanted?.instrument != null;
  return isFurther ? listed : { ...listed, wanted: null };
}

/**
 * The choices after the instrument to restore was looked up: it is chosen, and listed before those of the first page.
 */
export function withFoundInstrument(choices: Choices, page: OptionsPage): Choices {
  const found = page.options.find(({ value }) => value === choices.wanted?.instrument);
  if (!found) return { ...choices, wanted: null };
  const options = { ...choices.options, instrument: [found, ...(choices.options.instrument ?? [])] };
  return withChoice({ ...choices, options }, 'instrument', found);
}

const restored = (choices: Choices, level: Level): Choices =>
  level === 'ordertype' ? { ...choices, wanted: null } : choices;

/** Segment MIC and order type hide where there is no choice to make (B 2). */
const mayHide = (level: Level): boolean => level === 'instrumentmic' || level === 'ordertype';

/** The only option of a visible level with all instruments listed; undefined if there are others. */
function soleOf({ options, next, search }: Choices, level: Level): Option | undefined {
  const isWhole = level !== 'instrument' || (next === null && search === '');
  return !mayHide(level) && isWhole && options[level]?.length === 1 ? options[level][0] : undefined;
}

/** Whether the choice at a visible level had no alternative and was made automatically. */
export function isSoleTaken(choices: Choices, level: Level): boolean {
  const sole = soleOf(choices, level);
  return sole !== undefined && choices.chosen[level] === sole.value;
}

/** Whether a level's drop-down is shown: segment MIC and order type only if there is a choice to make (B 2). */
export function isShown({ options }: Choices, level: Level): boolean {
  return !mayHide(level) || (options[level]?.length ?? 0) > 1;
}

/**
 * Whether a level's drop-down has nothing to choose from (B 4); after a search without results another can be typed.
 */
export function isDisabled({ options, search }: Choices, level: Level): boolean {
  const listed = options[level];
  return listed === null || (listed.length === 0 && !(level === 'instrument' && search !== ''));
}
