import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { htmlText } from '../../domain/html-text.ts';
import { networkOf } from '../../domain/network-of.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { type AlertCondition, conditionWords } from '../../domain/view-alerts/view-alerts.ts';
import type { Secrets } from '../../platform/seal.ts';
import { createCursorSeal } from '../feed/cursor.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { Refusal } from '../http/refusal.ts';
import { createRequestLimit } from '../http/request-limits.ts';

export type AlertOffDependencies = {
  readonly pool: pg.Pool;
  readonly publicUrl: () => URL;
  /** The secrets that sign the links. */
  readonly secrets: Secrets;
};

/** The links in mails that switch an alert off, for whoever has the mail, signed in or not. */
export type AlertOff = {
  readonly link: (accountId: string, alertId: string) => string;
  /** Mounts the page behind the links. */
  readonly mount: (app: FastifyInstance) => void;
};

const path = '/alerts/off';
const scope = ['alert off'];

type Named = { readonly condition: AlertCondition; readonly view: string; readonly state: string };

/**
 * Opening a link asks for confirmation first, because mail scanners open links too. The button, or a mail program
 * (RFC 8058), sends the POST that switches the alert off. It carries no cookie, so XSRF protection does not apply: the
 * link's signature takes its place, and the link can do nothing else.
 */
export function createAlertOff({ pool, publicUrl, secrets }: AlertOffDependencies): AlertOff {
  const seal = createCursorSeal(secrets);
  const limit = createRequestLimit({ purpose: 'alert off', most: 60, windowSeconds: 60 });

  const keyOf = (token: string): readonly string[] | null => {
    try {
      return seal.open(scope, token);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
  const unknown = (reply: FastifyReply): FastifyReply =>
    sendPlainPage(
      reply,
      404,
      'There is no such alert',
      '<p>The link is not whole, or its alert was removed.</p>',
    );
  const isOff = (reply: FastifyReply, { condition, view }: Named): FastifyReply =>
    sendPlainPage(
      reply,
      200,
      'The alert is off',
      `<p>${htmlText(conditionWords(condition))}, in “${htmlText(view)}”. It can be switched on again among <a href="${pagePaths.dataSelect}">your saved views</a>.</p>`,
    );
  const find = async (token: string): Promise<Named | null> => {
    const key = keyOf(token);
    if (key === null) return null;
    const { rows } = await pool.query<Named>(
      `SELECT a.condition, a.state, w.name AS view FROM view_alerts a
       JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id WHERE a.account_id = $1 AND a.id = $2`,
      [...key],
    );
    return rows[0] ?? null;
  };

  return {
    link: (accountId, alertId) =>
      new URL(`${path}/${seal.seal(scope, [accountId, alertId])}`, publicUrl()).href,
    mount: (app) => {
      app.register(async (area) => {
        // The body that mail programs send is ignored, in any format.
        area.removeAllContentTypeParsers();
        area.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
        area.addHook('onRequest', async (request) => {
          await limit.consume(networkOf(request.ip));
        });
        area.get<{ Params: { token: string } }>(`${path}/:token`, async ({ params }, reply) => {
          const alert = await find(params.token);
          if (alert === null) return unknown(reply);
          if (alert.state !== 'on') return isOff(reply, alert);
          return sendPlainPage(
            reply,
            200,
            'Switch this alert off?',
            `<p>${htmlText(conditionWords(alert.condition))}, in “${htmlText(alert.view)}”.</p><form method="post"><button>Switch it off</button></form>`,
          );
        });
        area.post<{ Params: { token: string } }>(`${path}/:token`, async ({ params }, reply) => {
          const alert = await find(params.token);
          if (alert === null) return unknown(reply);
          await pool.query(
            `UPDATE view_alerts SET state = 'mailOff', mail_at = NULL, waiting = 0
             WHERE account_id = $1 AND id = $2 AND state = 'on'`,
            [...(keyOf(params.token) ?? [])],
          );
          return isOff(reply, alert);
        });
      });
    },
  };
}
