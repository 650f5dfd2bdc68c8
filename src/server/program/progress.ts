import type { Identity } from './identity.ts';

/** How far the program has come, between its start and its end. */
export type Progress = {
  readonly isStarted: () => boolean;
  readonly isLeaving: () => boolean;
  /** Rejects while the identity provider's keys are unavailable, or the provider itself. */
  readonly holdsKeys: () => Promise<void>;
  /** The provider can be asked from now on: the embedded one answers once the program listens. */
  readonly providerAnswers: (provider: Identity['provider']) => void;
  readonly started: () => void;
  readonly leaves: () => void;
};

/** The progress of a program that has just begun to start. */
export function createProgress(): Progress {
  let isStarted = false;
  let isLeaving = false;
  let provider: Identity['provider'] | null = null;
  return {
    isStarted: () => isStarted,
    isLeaving: () => isLeaving,
    holdsKeys: async () => {
      if (provider === null) throw new Error('the program is still starting');
      await provider.holdKeys();
    },
    providerAnswers: (answering) => {
      provider = answering;
    },
    started: () => {
      isStarted = true;
    },
    leaves: () => {
      isLeaving = true;
    },
  };
}
