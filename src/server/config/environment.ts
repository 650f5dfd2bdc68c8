import { type Variable, type VariableName, variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The type of a variable's value. */
export type ValueOf<N extends VariableName> = (typeof variables)[N] extends Variable<infer T> ? T : never;

const table: { readonly [N in VariableName]: Variable<ValueOf<N>> } = variables;

const shownLength = 60;

/** The variables of an environment. */
export type Given = {
  /** The value of a variable; its default if it is not set, or if it is wrong, which is noted in `faults`. */
  readonly get: <N extends VariableName>(name: N) => ValueOf<N>;
  /** Whether it has any text, right or wrong. */
  readonly isSet: (name: VariableName) => boolean;
  /** Whether it is there with no text. */
  readonly isEmpty: (name: VariableName) => boolean;
  /** One line for each wrong variable that was read so far. No line holds a value of a secret. */
  readonly faults: readonly string[];
};

/** Reads variables one by one, as they are asked for. */
export function openEnvironment(environment: Environment): Given {
  const faults: string[] = [];
  const textOf = (name: VariableName): string => (environment[name] ?? '').trim();
  return {
    faults,
    isSet: (name) => textOf(name) !== '',
    isEmpty: (name) => environment[name] !== undefined && textOf(name) === '',
    get: <N extends VariableName>(name: N): ValueOf<N> => {
      const variable: Variable<ValueOf<N>> = table[name];
      const text = textOf(name);
      if (text === '') return variable.fallback;
      const read = variable.read.safeParse(text);
      if (read.success) return read.data;
      const start = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
      faults.push(`${name} ${read.error.issues[0]?.message}${variable.secret ? '' : `, not "${start}"`}`);
      return variable.fallback;
    },
  };
}
