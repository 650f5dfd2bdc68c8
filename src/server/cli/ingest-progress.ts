import type { IngestProgress } from '../ingest/ingest-file.ts';

const everyMs = 1_000;

/** 75 as `1 min 15 s`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes} min ${whole % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * The progress of reading a file in one line: the part read, the rate, and the time that the rest takes.
 *
 * @param seconds since it was started
 * @param size of the file in bytes, if known
 */
function progressLine({ phase, bytes, lines }: IngestProgress, seconds: number, size?: number): string {
  const count = lines.toLocaleString('en-GB');
  if (phase === 'storing') return `${count} lines read and checked in ${duration(seconds)}; storing them`;
  const rate = Math.round(lines / Math.max(seconds, 0.001)).toLocaleString('en-GB');
  const left =
    size === undefined || bytes === 0
      ? ''
      : `, ${Math.min(100, Math.floor((bytes / size) * 100))} % of the file, ${duration((seconds * Math.max(0, size - bytes)) / bytes)} left to read`;
  return `${count} lines, ${rate} a second${left}`;
}

/**
 * Shows progress at most once a second: on a terminal in one line that is overwritten, otherwise line by line.
 *
 * @param write prints it
 */
export function showProgress(
  write: (text: string) => void,
  isTerminal: boolean,
  size: number | undefined,
  now: () => number,
): { readonly on: (progress: IngestProgress) => void; readonly end: () => void } {
  const begun = now();
  let shownAt = begun;
  let hasLine = false;
  return {
    on: (progress) => {
      const at = now();
      if (progress.phase === 'reading' && at - shownAt < everyMs) return;
      shownAt = at;
      hasLine = isTerminal;
      const line = progressLine(progress, (at - begun) / 1000, size);
      write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end: () => {
      if (hasLine) write('\r\u001b[K');
    },
  };
}
