import { vi } from 'vitest';

// What a test waits for comes at once on a quiet machine; on one with other work a second is not always enough. Vitest
// has a setting for `expect.poll` (vitest.config.ts) and none for this.
const { waitFor } = vi;

// Files of a worker share `vi`.
if (!('isPatient' in waitFor)) {
  const patient: typeof waitFor = (attempt, options) =>
    waitFor(attempt, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) });
  vi.waitFor = Object.assign(patient, { isPatient: true });
}
