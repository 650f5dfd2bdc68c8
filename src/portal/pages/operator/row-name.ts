import { createContext, useContext } from 'react';

export const RowContext = createContext<string | null>(null);

/** The id of what names the row in which this is drawn; null outside of a row. */
export const useRowName = (): string | null => useContext(RowContext);
