/** How the series are distinguished: by letter, colour, and dashes for readers who cannot tell the colours. */
export const looks = [
  { letter: 'A', colour: 'var(--accent)', dash: [] },
  { letter: 'B', colour: 'var(--ask)', dash: [7, 4] },
  { letter: 'C', colour: 'var(--ink)', dash: [2, 3] },
  { letter: 'D', colour: 'var(--muted)', dash: [10, 3, 2, 3] },
] as const;
