import { parseArgs } from 'node:util';
import { pagePaths } from '../../domain/page-paths.ts';
import { isDay } from '../../domain/subscription/calendar.ts';
import type { Flag } from '../../domain/subscription/paid-flags.ts';
import { createSeal } from '../../platform/seal.ts';
import { createBusinessClock, securityClock } from '../clock.ts';
import {
  flagsOfVenues,
  type Invoice,
  invoiceState,
  issuedOn,
  listedInvoices,
  mostInvoices,
} from '../invoices/invoice-store.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Act } from '../operator/act.ts';
import {
  creditInvoice,
  type InvoiceDependencies,
  issueInvoice,
  settleInvoice,
  withdrawInvoice,
} from '../operator/invoice-acts.ts';
import { sessionSecrets } from '../secrets.ts';
import { type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import {
  type ActValues,
  actOptions,
  actOptionsUsage,
  commandOf,
  faultOfAct,
  faultOfLooking,
  type Run,
  runAct,
} from './run-act.ts';

export const invoicesUsage = `Usage: npm run daylight -- invoices list [--of LOGIN] [--json]
       npm run daylight -- invoices issue LOGIN --company NAME [--address LINES] [--orders MIC,MIC] [--trades MIC,MIC]
                                          [--due yyyy-mm-dd] [--po TEXT] --reason TEXT [--by NAME] [--dry-run|--yes] [--json]
       npm run daylight -- invoices settle INVOICE --transfer REFERENCE --reason TEXT …
       npm run daylight -- invoices withdraw INVOICE --reason TEXT …
       npm run daylight -- invoices credit INVOICE --reason TEXT …

Sells live data to who cannot pay on the page. issue mails an invoice, at the price and for the months that the page
would ask for today; nothing is granted yet. settle says that its money has arrived: live data begins, and a receipt is
mailed. withdraw takes back an invoice that nobody has paid. credit ends what a paid one has granted and mails a credit
note, once you have returned the money.

  --company   to whom the invoice is written
  --address   postal address, with semicolons between its lines
  --orders    venues whose live orders are sold, by their MICs; --trades those whose live trades are
  --due       the day to pay by; 30 days from now without it
  --po        the customer's purchase order
  --transfer  the bank's reference of the transfer
${actOptionsUsage}`;

const options = {
  ...actOptions,
  of: { type: 'string' },
  company: { type: 'string' },
  address: { type: 'string' },
  orders: { type: 'string' },
  trades: { type: 'string' },
  due: { type: 'string' },
  po: { type: 'string' },
  transfer: { type: 'string' },
} as const;

const lineOf = (invoice: Invoice): string =>
  [
    invoice.number,
    `issued ${issuedOn(invoice)}`,
    `due ${invoice.due_on}`,
    `$${invoice.amount}`,
    invoiceState(invoice),
    invoice.login ?? 'a removed account',
    flagsOfVenues(invoice.venues)
      .map(({ venue, kind }) => `${kind} of ${venue}`)
      .join(', '),
  ].join('  ');

function list(of: string | null, json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { invoices, total } = await listedInvoices(pool, of);
    if (json) output.print(JSON.stringify({ invoices, total }));
    else {
      for (const invoice of invoices) output.print(lineOf(invoice));
      if (total === 0) output.print('There are no invoices.');
      if (total > mostInvoices) output.print(`These are ${mostInvoices} of ${total}.`);
    }
    return 0;
  });
}

function dependenciesOf({ config, pool }: OperatorDeps): InvoiceDependencies {
  const seal = createSeal(sessionSecrets(config, config.dataDir), 'server letters');
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    pool,
    businessClock: createBusinessClock(),
    securityClock,
    queueMail: (client, mail) => queueMail(client, mail, seal),
    subscriptionsLink: () => new URL(pagePaths.subscriptions, config.publicUrl).href,
    operatorAddress: config.supportEmail,
    seller: config.seller,
    noPaymentMode: config.noPaymentMode,
    log: quiet,
  };
}

/** Runs an act that needs what the service is configured with. */
const run =
  <Input>(act: (deps: InvoiceDependencies) => Act<Input>, input: Input, values: ActValues): Run =>
  (output) =>
    runAct((deps) => act(dependenciesOf(deps)), input, values, output);

/** The venues named for a kind of data. */
const flagsOf = (mics: string | undefined, kind: Flag['kind']): readonly Flag[] =>
  mics === undefined ? [] : [...new Set(mics.split(','))].map((venue) => ({ venue: venue.trim(), kind }));

const isTooLong = (text: string | undefined, most: number): boolean =>
  text !== undefined && (text.trim() === '' || text.length > most);

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action, named = '', ...rest] = positionals;
  const { of, company, address, orders, trades, due, po, transfer } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (of !== undefined && action !== 'list') return '--of is for list.';
  const isIssuing = [company, address, orders, trades, due, po].some((one) => one !== undefined);
  if (isIssuing && action !== 'issue')
    return '--company, --address, --orders, --trades, --due and --po are for issue.';
  if (transfer !== undefined && action !== 'settle') return '--transfer is for settle.';
  if (action === 'list') {
    if (named !== '') return `“${named}” is unexpected.`;
    return faultOfLooking(values, 'acts') ?? ((output) => list(of ?? null, values.json, output));
  }
  if (action === 'issue') {
    if (named === '') return 'Name the account by its login.';
    if (company === undefined || isTooLong(company, 200))
      return '--company names the customer, in at most 200 characters.';
    if (isTooLong(address, 500)) return '--address is a postal address of at most 500 characters.';
    if (isTooLong(po, 100)) return '--po has at most 100 characters.';
    if (due !== undefined && !isDay(due)) return `“${due}” is not a day such as 2026-11-28.`;
    const flags = [...flagsOf(orders, 'orders'), ...flagsOf(trades, 'trades')];
    if (flags.length === 0) return 'Say what is sold: --orders, --trades or both.';
    const bad = flags.find(({ venue }) => !/^[A-Z0-9]{4}$/.test(venue));
    if (bad) return `“${bad.venue}” is not an operating MIC of four capital letters or digits, such as TPIC.`;
    const asked = {
      login: named,
      flags,
      company: company.trim(),
      address: (address ?? '')
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      poNumber: po?.trim() ?? null,
      dueOn: due ?? null,
    };
    return faultOfAct(values) ?? run(issueInvoice, asked, values);
  }
  if (action !== 'settle' && action !== 'withdraw' && action !== 'credit')
    return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
  if (named === '') return 'Name the invoice by its number.';
  if (action === 'settle') {
    if (transfer === undefined || isTooLong(transfer, 100))
      return "--transfer is the bank's reference of the transfer, in at most 100 characters.";
    return faultOfAct(values) ?? run(settleInvoice, { number: named, transfer: transfer.trim() }, values);
  }
  const act = action === 'withdraw' ? withdrawInvoice : creditInvoice;
  return faultOfAct(values) ?? run(act, named, values);
}

/** `invoices list`, `issue`, `settle`, `withdraw` and `credit`. Returns the exit code. */
export const invoicesCommand = commandOf(readArguments, invoicesUsage);
