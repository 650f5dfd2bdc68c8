/** The key of a row of a view, in an address and in a call; an id alone is not enough. */
export type RowKey = {
  readonly id: string;
  /** When it was published, with all its digits. */
  readonly published: string;
};

/** The row that an address opens, by its query; null if it opens none. */
export function rowKeyOf(search: string): RowKey | null {
  const query = new URLSearchParams(search);
  const [id, published] = [query.get('row'), query.get('published')];
  return id && published ? { id, published } : null;
}

/** The query of the same address with this row opened; null closes it. */
export function withRowKey(search: string, row: RowKey | null): string {
  const query = new URLSearchParams(search);
  query.delete('row');
  query.delete('published');
  if (row) {
    query.set('row', row.id);
    query.set('published', row.published);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
