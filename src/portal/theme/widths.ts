/** The widths of the window, in px, up to which a layout is meant. */
const upTo = { phone: 480, small: 760, medium: 900, wide: 1200, full: 1279 } as const;

/** Paper with its margins is some 720 px wide, and has room for a table. */
const smallPaper = 700;

/** Media queries for styles: the window is at most that wide. */
export const below = {
  phone: `@media (max-width: ${upTo.phone}px)`,
  small: `@media screen and (max-width: ${upTo.small}px), print and (max-width: ${smallPaper}px)`,
  medium: `@media (max-width: ${upTo.medium}px)`,
  wide: `@media (max-width: ${upTo.wide}px)`,
  full: `@media (max-width: ${upTo.full}px)`,
} as const;

/** Media queries for styles: the window is wider. */
export const above = {
  small: `@media screen and (min-width: ${upTo.small + 0.02}px), print and (min-width: ${smallPaper + 0.02}px)`,
  medium: `@media (min-width: ${upTo.medium + 0.02}px)`,
  wide: `@media (min-width: ${upTo.wide + 0.02}px)`,
  full: `@media (min-width: ${upTo.full + 0.02}px)`,
} as const;

/** As `below.small`, but not on paper. */
export const smallOnScreen = `@media screen and (max-width: ${upTo.small}px)`;

/** A small screen, or a large one at 200 %, where the rows of data get priority. */
export const smallScreen = `screen and (max-width: ${upTo.small}px), screen and (max-height: 500px)`;

/** A phone held upright. */
export const phone = `screen and (max-width: ${upTo.phone}px)`;
