/** Where a command prints. */
export type Output = {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
};
