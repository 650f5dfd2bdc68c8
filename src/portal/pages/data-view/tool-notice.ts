/** A notice beside a tool. While it is empty it takes no room between the tools, but screen readers still watch it. */
export const toolNotice = {
  fontSize: 'var(--text-small)',
  color: 'var(--muted)',
  '&:empty': { position: 'absolute' },
} as const;
