import type { AnyStateMachine } from 'xstate';

type Guards = AnyStateMachine['implementations']['guards'];

/** Records which named guards of a chart passed on the walks, and which refused. */
export class GuardsMet {
  readonly #guards: Guards;
  readonly #met = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.#guards = machine.implementations.guards;
  }

  /** The same guards, recorded only while `isHappening` is true: asking whether an event is possible does not count. */
  watched(isHappening: () => boolean): Guards {
    const noted = (name: string, isMet: boolean): boolean => {
      if (isHappening()) this.#met.add(`${name} ${isMet}`);
      return isMet;
    };
    const watch = <G>(name: string, guard: G): G =>
      typeof guard !== 'function'
        ? guard
        : new Proxy(guard, {
            apply: (target, self, args) => noted(name, Reflect.apply(Object(target), self, args)),
            // Guards made by `and`, `or`, `not` and `stateIn` are evaluated by a function of their own.
            get: (target, key) => {
              const value: unknown = Reflect.get(target, key);
              return key === 'check' && typeof value === 'function'
                ? (...args: unknown[]) => noted(name, Reflect.apply(value, target, args))
                : value;
            },
          });
    return Object.fromEntries(
      Object.entries(this.#guards).map(([name, guard]) => [name, watch(name, guard)]),
    );
  }

  /** Guards that never had one of the two outcomes, such as `guard isPaid false`. */
  missed(): string[] {
    return Object.keys(this.#guards)
      .flatMap((name) => [`${name} true`, `${name} false`])
      .filter((one) => !this.#met.has(one))
      .map((one) => `guard ${one}`);
  }
}
