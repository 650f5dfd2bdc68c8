import { shortDate } from '../../../../domain/format/timestamps.ts';

const minute = 60_000;
const hourMs = 60 * minute;
const dayMs = 24 * hourMs;

/** A session: a period in which rows were published, without a night in it, from first to last, in ms. */
export type Session = { readonly from: number; readonly to: number };

/** A session with its place on the axis, in pixels. */
export type Span = Session & { readonly left: number; readonly right: number };

/** After this long without a row, and with the next one on another day, the market was closed in between. */
const night = 3 * hourMs;
/** The gap between two sessions, in pixels: time without prices is not drawn. */
const breakWidth = 12;
/** With many sessions, the breaks take at most this share of the axis. */
const breaksAtMost = 0.4;
/** The shortest session has at least this share of the mean width, so that a single row has room. */
const leastShare = 0.3;

const dayOf = (at: number): number => Math.floor(at / dayMs);

/** Whether these times (ms) are days: several, each at its start, in UTC. */
export const areDays = (times: readonly number[]): boolean =>
  times.length > 1 && times.every((at) => at % dayMs === 0);

/**
 * The sessions of these times (ms), in order: a new one begins on another day, in UTC, after hours without rows. Days
 * are one session, since there is no night between their values.
 */
export function sessionsOf(times: readonly number[]): readonly Session[] {
  const sessions: { from: number; to: number }[] = [];
  if (areDays(times)) return [{ from: Math.min(...times), to: Math.max(...times) }];
  for (const at of [...times].sort((a, b) => a - b)) {
    const last = sessions.at(-1);
    if (!last || (dayOf(at) !== dayOf(last.to) && at - last.to >= night)) sessions.push({ from: at, to: at });
    else last.to = at;
  }
  return sessions;
}

/** Whether a session is one of days rather than of times. */
const isOfDays = ({ from, to }: Session): boolean => from < to && areDays([from, to]);

/** The sessions side by side between two positions of the axis, each as wide as it is long; closed time is a break. */
export function spansOf(sessions: readonly Session[], left: number, right: number): readonly Span[] {
  const width = Math.max(0, right - left);
  const breaks = Math.max(0, sessions.length - 1);
  const gap = breaks === 0 ? 0 : Math.min(breakWidth, (width * breaksAtMost) / breaks);
  const room = width - gap * breaks;
  const mean = sessions.reduce((sum, { from, to }) => sum + to - from, 0) / Math.max(1, sessions.length);
  const lengths = sessions.map(({ from, to }) => Math.max(to - from, mean * leastShare, 1));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let at = left;
  return sessions.map((session, index) => {
    const start = at;
    const end = start + (room * (lengths[index] ?? 0)) / total;
    at = end + gap;
    return { ...session, left: start, right: end };
  });
}

/** The index of the span of a time: the first that does not end before it, else the last. */
export function spanAt(spans: readonly Session[], at: number): number {
  let [first, last] = [0, Math.max(0, spans.length - 1)];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (at <= (spans[middle]?.to ?? at)) last = middle;
    else first = middle + 1;
  }
  return first;
}

/** The position of a time on the axis; a time at which the market was closed is at the break. */
export function placeOf(spans: readonly Span[], at: number): number {
  const span = spans[spanAt(spans, at)];
  if (!span) return 0;
  if (span.from === span.to) return (span.left + span.right) / 2;
  const share = Math.min(1, Math.max(0, (at - span.from) / (span.to - span.from)));
  return span.left + share * (span.right - span.left);
}

const steps = [
  1000,
  5000,
  15_000,
  30_000,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  hourMs,
  2 * hourMs,
  3 * hourMs,
  4 * hourMs,
  6 * hourMs,
  12 * hourMs,
  dayMs,
];

const two = (value: number): string => String(value).padStart(2, '0');

/** A round time of day, or a day, and its position. */
type Mark = { readonly text: string; readonly at: number; readonly x: number };

/** A round time of day with the middle of its label, which at an end of the axis is not at the time's position. */
export type ClockTick = Mark & { readonly middle: number };

/** The space for an axis's labels, in pixels, and the approximate width of a letter. */
export type AxisRoom = { readonly left: number; readonly right: number; readonly letter: number };

/** Length of the longest label, a time with seconds. */
const longest = 8;

/**
 * Round times of day, in UTC, within the sessions: one step for all, each with room for its label, none of them cut
 * off.
 */
export function clockTicks(spans: readonly Span[], { left, right, letter }: AxisRoom): readonly ClockTick[] {
  const apart = longest * letter;
  // A time of day says nothing of a day.
  if (spans.every(isOfDays)) return [];
  const step = steps.find((one) =>
    spans.every((span) => {
      const length = span.to - span.from;
      return length === 0 || (one / length) * (span.right - span.left) >= apart;
    }),
  );
  if (step === undefined) return [];
  const ticks: ClockTick[] = [];
  for (const span of spans) {
    for (let at = Math.ceil(span.from / step) * step; at <= span.to; at += step) {
      const time = new Date(at);
      const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
      const text = step < minute ? `${clock}:${two(time.getUTCSeconds())}` : clock;
      const x = placeOf(spans, at);
      const width = text.length * letter;
      const middle = Math.max(left + width / 2, Math.min(x, right - width / 2));
      // Across a break, and at an end, two round times can be close: the earlier one stays.
      const before = ticks.at(-1);
      if (!before || middle - before.middle >= width + letter) ticks.push({ text, at, x, middle });
    }
  }
  return ticks;
}

/** The days of a span, each at the middle of its part of it. */
function daysOf(span: Span): readonly { readonly at: number; readonly middle: number }[] {
  const { from, to } = span;
  if (!isOfDays(span)) {
    const first = Math.floor(from / dayMs);
    const last = Math.max(first, Math.ceil(to / dayMs) - 1);
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const at = Math.max(from, (first + index) * dayMs);
      const end = Math.min(to, (first + index + 1) * dayMs);
      return { at, middle: (placeOf([span], at) + placeOf([span], end)) / 2 };
    });
  }
  return Array.from({ length: (to - from) / dayMs + 1 }, (_, index) => {
    const at = from + index * dayMs;
    return { at, middle: placeOf([span], at) };
  });
}

/**
 * The days of the sessions below their middles, as many as have `width` pixels each between both ends; the last one is
 * always shown.
 */
export function dayMarks(
  spans: readonly Span[],
  left: number,
  right: number,
  width: number,
): readonly Mark[] {
  const marks = spans.flatMap(daysOf).map(({ at, middle }) => ({
    text: shortDate(new Date(at).toISOString()) ?? '',
    at,
    x: Math.min(Math.max(left, middle - width / 2), right - width),
  }));
  const last = marks.pop();
  if (!last) return [];
  let end = left;
  const others = marks.filter(({ x }) => {
    if (x < end || x + width > last.x) return false;
    end = x + width;
    return true;
  });
  return [...others, last];
}
