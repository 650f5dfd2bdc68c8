/** A text that is required by law or customary, on a page of its own below the footer's links (A 2.3). */
export type LegalText = {
  /** Its name in addresses and as a file. */
  readonly name: 'privacy' | 'accessibility' | 'cookies' | 'disclaimer' | 'modern-slavery';
  readonly title: string;
  readonly caption: string;
};

export const legalTexts: readonly LegalText[] = [
  { name: 'privacy', title: 'Privacy policy', caption: 'Which personal data is kept, why and for how long.' },
  {
    name: 'accessibility',
    title: 'Accessibility',
    caption: 'What is accessible to everybody, and what is not yet.',
  },
  { name: 'cookies', title: 'Cookies', caption: 'What this portal keeps in your browser.' },
  { name: 'disclaimer', title: 'Disclaimer', caption: 'What the data is, and what it is not.' },
  {
    name: 'modern-slavery',
    title: 'Modern slavery statement',
    caption: 'What is done to prevent forced labour.',
  },
];

/** Path of the page with that text. */
export const legalTextPath = (name: LegalText['name']): string => `/help/${name}`;

/** The text for a page's path; undefined for another page. */
export const legalTextAt = (path: string): LegalText | undefined =>
  legalTexts.find(({ name }) => legalTextPath(name) === path.replace(/\/$/, ''));
