/** Which rooms a room may import from; of those in `types` it may import types only. */
export type Imports = {
  readonly may: readonly string[];
  readonly types?: readonly string[];
};

/** Who may import whom, as docs/architecture.md has it. */
export const rooms: Readonly<Record<string, Imports>> = {
  'src/domain': { may: [] },
  machines: { may: ['src/domain'], types: ['src/contract'] },
  'src/contract': { may: [] },
  'src/portal': { may: ['machines', 'src/domain', 'src/contract'] },
  // What the server and the embedded provider both stand on.
  'src/platform': { may: [] },
  'src/server': { may: ['src/domain', 'src/contract', 'src/platform'] },
  'src/identity': { may: ['src/domain', 'src/platform'] },
  'src/tools': { may: ['machines', 'src/domain', 'src/contract', 'src/portal', 'src/server'] },
  'src/sandbox': { may: ['src/domain'] },
};
