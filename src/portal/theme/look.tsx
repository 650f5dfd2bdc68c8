import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeStorage } from './scheme-storage.ts';
import { theme } from './theme.ts';
import { cssTokens, darkTokens, lightTokens } from './tokens.ts';
import './base.css';
import './print.css';

const light = { ...cssTokens(lightTokens), colorScheme: 'light' };

const tokens = (
  <GlobalStyles
    styles={{
      ':root': light,
      '[data-scheme="dark"]': { ...cssTokens(darkTokens), colorScheme: 'dark' },
      '@media print': { ':root, [data-scheme="dark"]': { ...light, '--ground': '#FFFFFF' } },
    }}
  />
);

/** Puts everything inside into Daylight's look, light or dark. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="mode"
      storageManager={schemeStorage}
      disableTransitionOnChange
      noSsr
    >
      {tokens}
      {children}
    </ThemeProvider>
  );
}
