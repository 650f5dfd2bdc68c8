import {
  type Criteria,
  dataTypes,
  type Level,
  levels,
  levelsAfter,
  noCriteria,
  type Option,
} from './criteria.ts';

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

/** A level is to become a value; null clears it. */
export type Change = { readonly level: Level; readonly value: string | null };

/** Whether there is a change, of a level that is shown and to something else that its list offers. */
export function isChange(choices: Choices, change: Change | null): boolean {
  if (change === null || !isShown(choices, change.level)) return false;
  const { level, value } = change;
  return value !== choices.chosen[level] && (value === null || optionOf(choices, level, value) !== undefined);
}

/** Whether what is chosen at a level is chosen once more. */
export function isSameAgain(choices: Choices, change: Change | null): boolean {
  if (change === null || change.value === null || !isShown(choices, change.level)) return false;
  return change.value === choices.chosen[change.level];
}

/** The choices after a change. What a link wanted goes on only where the change is what it wanted. */
export function withChange(choices: Choices, change: Change | null): Choices {
  if (change === null) return choices;
  const { level, value } = change;
  const isWanted = value !== null && value === choices.wanted?.[level];
  const wanted = isWanted ? choices.wanted : null;
  return { ...withChoice(choices, level, optionOf(choices, level, value)), wanted };
}

/** The choices when criteria are to be restored: the data type is chosen, the rest as the lists come. */
export function withWanted(choices: Choices, wanted: Criteria): Choices {
  return { ...withChoice(choices, 'datatype', optionOf(choices, 'datatype', wanted.datatype)), wanted };
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

/**
 * The choices after a list came: what is to be restored is chosen, or what has no alternative. Where a link wanted
 * something else of a level that is shown, nothing is chosen in its place.
 */
export function withList(choices: Choices, page: OptionsPage): Choices {
  const { level, options, next } = page;
  const listed = withOptions(choices, page);
  const wanted = optionOf(listed, level, choices.wanted?.[level]);
  const hiding = mayHide(level) && options.length === 1 ? options[0] : undefined;
  if (wanted ?? hiding) return restored(withChoice(listed, level, wanted ?? hiding), level);
  const sole = choices.wanted?.[level] == null ? soleOf(listed, level) : undefined;
  if (sole) return { ...withChoice(listed, level, sole), wanted: null };
  // An instrument to restore may be on a later page: it is looked up by itself.
  const isFurther = level === 'instrument' && next !== null && choices.wanted?.instrument != null;
  return isFurther ? listed : { ...listed, wanted: null };
}

/** The choices after the instrument to restore was looked up by itself: chosen, before those of the first page. */
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

/** The only option of a level that is shown, all instruments being listed; undefined where there are others. */
function soleOf({ options, next, search }: Choices, level: Level): Option | undefined {
  const isWhole = level !== 'instrument' || (next === null && search === '');
  return !mayHide(level) && isWhole && options[level]?.length === 1 ? options[level][0] : undefined;
}

/** Whether what is chosen at a level that is shown had no alternative, so that it was taken by itself. */
export function isSoleTaken(choices: Choices, level: Level): boolean {
  const sole = soleOf(choices, level);
  return sole !== undefined && choices.chosen[level] === sole.value;
}

/** What comes next in choosing. */
export type Step = `load ${Level}` | `choose ${Level}` | 'find instrument' | 'nothing' | 'ready';

/** What comes next: the list of the first level that is not chosen, a choice of it, or the data. */
export function stepOf(choices: Choices): Step {
  const level = levels.find((one) => choices.chosen[one] === null);
  if (level === undefined) return 'ready';
  if (choices.options[level] === null) return `load ${level}`;
  if (level === 'instrument' && choices.wanted?.instrument != null) return 'find instrument';
  if (!isDisabled(choices, level)) return `choose ${level}`;
  return mayHide(level) ? 'ready' : 'nothing';
}

/** Whether a level's drop-down is shown: segment MIC and order type only with a choice to make (B 2). */
export function isShown({ options }: Choices, level: Level): boolean {
  return !mayHide(level) || (options[level]?.length ?? 0) > 1;
}

/** Whether a level's drop-down has nothing to choose from (B 4); a search without a hit can be typed anew. */
export function isDisabled({ options, search }: Choices, level: Level): boolean {
  const listed = options[level];
  return listed === null || (listed.length === 0 && !(level === 'instrument' && search !== ''));
}
