import { inject } from 'vitest';

const programs = inject('programs');
const own = programs[(Number(process.env.VITEST_POOL_ID) - 1) % programs.length];
if (!own) throw new Error('no program was started');

/** The program of this worker, in whose accounts, clock and limits no other worker interferes. */
export const { origin, dataDir } = own;
