import {
  announcedFrom,
  isSuspended,
  noticeDays,
  removalDays,
  removedOn,
} from '../../domain/account/suspension.ts';
import { renewalPath } from '../../domain/page-paths.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import { flagsOf, quote } from '../../domain/subscription/prices.ts';
import { renewableFrom, renewalDays } from '../../domain/subscription/terms.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { pruneAccountEvents } from '../accounts/account-events.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, PurchasesRow, SubscriptionsRow } from '../database/generated/rows.ts';
import { approvable, stateIn } from '../payments/payment-states.ts';
import { pruneEvents } from '../payments/webhooks.ts';
import { pruneRemovedViews } from '../saved-views/saved-view-operations.ts';
import { readFlags, withoutGiven } from '../subscriptions/flag-store.ts';
import { endedMail, endsMail, renewalMail, suspendedMail } from '../subscriptions/mail-templates.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import { insertPurchase, lockPurchase, openPurchases, repricePurchase } from '../subscriptions/purchases.ts';
import { lockAccount, readSubscription } from '../subscriptions/subscription-store.ts';
import { forgetLiveReads } from '../usage/live-reads.ts';
import type { Job } from './job-runner.ts';
import { type LostFactorDependencies, lostFactorsJob } from './lost-factors.ts';
import { forEach, notifyOnce } from './notices.ts';
import { notifyOfPrices } from './price-notices.ts';
import { type RemovalDependencies, removalsJob } from './removals.ts';
import { type RetentionDependencies, retentionJob } from './retention.ts';
import { sumOfAll } from './some-failed.ts';
import { type TermsNoticeDependencies, termsNoticesJob } from './terms-notices.ts';

export interface DailyJobDependencies
  extends RemovalDependencies,
    LostFactorDependencies,
    TermsNoticeDependencies,
    RetentionDependencies {
  readonly businessClock: Clock;
  readonly noPaymentMode: boolean;
  /** Address of the subscriptions page. */
  readonly subscriptionsLink: () => string;
}

/** Where the next term is ordered. */
const renewalLink = (deps: DailyJobDependencies): string =>
  new URL(renewalPath, deps.subscriptionsLink()).href;

type Person = Pick<AccountsRow, 'id' | 'email' | 'country'> & Pick<SubscriptionsRow, 'ends_on'>;

async function peopleEnding(pool: Database, from: string, to: string): Promise<readonly Person[]> {
  const { rows } = await pool.query<Person>(
    `SELECT a.id, a.email, a.country, s.ends_on FROM subscriptions s JOIN accounts a ON a.id = s.account_id
     WHERE s.ends_on BETWEEN $1 AND $2 ORDER BY s.ends_on, a.id`,
    [from, to],
  );
  return rows;
}

/** From 30 days before the end: a mail; the portal shows its notice by itself (decisions.md Session and routes). */
function noticesJob(deps: DailyJobDependencies): Job {
  return {
    name: 'notices',
    about: 'mails people whose subscription ends within 30 days',
    run: async (today) => {
      const people = await peopleEnding(deps.pool, addDays(today, -7), addDays(today, noticeDays));
      return forEach(deps.pool, people, async (client, { id, email, country, ends_on }) => {
        if (today < announcedFrom(ends_on) || isSuspended(today, ends_on, country)) return false;
        const notice = { accountId: id, kind: 'subscription-ends', about: ends_on, today };
        const mail = today > ends_on ? endedMail : endsMail;
        return notifyOnce(deps, client, notice, mail(email, ends_on, renewalLink(deps)));
      });
    },
  };
}

/** On the next working day after the end: a mail; access ends by itself on that day (A 9). */
function suspensionsJob(deps: DailyJobDependencies): Job {
  return {
    name: 'suspensions',
    about: 'mails people whose access has ended',
    run: async (today) => {
      const people = await peopleEnding(deps.pool, addDays(today, -removalDays - 14), today);
      return forEach(deps.pool, people, async (client, { id, email, country, ends_on }) => {
        if (!isSuspended(today, ends_on, country) || today >= removedOn(ends_on, country)) return false;
        const notice = { accountId: id, kind: 'subscription-expired', about: ends_on, today };
        const facts = {
          endsOn: ends_on,
          removedOn: removedOn(ends_on, country),
          link: renewalLink(deps),
        };
        return notifyOnce(deps, client, notice, suspendedMail(email, facts));
      });
    },
  };
}

