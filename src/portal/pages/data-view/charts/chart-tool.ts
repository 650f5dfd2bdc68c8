import { createContext, type ReactNode } from 'react';

/** What the page of a chart puts at the end of its title. */
export const ChartToolContext = createContext<ReactNode>(null);
