/** The rooms that a room may import from; from those in `types`, only types. */
export type Imports = {
  readonly may: readonly string[];
  readonly types?: readonly string[];
};

/** Who may import whom, as in docs/architecture.md. */
export const rooms: Readonly<Record<string, Imports>> = {
  'src/domain': { may: [] },
  machines: { may: ['src/domain'], types: ['src/contract'] },
  'src/contract': { may: ['src/domain'] },
  'src/portal': { may: ['machines', 'src/domain', 'src/contract'] },
  // Shared by the server and the embedded provider.
  'src/platform': { may: [] },
  'src/server': { may: ['src/domain', 'src/contract', 'src/platform'] },
  'src/identity': { may: ['src/domain', 'src/platform'] },
  'src/tools': {
    may: [
      'machines',
      'src/domain',
      'src/platform',
      'src/contract',
      'src/portal',
      'src/server',
      'src/identity',
    ],
  },
  'src/sandbox': { may: ['src/domain'] },
};
