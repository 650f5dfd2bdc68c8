const timestampPattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/;

/** Every month has these days, and every year from 1000 on is written as a Date writes it. */
const surely = /^[1-9]\d{3}-\d\d-(?:[01]\d|2[0-8])/;

function isDay(text: string): boolean {
  const date = new Date(
    Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))),
  );
  return date.toISOString().slice(0, 10) === text.slice(0, 10);
}

/**
 * A regulatory time, `YYYY-MM-DDThh:mm:ss.ddddddZ` with up to six digits of a second, written with all six; null if
 * `text` is not such a time. Such texts sort like the times. Microseconds never pass through a Date, which does not
 * have them.
 */
export function timestampOf(text: string): string | null {
  if (!timestampPattern.test(text) || !(surely.test(text) || isDay(text))) return null;
  return text.length === 27 ? text : `${text.slice(0, 19)}.${text.slice(20, -1).padEnd(6, '0')}Z`;
}

/** A moment in the form of `timestampOf`; a Date knows its milliseconds only. */
export function timestampAt(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

/** The day, `YYYY-MM-DD`, of a time that `timestampOf` wrote. */
export function dayOfTimestamp(timestamp: string): string {
  return timestamp.slice(0, 10);
}
