import { createTheme } from '@mui/material/styles';
import { componentTheme } from './component-theme.ts';
import { darkTokens, lightTokens } from './tokens.ts';

const sansStack = "'Inter Variable', 'Inter fallback', 'Helvetica Neue', Arial, sans-serif";

type Tokens = typeof darkTokens;

const palette = (t: Tokens) => ({
  background: { default: t.ground, paper: t.surface },
  text: { primary: t.ink, secondary: t.muted, disabled: t.muted },
  divider: t.line,
  primary: { main: t.accent, dark: t.accentHover, light: t.accentSoft, contrastText: t.surface },
  secondary: { main: t.muted, contrastText: t.surface },
  warning: { main: t.amber, light: t.amberSoft, contrastText: t.surface },
  success: { main: t.green, light: t.greenSoft, contrastText: t.surface },
  error: { main: t.red, light: t.redSoft, contrastText: t.surface },
  info: { main: t.accent, light: t.accentSoft, contrastText: t.surface },
});

/** Daylight's look on MUI: hairlines rather than shadows, 4 px corners, a single elevation for dialogs. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'daylight' },
  colorSchemes: { light: { palette: palette(lightTokens) }, dark: { palette: palette(darkTokens) } },
  shape: { borderRadius: 4 },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 100,
    },
  },
  typography: {
    fontFamily: sansStack,
    fontSize: 15,
    htmlFontSize: 16,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: { fontSize: 'var(--text-page)', lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.01em' },
    h2: { fontSize: 'var(--text-heading)', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
    h3: { fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600 },
    body1: { fontSize: 'var(--text-body)', lineHeight: '24px', letterSpacing: 0 },
    body2: { fontSize: 'var(--text-small)', lineHeight: '20px', letterSpacing: 0 },
    caption: { fontSize: 'var(--text-caption)', lineHeight: '16px', letterSpacing: 0 },
    button: {
      fontSize: 'var(--text-control)',
      lineHeight: '20px',
      fontWeight: 550,
      letterSpacing: 0,
      textTransform: 'none',
    },
  },
  components: componentTheme,
});
