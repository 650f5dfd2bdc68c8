import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address with which the page was opened asks for, as the service read it. */
export type Asked = {
  /** Path and query. */
  readonly address: string;
  /** The instrument and where it is traded, as the address names them. */
  readonly line: string;
};

export const AskedContext = createContext<Asked | null>(null);

/** What the current address asks for; null unless it is the one with which the page was opened. */
export function useAsked(): Asked | null {
  const { pathname, search } = useLocation();
  const asked = useContext(AskedContext);
  return asked?.address === pathname + search ? asked : null;
}
