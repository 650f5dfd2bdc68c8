// Made by "npm run contract" from openapi.yaml. Do not edit.
import type { StreamOpened, StreamRows, StreamNext, StreamEnded } from './types.ts';

export const eventChecks: {
  readonly StreamOpened: (value: unknown) => value is StreamOpened;
  readonly StreamRows: (value: unknown) => value is StreamRows;
  readonly StreamNext: (value: unknown) => value is StreamNext;
  readonly StreamEnded: (value: unknown) => value is StreamEnded;
};
