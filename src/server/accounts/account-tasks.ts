import { createHmac, randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Seal, Secrets } from '../../platform/seal.ts';
import { type Clock, securityClock } from '../clock.ts';
import type { AccountTasksRow } from '../database/generated/rows.ts';
import { extendedLease, isFree, keepHeld, leaseEnd } from '../jobs/lease.ts';
import { pauseAfter, type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import type { PasswordSet } from './password-set.ts';
import type { Registration } from './registration.ts';

/** Work for an address that is done after the request has been answered. */
type AccountTask =
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'restore-mail'; readonly email: string }
  | { readonly kind: 'sign-in-alarm'; readonly email: string }
  | PasswordSet;

/** A task that its poster carries out; the worker does what it leaves, also if its process dies. */
type HeldTask = {
  /** Whether another task of its kind and address waits. */
  readonly hasOther: () => Promise<boolean>;
  /**
   * Ends the task, and earlier ones of its kind and address, within the caller's transaction.
   * @returns how many there were; 0 if the worker has taken over
   */
  readonly end: (client: Queryable) => Promise<number>;
  /** Takes the task back, and no other, unless the worker has taken over. */
  readonly withdraw: () => Promise<void>;
  /** Leaves the task to the worker, if it has not ended. */
  readonly release: () => Promise<void>;
};

/** Accepts tasks. What it stores, and how long that takes, does not depend on anything known about the address. */
export type AccountTasks = {
  readonly post: (task: AccountTask) => Promise<void>;
  /** Posts a task that the caller carries out. */
  readonly begin: (task: AccountTask) => Promise<HeldTask>;
};

const emailOf = (task: AccountTask): string =>
  task.kind === 'registration' ? task.registration.email : task.email;

/**
 * @param secrets addresses are stored only as a hash keyed with the first. An address that still has a task under an
 *   older secret keeps that hash, so that its tasks stay in order while the secret is replaced
 * @param seal of tasks
 */
export function createAccountTasks(
  pool: Database,
  secrets: Secrets,
  seal: Pick<Seal, 'seal'>,
  clock: Clock = securityClock,
): AccountTasks {
  const insert = async (task: AccountTask, isHeld: boolean): Promise<string> => {
    const [subjectKey, ...before] = secrets.map((secret) =>
      createHmac('sha256', secret)
        .update(`account task\n${emailOf(task).toLowerCase()}`)
        .digest(),
    );
    const id = randomUUID();
    await pool.query({
      name: 'account-task-post',
      text: `INSERT INTO account_tasks
          (id, kind, subject_key, sealed, created_at, next_try_at, tries, held_until)
        VALUES ($1, $2,
          coalesce((SELECT subject_key FROM account_tasks WHERE subject_key = ANY($6::bytea[]) LIMIT 1), $3),
          $4, $5, $5, $7::boolean::integer, CASE WHEN $7 THEN ${leaseEnd} END)`,
      values: [id, task.kind, subjectKey, seal.seal(JSON.stringify(task)), clock.now(), before, isHeld],
    });
    return id;
  };
  return {
    post: async (task) => {
      await insert(task, false);
    },
    begin: async (task) => {
      const id = await insert(task, true);
      const stopHolding = keepHeld(pool, 'account_tasks', { id, tries: 1 });
      return {
        hasOther: async () => {
          const { rowCount } = await pool.query(
            `SELECT FROM account_tasks own JOIN account_tasks o USING (subject_key, kind)
             WHERE own.id = $1 AND o.id <> $1`,
            [id],
          );
          return rowCount !== 0;
        },
        end: async (client) => {
          const { rowCount } = await client.query(
            `DELETE FROM account_tasks o USING account_tasks own
             WHERE own.id = $1 AND own.tries = 1 AND o.subject_key = own.subject_key AND o.kind = own.kind
               AND (o.created_at, o.id) <= (own.created_at, own.id)`,
            [id],
          );
          return rowCount ?? 0;
        },
        withdraw: async () => {
          await pool.query('DELETE FROM account_tasks WHERE id = $1 AND tries = 1', [id]);
        },
        release: async () => {
          await stopHolding();
          // If this fails, the worker takes it once the lease has ended.
          await pool
            .query('UPDATE account_tasks SET held_until = NULL WHERE id = $1 AND tries = 1', [id])
            .catch(() => {});
        },
      };
    },
  };
}

