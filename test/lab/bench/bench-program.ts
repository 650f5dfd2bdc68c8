import path from 'node:path';
import { type RunningProgram, startProgram } from '../../server/start-program.ts';

/** Starts the whole product on the database of a bench, with payment and without limits on calls. */
export const startBenchProgram = (
  url: string,
  folder: string,
  own: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> =>
  startProgram({
    SANDBOX: 'true',
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    NO_PAYMENT_MODE: 'false',
    CALLS_PER_MINUTE: '0',
    KEY_CALLS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    ...own,
  });
