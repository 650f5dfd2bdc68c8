import type { DataType } from '../../domain/feed/data-types.ts';
import { timeSql } from './field-sql.ts';

/**
 * The state of a source for a reader. As long as these three stay the same, so do the rows visible to the reader: a row
 * that becomes visible is newer than the newest, one that arrives later has a higher id, and rows are removed from the
 * oldest on. None of the three reveals a row that the reader may not see yet.
 */
export type SourceState = {
  /** When its oldest row was published. */
  readonly first: string;
  /** When the newest row visible to the reader was published. */
  readonly newest: string;
  /**
   * The highest id of the latest arrival with a row visible to the reader, or a higher id below which none is known.
   */
  readonly arrived: string;
};

/** A source and a reader's cut-off, as SQL. */
type SourceSql = {
  readonly instrument: string;
  readonly segment: string;
  /** As in the arrivals: TRADE for trades. */
  readonly system: string;
  readonly cutOff: string;
  /** When such a row was published, if known: earlier months are left out. */
  readonly since?: string | undefined;
};

/** When the newest row before the cut-off was published. */
export function newestSql(
  dataType: DataType,
  { instrument, segment, system, cutOff, since }: SourceSql,
): string {
  return `(SELECT ${timeSql('r.published_at')} FROM ${dataType}s r
    WHERE r.instrument_id = ${instrument} AND r.segment_mic = ${segment}${dataType === 'order' ? ` AND r.system = ${system}` : ''}
      AND r.published_at <= ${cutOff}::timestamptz${since ? ` AND r.published_at >= ${since}::timestamptz` : ''}
    ORDER BY r.published_at DESC, r.id DESC LIMIT 1)`;
}

/** When the oldest row after the cut-off was published. */
export function nextSql(dataType: DataType, { instrument, segment, system, cutOff }: SourceSql): string {
  return `(SELECT r.published_at FROM ${dataType}s r
    WHERE r.instrument_id = ${instrument} AND r.segment_mic = ${segment}${dataType === 'order' ? ` AND r.system = ${system}` : ''}
      AND r.published_at > ${cutOff}::timestamptz ORDER BY r.published_at, r.id LIMIT 1)`;
}

// Earlier arrivals are no longer known, and can only concern rows as old as that.
/** `SourceState.arrived` of a source. */
export function arrivedSql(dataType: DataType, { instrument, segment, system, cutOff }: SourceSql): string {
  return `(SELECT greatest(h.forgotten_id, (
      SELECT a.last_id FROM feed_arrivals a
      WHERE a.instrument_id = ${instrument} AND a.segment_mic = ${segment} AND a.system = ${system}
        AND a.first_published_at <= ${cutOff}::timestamptz
      ORDER BY a.last_id DESC LIMIT 1))::text
    FROM feed_heads h WHERE h.data_type = '${dataType}')`;
}
