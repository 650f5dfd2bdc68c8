import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schemeStorage } from '../storage/scheme-storage.ts';
import { theme } from './theme.ts';
import { cssTokens, darkTokens, lightTokens } from './tokens.ts';
import './base.css';
import './print.css';

const light = { ...cssTokens(lightTokens), colorScheme: 'light' };

/** On paper everything is light, including what the library colours by its own variables (such as a printed dialog). */
const paper = {
  ...light,
  '--ground': '#FFFFFF',
  '--daylight-palette-background-default': '#FFFFFF',
  '--daylight-palette-background-paper': '#FFFFFF',
  '--daylight-palette-text-primary': lightTokens.ink,
  '--daylight-palette-text-secondary': lightTokens.muted,
  '--daylight-palette-divider': lightTokens.line,
  background: '#FFFFFF',
  color: lightTokens.ink,
};

const tokens = (
  <GlobalStyles
    styles={{
      ':root': light,
      '[data-scheme="dark"]': { ...cssTokens(darkTokens), colorScheme: 'dark' },
      // More specific than the colour scheme set for the first paint.
      '@media print': { 'html:root': paper },
    }}
  />
);

/** Applies Daylight's theme, light or dark, to everything inside. */
export function DaylightTheme({ children }: { children: ReactNode }) {
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
