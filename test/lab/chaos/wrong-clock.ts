// The service on a machine whose clock can be set wrong while it runs, by the number of milliseconds in CLOCK_FILE.
// Everything that asks JavaScript for the time gets the wrong one. As on such a machine, timers use another clock.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const RightDate = Date;
let wrongBy = 0;
const look = (): void => {
  wrongBy = Number(readFileSync(file, 'utf8'));
};
look();
watchFile(file, { interval: 100 }, look).unref();

class WrongDate extends RightDate {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(WrongDate.now());
    else super(...given);
  }
  static override now(): number {
    return RightDate.now() + wrongBy;
  }
}
Object.defineProperty(globalThis, 'Date', { value: WrongDate });

await import('../../../src/server/start.ts');
