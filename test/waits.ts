import { vi } from 'vitest';

// Vitest's second is not always enough for `vi.waitFor` on a busy machine. `expect.poll` has a setting for this
// (vitest.config.ts), `vi.waitFor` has none.
const { waitFor } = vi;

// `vi` is shared by all files of a worker.
if (!('isPatient' in waitFor)) {
  const patient: typeof waitFor = (attempt, options) =>
    waitFor(attempt, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) });
  vi.waitFor = Object.assign(patient, { isPatient: true });
}
