import { describe, test } from 'vitest';

/** Whether everything is run (`DAYLIGHT_ALL=1`, as in the lab), or what guards a change. */
export const isWhole = process.env.DAYLIGHT_ALL === '1';

/** A test of what seldom breaks: it runs in the lab. */
export function atNight(title: string, run: () => Promise<void>): void {
  if (isWhole) test(title, run);
}

/** Tests of one subject that seldom breaks: they run in the lab. */
export function allAtNight(title: string, define: () => void): void {
  if (isWhole) describe(title, define);
}

/** The first of these cases on a change, and all of them in the lab. */
export const firstOf = <const Cases extends readonly unknown[]>(...cases: Cases): readonly Cases[number][] =>
  isWhole ? cases : cases.slice(0, 1);
