import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FeedRecord, FeedRow } from '../../../../domain/feed/feed-record.ts';
import { type RowKey, rowKeyOf, withRowKey } from '../../../../domain/feed/row-key.ts';
import { useHistory } from '../../../routes/history-router.tsx';

type OpenRow = (row: FeedRow) => void;

/** Marks a history entry that this page made, so that closing goes back. It was not reached by a filter. */
const openedHere = { isRowOpened: true, isFiltered: false };

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRowOpened' in state;

const objectOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** When a row was published: the row's own time, or that of the view if all its rows were published at once. */
const publishedAt = (row: FeedRow, record: FeedRecord): string =>
  textOf(row.publicationDate) ?? textOf(row.date) ?? record.NewestPublicationDate;

/** The row that the address opens, and a function to close it. */
export function useOpenedRow(): { readonly opened: RowKey | null; readonly close: () => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opened = useMemo(() => rowKeyOf(search), [search]);
  const close = useCallback((): void => {
    if (wasOpenedHere(state)) navigate(-1);
    else navigate({ search: withRowKey(search, null) }, { replace: true, state });
  }, [navigate, search, state]);
  return { opened, close };
}

/**
 * Opens a row of a view through the address, so that it can be shared and the back button closes it. The function stays
 * the same while the view gets new rows: with another one, a grid would draw all its cells again.
 */
export function useOpenRow(record: FeedRecord): OpenRow {
  const history = useHistory();
  const latest = useRef(record);
  useLayoutEffect(() => {
    latest.current = record;
  }, [record]);
  return useCallback(
    (row) => {
      const { search, state } = history.location;
      history.push(
        { search: withRowKey(search, { id: row.id, published: publishedAt(row, latest.current) }) },
        { ...objectOf(state), ...openedHere },
      );
    },
    [history],
  );
}
