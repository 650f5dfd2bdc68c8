import type { AnyStateMachine } from 'xstate';
import type { ToldMoment } from '../../../portal/inspect/told-moment.ts';
import type { WalkedFlow } from '../walked.ts';
import { wayAlong } from './way-along.ts';

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
 * A recording of one actor as an entry of `walks` in test/flows/expected, which goes through the recorded states. What
 * was cleaned from its events is not known: they are taken from the examples of the same type that lead there, and are
 * to be read before they are kept.
 */
export function walkText(
  name: string,
  machine: AnyStateMachine,
  moments: readonly ToldMoment[],
  known: Pick<WalkedFlow, 'examples' | 'inputs' | 'paths' | 'steps'>,
): string {
  const { input, events, agreeing } = wayAlong(machine, moments, known);
  const lines = events.map((event) =>
    event.type.startsWith('xstate.snapshot.')
      ? `    // ${event.type}: what a running actor tells cannot be written down; the kit has examples.`
      : `    ${written(event)},`,
  );
  if (agreeing < events.length)
    lines.splice(agreeing, 0, '    // From here on no example leads where the recording went.');
  return [`  ${written(input === '' ? name : `${input}: ${name}`)}: [`, ...lines, '  ],', ''].join('\n');
}