/** 90 days before the end: the next order; nothing is charged without the user (decisions.md Money). */
function renewalsJob(deps: DailyJobDependencies): Job {
  return {
    name: 'renewals',
    about: 'prepares the next order of live subscriptions that end within 90 days',
    run: async (today) => {
      if (deps.noPaymentMode) return 0;
      const people = await peopleEnding(deps.pool, today, addDays(today, renewalDays));
      return forEach(deps.pool, people, async (client, { id, email }) => {
        if (!(await lockAccount(client, id))) return false;
        const subscription = await readSubscription(client, id, today);
        const term = subscription?.term;
        if (!subscription || !term || !subscription.autoRenewal || subscription.terminatedOn !== null)
          return false;
        if (today < renewableFrom(term.endsOn) || today > term.endsOn) return false;
        if (flagsOf(subscription.venues) === 0 || (await openPurchases(client, id)).length > 0) return false;
        const cost = await costPerVenueOn(client, today);
        const wanted = withoutGiven(subscription.venues, await readFlags(client, id, today));
        const purchase = quote(today, term, subscription.venues, wanted, cost);
        if (purchase.price === 0) return false;
        // Once per term: an order that the user cancelled is not made again.
        const notice = { accountId: id, kind: 'renewal-prepared', about: term.endsOn, today };
        const facts = { price: purchase.price, endsOn: term.endsOn, link: deps.subscriptionsLink() };
        if (!(await notifyOnce(deps, client, notice, renewalMail(email, facts)))) return false;
        const at = deps.businessClock.now();
        await insertPurchase(client, {
          accountId: id,
          origin: 'autoRenewal',
          venues: wanted,
          quote: purchase,
          at,
        });
        return true;
      });
    },
  };
}

/** Recalculates waiting orders: last month's order may cost less by now. */
function pricesJob(deps: DailyJobDependencies): Job {
  return {
    name: 'prices',
    about: 'notifies people of a price that was set or withdrawn, and recalculates waiting orders',
    run: async (today) => {
      if (deps.noPaymentMode) return 0;
      const { rows } = await deps.pool.query<Pick<PurchasesRow, 'id'>>(
        "SELECT id FROM purchases WHERE state = 'uncompleted' AND priced_on <> $1",
        [today],
      );
      const repriceOne = async (client: Transaction, { id }: { readonly id: string }): Promise<boolean> => {
        const purchase = await lockPurchase(client, id);
        if (purchase.state !== 'uncompleted') return false;
        const { rowCount } = await client.query(
          `SELECT FROM payments WHERE purchase_id = $1 AND ${stateIn(approvable)}`,
          [id],
        );
        // The user is about to pay the amount they were shown.
        return rowCount === 0 && (await repricePurchase(client, purchase, today)).changed;
      };
      const reprice = () => forEach(deps.pool, rows, repriceOne, ({ id }) => ({ purchase: id }));
      return sumOfAll([reprice, () => notifyOfPrices(deps, today)], (work) => work());
    },
  };
}

function cleaningJob(deps: DailyJobDependencies): Job {
  return {
    name: 'cleaning',
    about:
      'deletes events of the payment provider after 30 days, counts of live reads after 60 months, what happened to accounts after a year, and removed views after a day',
    run: async (today) => {
      const cleanings = [
        () => pruneEvents(deps.pool, deps.securityClock.now()),
        () => forgetLiveReads(deps.pool, today),
        () => pruneRemovedViews(deps.pool, deps.securityClock.now()),
        () => pruneAccountEvents(deps.pool, deps.securityClock.now()),
      ];
      return sumOfAll(cleanings, async (clean) => {
        await clean();
        return 0;
      });
    },
  };
}

/** Every daily job, in the order in which they run. */
export function dailyJobs(deps: DailyJobDependencies): readonly Job[] {
  return [
    pricesJob(deps),
    renewalsJob(deps),
    noticesJob(deps),
    suspensionsJob(deps),
    termsNoticesJob(deps),
    removalsJob(deps),
    lostFactorsJob(deps),
    retentionJob(deps),
    cleaningJob(deps),
  ];
}
