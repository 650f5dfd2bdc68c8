/** What a flow does besides changing its state, as a table names it and as a walk records it. */
type EffectKind = 'emits' | 'asks' | 'stops' | 'tells' | 'sets' | 'waits' | 'returns';

export type Effect = {
  readonly kind: EffectKind;
  /**
   * The emitted event, the invoked or stopped actor, `target event`, the context's key (in a table also a path in it),
   * or the delay.
   */
  readonly name: string;
  /** The event, input, value, milliseconds or output. In a table undefined matches any. */
  readonly data?: unknown;
  /** For a key that is set, in a table only: the place of its value in the event, such as `output.price`. */
  readonly from?: string;
};

/** A row: in these states, on these events, under this condition, the flow goes there and does that. */
export type Row = {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Dotted leaves, `a.*` or `*`, `a + b` for both at once; `(start)` for the time before the first event. */
  readonly states: readonly string[];
  readonly events: readonly string[];
  /** The name of a predicate, after `not` if negated; empty for always. */
  readonly condition: string;
  /** The leaves entered; none if the state stays. */
  readonly next: readonly string[];
  readonly effects: readonly Effect[];
  readonly requirement: string;
};

/** An error in a table, with its line. */
class TableError extends Error {
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
    this.name = 'TableError';
  }
}

export const columns = ['State', 'Event', 'Condition', 'Next', 'Effects', 'Requirement'] as const;

/** The cells of a line of a Markdown table; `\|` is a bar within a cell, and backticks have no meaning. */
function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.replaceAll('\\|', '|').replaceAll('`', '').trim());
}

/** The parts of a cell, split at separators outside quoted texts and brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[\s\S]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function json(line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError(line, `no JSON: ${text}`);
  }
}

const grammar: Readonly<Record<string, RegExp>> = {
  emits: /^(?<name>[^\s{]+)(?:\s+(?<data>\{.*\}))?$/,
  asks: /^(?<name>[^\s{]+)(?:\s+(?<data>\{.*\}))?$/,
  stops: /^(?<name>\S+)$/,
  tells: /^(?<name>\S+\s+[^\s{]+)(?:\s+(?<data>\{.*\}))?$/,
  sets: /^(?<name>[^\s=]+)(?:\s*=\s*(?<data>.+)|\s+from (?<from>[\w.]+))?$/,
  waits: /^(?<name>\S+)(?:\s+(?<data>\d+) ms)?$/,
  returns: /^(?<name>)(?<data>.+)?$/,
  alerts: /^(?<name>)(?<data>".*")$/,
};

/** Whether a word in a table names a kind of effect. */
const isKind = (word: string): word is EffectKind => word in grammar && word !== 'alerts';

/** `sets a, b from output.*` is short for `sets a from output.a; sets b from output.b`. */
function effectsOf(line: number, text: string): Effect[] {
  const [, keys, source] = /^sets (\w+(?:, \w+)*) from ([\w.]+)\.\*$/.exec(text) ?? [];
  if (keys === undefined) return [effectOf(line, text)];
  return keys.split(', ').map((name) => ({ kind: 'sets', name, from: `${source}.${name}` }));
}

function effectOf(line: number, text: string): Effect {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const { name, data, from } = grammar[word]?.exec(rest)?.groups ?? {};
  if (name === undefined) throw new TableError(line, `no effect: ${text}`);
  const given = {
    ...(data === undefined ? {} : { data: json(line, data) }),
    ...(from === undefined ? {} : { from }),
  };
  if (isKind(word)) return { kind: word, name: name.replace(/\s+/, ' '), ...given };
  return { kind: 'emits', name: 'alert', data: { alert: alertOf(String(given.data)) } };
}

/** `alerts "Error: No answer"`: the text before the first colon is a title if it is the generic error title. */
function alertOf(text: string): object {
  const [, title, message] = /^(Error): (.*)$/s.exec(text) ?? [];
  return title === undefined ? { message: text, title: undefined } : { title, message };
}

/** Reads the only table of a file. Throws a TableError for a line that is not a row or is incomplete. */
export function readTable(text: string): Row[] {
  const rows: Row[] = [];
  let isHeaded = false;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (!content.trimStart().startsWith('|')) return;
    const cells = cellsOf(content);
    if (!isHeaded) {
      if (cells.join() !== columns.join())
        throw new TableError(line, `the columns are ${columns.join(', ')}`);
      isHeaded = true;
      return;
    }
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    if (cells.length !== columns.length)
      throw new TableError(line, `${cells.length} cells instead of ${columns.length}`);
    const [state = '', event = '', condition = '', next = '', effects = '', requirement = ''] = cells;
    const states = split(state, ',');
    const isStart = states.join() === '(start)';
    if (states.length === 0) throw new TableError(line, 'no state');
    if (isStart !== (event === '')) throw new TableError(line, isStart ? 'a start has no event' : 'no event');
    if (next === '') throw new TableError(line, 'no next state; `same` where it stays');
    if (requirement === '') throw new TableError(line, 'no requirement');
    rows.push({
      line,
      states,
      events: split(event, ','),
      condition,
      next: next === 'same' ? [] : split(next, ';'),
      effects: split(effects, ';').flatMap((effect) => effectsOf(line, effect)),
      requirement,
    });
  });
  if (!isHeaded) throw new TableError(1, 'no table');
  return rows;
}
