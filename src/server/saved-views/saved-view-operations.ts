import * as forms from '../../contract/generated/forms.js';
import type { SavedChoice, SavedSelection, SavedTape, SaveView } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import { viewLayoutOf } from '../../domain/feed/view-layout.ts';
import {
  byName,
  freeName,
  isSavedTape,
  type SavedSelection as KeptSelection,
  type SavedTape as KeptTape,
  mostSavedViews,
  nameTakenText,
  noRoomText,
} from '../../domain/saved-views/saved-views.ts';
import { storedText } from '../../domain/stored-text.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { assertForm, fieldFaults } from '../accounts/form-faults.ts';
import type { Clock } from '../clock.ts';
import type { SavedViewsRow } from '../database/generated/rows.ts';
import { timeSql } from '../feed/field-sql.ts';
import { readFilter } from '../feed/filter-sql.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';

export type SavedViewDependencies = {
  readonly pool: Database;
  readonly clock: Clock;
};

const dayMs = 86_400_000;

type SavedViewRow = Pick<SavedViewsRow, 'id' | 'name'> & {
  readonly selection: SavedChoice;
  readonly savedAt: string;
};

const asAnswered = `id, name, selection, ${timeSql('saved_at')} AS "savedAt"`;

/** The name in its stored form, checked by the form that the page shows. */
function checkedName(typed: string): string {
  const name = storedText(typed);
  assertForm(forms.SavedViewForm, { name });
  return name;
}

/** Whether another view has the name. The account is locked, so this stays true. */
async function isTaken(client: Transaction, accountId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM saved_views
     WHERE account_id = $1 AND id <> $2 AND lower(name) = lower($3) AND removed_at IS NULL`,
    [accountId, id, name],
  );
  return rowCount !== 0;
}

/** @throws Refusal if another view has the name */
async function assertFree(client: Transaction, accountId: string, id: string, name: string): Promise<void> {
  if (await isTaken(client, accountId, id, name))
    throw new Refusal('conflict', nameTakenText, { fields: { name: [nameTakenText] } });
}

type Kept<Selection = KeptSelection | KeptTape> = Pick<SavedViewsRow, 'name'> & {
  readonly selection: Selection;
};

/**
 * What to store for a view: what was sent, but a removed view is restored as it was removed, because the tab that
 * undoes the removal may have an older state. The sent name is used if another view has taken its own meanwhile.
 */
async function keptAs(client: Transaction, accountId: string, id: string, sent: Kept): Promise<Kept> {
  const { rows } = await client.query<Kept>(
    'SELECT name, selection FROM saved_views WHERE account_id = $1 AND id = $2 AND removed_at IS NOT NULL',
    [accountId, id],
  );
  const [removed] = rows;
  if (!removed) return sent;
  return (await isTaken(client, accountId, id, removed.name)) ? { ...removed, name: sent.name } : removed;
}

/** Runs `write` with the caller's account locked. */
function onAccount<T>(
  pool: Database,
  accountId: string,
  write: (client: Transaction) => Promise<T>,
): Promise<T> {
  return pool.transaction(async (client) => {
    if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
    return write(client);
  });
}

/** A view as sent, checked. @throws Refusal 400 with the message of each field */
export function checkedView({
  name: typed,
  selection: asked,
}: DeepReadonly<Pick<SaveView, 'name'> & { selection: SavedSelection }>): Kept<KeptSelection> {
  const name = checkedName(typed);
  if (asked.layout && viewLayoutOf(asked.layout) === null)
    throw fieldFaults({ layout: 'This is no layout of a view' });
  const { filter: _sent, ...chosen } = asked;
  const filter = readFilter(asked.filter ?? {}, asked.datatype);
  return { name, selection: filter === null ? chosen : { ...chosen, filter } };
}

/** A tape as sent, checked. @throws Refusal 400 with the message of each field */
function checkedTape(
  typed: string,
  { filter: sent = {}, ...chosen }: DeepReadonly<SavedTape>,
): Kept<KeptTape> {
  const name = checkedName(typed);
  const filter = readFilter(sent, 'trade');
  return { name, selection: filter === null ? chosen : { ...chosen, filter } };
}

/** Stores a view in the transaction that has locked the account. @throws Refusal 409 if there is no room for it */
async function storeView(
  client: Transaction,
  accountId: string,
  id: string,
  sent: Kept,
  now: Date,
): Promise<SavedViewRow> {
  const { rows: others } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM saved_views
     WHERE account_id = $1 AND id <> $2 AND removed_at IS NULL`,
    [accountId, id],
  );
  if ((others[0]?.count ?? 0) >= mostSavedViews) throw new Refusal('conflict', noRoomText);
  const { name, selection } = await keptAs(client, accountId, id, sent);
  await assertFree(client, accountId, id, name);
  // An alert is about the data that the view showed, not about whatever now has its name.
  await client.query(
    `UPDATE view_alerts SET state = 'viewChanged', mail_at = NULL, waiting = 0
     WHERE account_id = $1 AND view_id = $2 AND state = 'on' AND EXISTS (
       SELECT FROM saved_views WHERE account_id = $1 AND id = $2
         AND selection - '{filter,layout}'::text[] <> $3::jsonb - '{filter,layout}'::text[])`,
    [accountId, id, selection],
  );
  const { rows } = await client.query<SavedViewRow>(
    `INSERT INTO saved_views AS w (account_id, id, name, selection, saved_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account_id, id) DO UPDATE SET name = excluded.name, selection = excluded.selection,
       removed_at = NULL,
       saved_at = CASE WHEN w.selection = excluded.selection THEN w.saved_at ELSE excluded.saved_at END
     RETURNING ${asAnswered}`,
    [accountId, id, name, selection, now],
  );
  const [stored] = rows;
  if (!stored) throw new Error('a saved view was not written');
  return stored;
}

