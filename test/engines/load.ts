import { mustHold, until } from './until.ts';

/** Somebody who asks one question after the other; each says what is wrong with its answer, or null. */
export type Person = readonly (() => Promise<string | null>)[];

/** People who go on asking while something is done to the service. */
export type Load = {
  /** What was answered otherwise than it should have been. */
  readonly failures: readonly string[];
  /** Waits until so many more were answered as they should have been. */
  readonly more: (count: number) => Promise<void>;
  /** Ends it, once what is under way has been answered. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

/** Lets people ask until they are stopped, each for themselves. */
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
