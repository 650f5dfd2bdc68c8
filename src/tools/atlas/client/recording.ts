import type { AnyEventObject } from 'xstate';
import type { ToldMoment } from '../../../portal/inspect/told-moment.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a value is a moment as a portal's tab tells it. */
export const isTold = (value: unknown): value is ToldMoment =>
  isRecord(value) &&
  [value.tab, value.actor, value.flow, value.status].every((text) => typeof text === 'string') &&
  typeof value.at === 'number' &&
  isRecord(value.event) &&
  typeof value.event.type === 'string' &&
  areTexts(value.leaves) &&
  isRecord(value.context);

/** A recording as the text of a file. */
export const recordingText = (moments: readonly ToldMoment[]): string =>
  `${JSON.stringify({ daylightFlows: 1, moments }, null, 1)}\n`;

/** The moments in the text of a file; null where it is no recording. */
export function recordingIn(text: string): readonly ToldMoment[] | null {
  try {
    const read: unknown = JSON.parse(text);
    const moments = isRecord(read) && read.daylightFlows === 1 ? read.moments : null;
    return Array.isArray(moments) && moments.every(isTold) ? moments : null;
  } catch {
    return null;
  }
}

/** An event as it is written in a test: errors are made again, names stand without quotes. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined';
  const { $error } = value;
  if (isRecord($error)) {
    const { message, failure } = $error;
    return failure === undefined
      ? `new Error(${written(String(message))})`
      : `new FailureError(${written(failure)})`;
  }
  const fields = Object.entries(value).map(
    ([name, one]) => `${/^\w+$/.test(name) ? name : written(name)}: ${written(one)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/**
 * A recording of one actor as an entry of `walks` in test/flows/expected. What was cleaned from its events is not
 * known: they are taken from the examples of the same type, and are to be read before they are kept.
 */
export function walkText(
  name: string,
  moments: readonly ToldMoment[],
  examples: readonly AnyEventObject[],
): string {
  const events = moments
    .filter(({ event }) => event.type !== 'xstate.init')
    .map(({ event }) => {
      const example = examples.find(({ type }) => type === event.type);
      return `    ${written(example ?? { type: event.type })},`;
    });
  return [`  ${written(name)}: [`, ...events, '  ],', ''].join('\n');
}
