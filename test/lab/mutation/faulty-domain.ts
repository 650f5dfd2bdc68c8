import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { domainFiles } from './domain-scores.ts';
import type { Share } from './fault-shares.ts';

const top = path.resolve(import.meta.dirname, '../../..');

type Place = { readonly line: number; readonly column: number };

/** One fault in one file of src/domain; lines and columns from 0. */
export type Fault = {
  readonly id: string;
  /** Relative to the top. */
  readonly fileName: string;
  /** The code that replaces the original. */
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
};

const isOff = (): boolean => false;
const isOn = (): boolean => true;
const say = (message: string): void => console.error(message);
const silence = (): void => {};

/** @returns the faults that Stryker makes in src/domain, and the code with all of them behind switches */
export async function faultyDomain(): Promise<{ faults: readonly Fault[]; code: Share['code'] }> {
  const instrumenter = new Instrumenter({
    isTraceEnabled: isOff,
    isDebugEnabled: isOff,
    isInfoEnabled: isOff,
    isWarnEnabled: isOn,
    isErrorEnabled: isOn,
    isFatalEnabled: isOn,
    trace: silence,
    debug: silence,
    info: silence,
    warn: say,
    error: say,
    fatal: say,
  });
  const { files, mutants } = await instrumenter.instrument(
    domainFiles().map((name) => ({
      name,
      mutate: true,
      content: readFileSync(path.join(top, name), 'utf8'),
    })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return {
    faults: mutants,
    code: Object.fromEntries(files.map(({ name, content }) => [path.join(top, name), content])),
  };
}