const otherView = 'A saved view of another selection has this id';

/**
 * The saved view that shows the same data with the same filter, the oldest if there are several; otherwise this one,
 * stored under a free name. The transaction has locked the account.
 *
 * @throws Refusal 409 if there is no room for it, or its id is that of a view of something else
 */
export async function viewShowing(
  client: Transaction,
  accountId: string,
  id: string,
  sent: Kept<KeptSelection>,
  now: Date,
): Promise<Pick<SavedViewRow, 'id' | 'selection'>> {
  const { rows: views } = await client.query<SavedViewRow & { readonly isSame: boolean }>(
    `SELECT ${asAnswered}, selection - 'layout' = $2::jsonb - 'layout' AS "isSame" FROM saved_views
     WHERE account_id = $1 AND removed_at IS NULL ORDER BY saved_at, id`,
    [accountId, sent.selection],
  );
  const same = views.find(({ isSame }) => isSame);
  if (same) return same;
  if (views.some((view) => view.id === id)) throw new Refusal('conflict', otherView);
  const name = freeName(
    sent.name,
    views.map((view) => view.name),
  );
  return storeView(client, accountId, id, { ...sent, name }, now);
}

/** The calls about one's own saved views. They do not check rights, which are decided when a view is opened. */
export function savedViewOperations({ pool, clock }: SavedViewDependencies) {
  return {
    listSavedViews: async ({ session }) => {
      const { rows } = await pool.query<SavedViewRow>(
        `SELECT ${asAnswered} FROM saved_views WHERE account_id = $1 AND removed_at IS NULL ORDER BY id`,
        [session.accountId],
      );
      return { status: 200, body: { views: rows.sort(byName) } };
    },

    saveView: async ({ session: { accountId }, body: { id, name, selection } }) => {
      const sent = isSavedTape(selection) ? checkedTape(name, selection) : checkedView({ name, selection });
      return onAccount(pool, accountId, async (client) => ({
        status: 200 as const,
        body: await storeView(client, accountId, id, sent, clock.now()),
      }));
    },

    renameSavedView: async ({ session: { accountId }, body: { id, name: typed } }) => {
      const name = checkedName(typed);
      return onAccount(pool, accountId, async (client) => {
        await assertFree(client, accountId, id, name);
        const { rows } = await client.query<SavedViewRow>(
          `UPDATE saved_views SET name = $3 WHERE account_id = $1 AND id = $2 AND removed_at IS NULL
           RETURNING ${asAnswered}`,
          [accountId, id, name],
        );
        const [body] = rows;
        if (!body) throw new Refusal('not-found', 'There is no such saved view.');
        return { status: 200 as const, body };
      });
    },

    removeSavedView: async ({ session: { accountId }, body: { id } }) => {
      await onAccount(pool, accountId, async (client) => {
        await client.query(
          'UPDATE saved_views SET removed_at = $3 WHERE account_id = $1 AND id = $2 AND removed_at IS NULL',
          [accountId, id, clock.now()],
        );
        // Repeated saving and removing must not pile up rows: only the latest removed views are kept.
        await client.query(
          `DELETE FROM saved_views WHERE account_id = $1 AND id IN (SELECT id FROM saved_views
             WHERE account_id = $1 AND removed_at IS NOT NULL ORDER BY removed_at DESC OFFSET $2)`,
          [accountId, mostSavedViews],
        );
      });
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}

/** Deletes views that were removed a day ago; nobody restores them any more. */
export async function pruneRemovedViews(pool: Database, now: Date): Promise<void> {
  await pool.query('DELETE FROM saved_views WHERE removed_at < $1', [new Date(now.getTime() - dayMs)]);
}
