import { createHash } from 'node:crypto';
import { attemptLockClass } from '../../platform/advisory-locks.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteAct } from '../accounts/account-events.ts';
import type { Clock } from '../clock.ts';
import type { AuditLogRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { type Actor, note } from '../publishing/audit.ts';

/** The cause of what an act changes of somebody's rights, as their log names it. */
export const operatorsCause = 'an act of the operator';

/** Facts that an act changes, as they stand in the log. Nobody's address or name: the log outlives accounts. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What an act would do, found out in the transaction that does it. */
type Plan = {
  /** What is acted on, as the log names it. */
  readonly subject: string;
  /** What would be touched and who would be told, in sentences. */
  readonly sentences: readonly string[];
  readonly before: Facts;
  readonly after: Facts;
  /** Shown to the operator once it is done, and kept nowhere. */
  readonly shown?: readonly string[];
  /**
   * @param now tells the time of what is published
   * @param cause who does it and why, for what keeps that itself
   */
  readonly perform: (now: Clock['now'], cause: ActCause) => Promise<unknown>;
};

/** Something that an operator does to what belongs to somebody else. */
export type Act<Input> = {
  /** As the log names it. */
  readonly name: string;
  /**
   * Locks and reads what would be touched; changes nothing.
   *
   * @throws Refusal if it cannot be done
   */
  readonly plan: (client: Transaction, input: Input, at: Date) => Promise<Plan>;
};

/** What an operator sees before deciding. */
export type Preview = Pick<Plan, 'sentences' | 'before' | 'after'> & {
  /** Stands for what was seen: an act goes ahead only as long as it is still so. */
  readonly seen: string;
};

const previewOf = ({ subject, sentences, before, after }: Plan): Preview => ({
  sentences,
  before,
  after,
  seen: createHash('sha256')
    .update(JSON.stringify([subject, sentences, before]))
    .digest('base64url'),
});

/** What an act would do now. @throws Refusal if it cannot be done */
export const previewAct = <Input>(
  pool: Database,
  act: Act<Input>,
  input: Input,
  at: Date,
): Promise<Preview> => pool.transaction(async (client) => previewOf(await act.plan(client, input, at)));

/** An act with what it is done to. */
export const actOn = <Input>(act: Act<Input>, input: Input): Act<null> => ({
  name: act.name,
  plan: (client, _input, at) => act.plan(client, input, at),
});

/** Who acts, when and why. */
export type ActCause = {
  readonly actor: Actor;
  readonly clock: Clock;
  readonly reason: string;
  /** Names the operator's decision, a UUID: a repeat of it does nothing. */
  readonly attempt?: string;
};

/** What was done, and what is shown of it this once. */
export type DoneAct = Preview & {
  readonly shown: readonly string[];
  readonly at: string;
  /** The same attempt did it before; what it said and showed is not kept. */
  readonly isRepeated: boolean;
};

/**
 * What an attempt did before; null if it has done nothing. Its repeats wait for each other.
 *
 * @throws Refusal 409 if it was an attempt at something else
 */
export async function doneBefore(
  client: Transaction,
  act: Pick<Act<unknown>, 'name'>,
  seen: string,
  attempt: string,
  { actor, reason }: ActCause,
): Promise<DoneAct | null> {
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [attemptLockClass, attempt]);
  const { rows } = await client.query<
    Pick<AuditLogRow, 'at' | 'action' | 'reason' | 'operator_id'> & {
      seen: string | null;
      before: Facts;
      after: Facts;
    }
  >(
    "SELECT at, action, reason, operator_id, details ->> 'seen' AS seen, before, after FROM audit_log WHERE attempt = $1",
    [attempt],
  );
  const [done] = rows;
  if (!done) return null;
  if (
    done.action !== act.name ||
    done.reason !== reason ||
    (done.seen ?? seen) !== seen ||
    done.operator_id !== (actor.session?.accountId ?? null)
  )
    throw new Refusal('conflict', 'This attempt was one at something else. Nothing was done.');
  const { at, before, after } = done;
  return { sentences: [], before, after, seen, shown: [], at, isRepeated: true };
}

/**
 * Does what was previewed and logs it, in one transaction.
 *
 * @param seen what the preview showed
 * @throws Refusal if it cannot be done any more, or would no longer do what was seen
 */
export async function performAct<Input>(
  pool: Database,
  act: Act<Input>,
  input: Input,
  seen: string,
  cause: ActCause,
): Promise<DoneAct> {
  const { actor, clock, reason, attempt } = cause;
  const at = clock.now();
  return pool.transaction(async (client) => {
    const earlier = attempt === undefined ? null : await doneBefore(client, act, seen, attempt, cause);
    if (earlier !== null) return earlier;
    const plan = await act.plan(client, input, at);
    const preview = previewOf(plan);
    if (preview.seen !== seen)
      throw new Refusal('conflict', [
        'Nothing was done, because it has changed in the meantime. Now:',
        ...plan.sentences,
      ]);
    await plan.perform(clock.now, cause);
    await noteAct(client, act.name, plan.subject, at);
    await note(
      client,
      actor,
      at,
      act.name,
      plan.subject,
      // By it a repeat is told from an attempt at something else.
      attempt === undefined ? {} : { seen },
      { reason, before: plan.before, after: plan.after, attempt: attempt ?? null },
    );
    return { ...preview, shown: plan.shown ?? [], at: at.toISOString(), isRepeated: false };
  });
}
