import type { History } from 'history';
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';

const HistoryContext = createContext<History | null>(null);

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

/** A router on a history that a page can block; react-router's own blocking requires its data router. */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={location} navigationType={navigationTypes[action]}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** The history of the router around this component. */
export function useHistory(): History {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory is called outside HistoryRouter');
  return history;
}
