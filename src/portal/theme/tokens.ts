/**
 * The colours of both schemes. Amber means delayed, green live, red wrong, and nothing else anywhere. All pairs of text
 * and background reach WCAG AA.
 */
export const lightTokens = {
  ground: '#FBFAF7',
  surface: '#FFFFFF',
  ink: '#14202B',
  muted: '#52606D',
  line: '#E3E1DA',
  edge: '#8B949C',
  accent: '#0B5C6B',
  accentHover: '#084854',
  accentSoft: '#E3F0F1',
  amber: '#8A5A00',
  amberSoft: '#FFF4DC',
  green: '#1B6E3C',
  greenSoft: '#E6F4EA',
  red: '#A3261B',
  redSoft: '#FBE9E7',
  bid: '#0B5C6B',
  ask: '#9A3B2E',
  bar: '#F1EFE8',
} as const;

type Tokens = Record<keyof typeof lightTokens, string>;

export const darkTokens: Tokens = {
  ground: '#0F161C',
  surface: '#16202A',
  ink: '#E8EDF1',
  muted: '#9FB0BD',
  line: '#2A3743',
  edge: '#667785',
  accent: '#6CC5D3',
  accentHover: '#93D7E1',
  accentSoft: '#14323A',
  amber: '#F0C060',
  amberSoft: '#3A2D10',
  green: '#7FD19B',
  greenSoft: '#14301F',
  red: '#F2A097',
  redSoft: '#3B1B18',
  bid: '#6CC5D3',
  ask: '#E89A8E',
  bar: '#1D2934',
};

const cssName = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The tokens of one scheme as CSS custom properties: `accentSoft` becomes `--accent-soft`. */
export function cssTokens(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [cssName(token), value]));
}
