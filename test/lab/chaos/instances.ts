import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type Program, runScript } from '../../server/start-program.ts';

export type Role = 'web' | 'worker' | 'all';

/** A process of the service that is started again whenever it ends, as by a service manager. */
export type Instance = {
  readonly role: Role;
  /** Its address, whether it is running or not. */
  readonly origin: string;
  /** Kills it with SIGKILL. It is started again after the given time. @returns whether it was running */
  readonly kill: (backAfterMs: number) => boolean;
  /** Sets its clock wrong, by that many milliseconds. */
  readonly setClock: (byMs: number) => void;
  /** Whether it listens. */
  readonly isUp: () => boolean;
  /** Whether it says that it is ready. */
  readonly isReady: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

export const servesPages = ({ role }: Pick<Instance, 'role'>): boolean => role !== 'worker';
export const runsJobs = ({ role }: Pick<Instance, 'role'>): boolean => role !== 'web';

const usualPauseMs = 500;

/** Starts a process. @param folder for the file that sets its clock */
export async function startInstance(
  role: Role,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort();
  const clock = path.join(folder, `clock-${port}`);
  const setClock = (byMs: number): void => writeFileSync(clock, String(byMs));
  setClock(0);
  const origin = `http://127.0.0.1:${port}`;
  const own = { ROLE: role, HOST: '127.0.0.1', PORT: port, WORKER_PORT: port, CLOCK_FILE: clock };
  let program: Program | null = null;
  let isUp = false;
  let backAfterMs = usualPauseMs;
  let isStopping = false;
  const keep = async (): Promise<void> => {
    while (!isStopping) {
      program = runScript('test/lab/chaos/wrong-clock.ts', [], { ...environment, ...own });
      program.ready().then(
        () => {
          isUp = true;
        },
        () => {},
      );
      await program.ended;
      program = null;
      isUp = false;
      if (!isStopping) await pause(backAfterMs);
      backAfterMs = usualPauseMs;
    }
  };
  const kept = keep();
  return {
    role,
    origin,
    kill: (afterMs) => {
      backAfterMs = afterMs;
      isUp = false;
      return program?.child.kill('SIGKILL') ?? false;
    },
    setClock,
    isUp: () => isUp,
    isReady: () =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    stop: async () => {
      isStopping = true;
      program?.child.kill('SIGTERM');
      await kept;
    },
  };
}
