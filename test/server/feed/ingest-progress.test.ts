import { expect, test } from 'vitest';
import { showProgress } from '../../../src/server/cli/ingest-progress.ts';

const reading = (bytes: number, lines: number) => ({ phase: 'reading', bytes, lines }) as const;

test('progress shows once a second how much was read, the rate and the time left', () => {
  let now = 0;
  let shown = '';
  const { on, end } = showProgress(
    (text) => (shown += text),
    false,
    1_000_000,
    () => now,
  );
  for (now = 0; now < 2_500; now += 250) on(reading(now * 10, now));
  on({ phase: 'storing', bytes: 25_000, lines: 2_500 });
  end();
  expect(shown).toBe(
    [
      '1,000 lines, 1,000 a second, 1 % of the file, 1 min 39 s left to read',
      '2,000 lines, 1,000 a second, 2 % of the file, 1 min 38 s left to read',
      '2,500 lines read and checked in 3 s; storing them',
      '',
    ].join('\n'),
  );
});

test('on a terminal the line is overwritten, and cleared at the end; without a known size it has no time left', () => {
  let now = 0;
  let shown = '';
  const { on, end } = showProgress(
    (text) => (shown += text),
    true,
    undefined,
    () => now,
  );
  now = 5_000_000;
  on(reading(9, 5_000));
  end();
  expect(shown).toBe('\r\u001b[K5,000 lines, 1 a second\r\u001b[K');
});