/** Thrown when another worker has taken over the task; the transaction is rolled back. */
class TaskClaimed extends Error {
  override readonly name = 'TaskClaimed';
}

/** Ends the task in the handler's own transaction, so that the task and its result are committed together. */
export type FinishTask = (client: Transaction) => Promise<void>;

export type AccountWorkerOptions = {
  readonly pool: Database;
  readonly seal: Pick<Seal, 'open'>;
  /** Performs a task and finishes it in its transaction. */
  readonly perform: (task: AccountTask, finish: FinishTask) => Promise<void>;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
    error: (facts: object, message: string) => void;
  };
  readonly clock?: Clock;
  /** Time between two checks, in milliseconds. */
  readonly everyMs?: number;
};

type DueTask = Pick<AccountTasksRow, 'id' | 'kind' | 'sealed' | 'tries'>;

/** Number of tries for a task that none of the known secrets opens: half a day. */
const mostTriesUnread = 20;

/** Takes the oldest due task of an address, unless that address still has an older one. */
async function claimNext(pool: Database, now: Date): Promise<DueTask | undefined> {
  const { rows } = await pool.query<DueTask>({
    name: 'account-task-claim',
    text: `UPDATE account_tasks SET ${extendedLease}, tries = tries + 1
      WHERE id = (SELECT t.id FROM account_tasks t
                  WHERE t.next_try_at <= $1 AND ${isFree}
                    AND NOT EXISTS (SELECT FROM account_tasks o WHERE o.subject_key = t.subject_key
                                      AND (o.created_at, o.id) < (t.created_at, t.id))
                  ORDER BY t.next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, sealed, tries`,
    values: [now],
  });
  return rows[0];
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Performs the tasks, each by one worker at a time, and retries failed ones after a pause. It polls at times that do
 * not depend on requests, so that the time of a later answer does not reveal what an earlier request led to.
 */
export function startAccountWorker({
  pool,
  seal,
  perform,
  log,
  clock = securityClock,
  everyMs = 500,
}: AccountWorkerOptions): RepeatedWork {
  async function retryLater(due: DueTask, fault: string): Promise<void> {
    const next = new Date(clock.now().getTime() + pauseAfter(due.tries - 1) * 1000);
    await pool.query(
      `UPDATE account_tasks SET held_until = NULL, next_try_at = $3, last_fault = $4
       WHERE id = $1 AND tries = $2`,
      [due.id, due.tries, next, fault],
    );
  }

  async function attempt(due: DueTask): Promise<boolean> {
    const facts = { task: due.id, kind: due.kind, tries: due.tries };
    const opened = seal.open(due.sealed);
    if (opened === null) {
      // Another instance may already use that secret, or this one may get it back (SESSION_SECRET_PREVIOUS).
      if (due.tries >= mostTriesUnread) {
        log.error(facts, 'a task was given up: it is sealed with another secret');
        await pool.query('DELETE FROM account_tasks WHERE id = $1', [due.id]);
      } else {
        log.error(facts, 'a task is sealed with another secret');
        await retryLater(due, 'sealed with another secret');
      }
      return false;
    }
    try {
      const task: AccountTask = JSON.parse(opened);
      await perform(task, async (client) => {
        const done = await client.query('DELETE FROM account_tasks WHERE id = $1 AND tries = $2', [
          due.id,
          due.tries,
        ]);
        if (done.rowCount === 0) throw new TaskClaimed('Another worker has this task');
      });
      return true;
    } catch (error) {
      if (error instanceof TaskClaimed) return false;
      log.warn({ ...facts, err: error }, 'a task will be tried again');
      await retryLater(due, faultOf(error));
      return false;
    }
  }

  async function work(stopped: () => boolean): Promise<number> {
    let done = 0;
    while (!stopped()) {
      const due = await claimNext(pool, clock.now());
      if (!due) break;
      const stopRenewing = keepHeld(pool, 'account_tasks', due);
      try {
        if (await attempt(due)) done += 1;
      } finally {
        await stopRenewing();
      }
    }
    return done;
  }

  return startRepeatedWork(work, everyMs, (error) =>
    log.warn({ err: error }, 'the account tasks could not be read'),
  );
}
