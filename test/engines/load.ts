import { mustHold, until } from './until.ts';

/** Makes one call after another; each reports what is wrong with its answer, or null. */
export type Person = readonly (() => Promise<string | null>)[];

/** People who keep calling while something is done to the service. */
export type Load = {
  /** The wrong answers. */
  readonly failures: readonly string[];
  /** Waits for this many more correct answers. */
  readonly more: (count: number) => Promise<void>;
  /** Ends it once all calls in progress are answered. Can be called twice. */
  readonly stop: () => Promise<void>;
};

/** Lets each person keep calling until stopped. */
export function keepAsking(people: readonly Person[]): Load {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const ask = async (person: Person): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const fault = await person[at % person.length]?.().catch((error: unknown) => String(error));
      if (fault === null) answered += 1;
      else failures.push(String(fault));
    }
  };
  const asking = Promise.all(people.map(ask));
  return {
    failures,
    more: async (count) => {
      const wanted = answered + count;
      await until(() =>
        mustHold(answered >= wanted, `${wanted} answers, of which ${answered} came; ${failures.at(-1)}`),
      );
    },
    stop: async () => {
      isOver = true;
      await asking;
    },
  };
}
