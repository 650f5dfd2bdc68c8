import type { AnyStateMachine } from 'xstate';
import type { ToldMoment } from '../../../portal/inspect/told-moment.ts';
import type { WalkedFlow } from '../walked.ts';
import { wayAlong } from './way-along.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a value is a moment as the portal's tabs report it. */
export const isTold = (value: unknown): value is ToldMoment =>
  isRecord(value) &&
  [value.tab, value.actor, value.flow, value.status].every((text) => typeof text === 'string') &&
  typeof value.at === 'number' &&
  isRecord(value.event) &&
  typeof value.event.type === 'string' &&
  areTexts(value.leaves) &&
  isRecord(value.context);

/** The text of a recording's file. */
export const recordingText = (moments: readonly ToldMoment[]): string =>
  `${JSON.stringify({ daylightFlows: 1, moments }, null, 1)}\n`;

/** The moments in a file's text; null if it is not a recording. */
export function recordingIn(text: string): readonly ToldMoment[] | null {
  try {
    const read: unknown = JSON.parse(text);
    const moments = isRecord(read) && read.daylightFlows === 1 ? read.moments : null;
    return Array.isArray(moments) && moments.every(isTold) ? moments : null;
  } catch {
    return null;
  }
}

/** A value as TypeScript for a test, with `$error` as an error, and names without quotes. */
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
 * Writes an actor's recording as an entry of `walks` in the flow's expected.ts that passes through the recorded states.
 * Recorded events lack the values that were cleaned, so examples of the same type that lead to the same states take
 * their place: read the entry before keeping it.
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
