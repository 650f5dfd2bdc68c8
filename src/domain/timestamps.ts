const timestampPattern = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(\d{1,6}))?Z$/;

/**
 * A regulatory time, `YYYY-MM-DDThh:mm:ss.ddddddZ` with up to six digits of a second, written with all six; null when
 * `text` is no such time. Such texts sort as the times do. Microseconds never pass through a Date, which has none.
 */
export function timestampOf(text: string): string | null {
  const match = timestampPattern.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = '', , fraction = ''] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  return `${text.slice(0, 19)}.${fraction.padEnd(6, '0')}Z`;
}

/** The day, `YYYY-MM-DD`, of a time that `timestampOf` wrote. */
export function dayOfTimestamp(timestamp: string): string {
  return timestamp.slice(0, 10);
}
