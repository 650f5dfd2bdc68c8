import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address asked for with which the page was opened, as the service read it off. */
export type Asked = {
  /** Path and query. */
  readonly address: string;
  /** The instrument and where it is traded, as the address names them. */
  readonly line: string;
};

export const AskedContext = createContext<Asked | null>(null);

/** What the address of now asks for; null where it is not the one with which the page was opened. */
export function useAsked(): Asked | null {
  const { pathname, search } = useLocation();
  const asked = useContext(AskedContext);
  return asked?.address === pathname + search ? asked : null;
}
