export const focusRing = { outline: '2px solid var(--accent)', outlineOffset: '2px' };

/** How links look in running text. */
export const linkLook = {
  color: 'var(--accent)',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '3px',
  borderRadius: 2,
  '&:hover': { textDecorationColor: 'currentColor' },
  '&:focus-visible': focusRing,
} as const;
