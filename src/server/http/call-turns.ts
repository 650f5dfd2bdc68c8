import type { OperationId } from '../../contract/generated/operations.ts';
import { filterNames } from '../../domain/feed/row-filter.ts';
import { createTurns, type Turns } from '../../platform/turns.ts';

/**
 * What a call costs others while it is answered: `light` a few short statements, `page` a page of rows, `heavy` statements
 * that read many rows, `kept` such statements when an answer that is kept for all is made anew, `outside` the wait for
 * another service, `none` nothing of the database or what has turns of its own.
 */
type Cost = 'light' | 'page' | 'heavy' | 'kept' | 'outside' | 'none';

/** What each call of the contract costs. A file is sent after its turn, and costs what finding it does. */
const costs: Readonly<Record<OperationId, Cost>> = {
  getConfig: 'none',
  getUserInfo: 'light',
  signIn: 'outside',
  signInByCode: 'outside',
  createSession: 'outside',
  logout: 'outside',
  logoutByLink: 'outside',
  register: 'outside',
  requestPasswordRestore: 'outside',
  getSecurityQuestion: 'outside',
  restorePassword: 'outside',
  changePassword: 'outside',
  getUserDetails: 'outside',
  setUserDetails: 'outside',
  exportUserDetails: 'outside',
  confirmSession: 'outside',
  getAccountClosing: 'light',
  closeAccount: 'light',
  keepAccount: 'light',
  listAccountEvents: 'light',
  listSessions: 'light',
  endSession: 'light',
  endOtherSessions: 'light',
  forgetBrowser: 'light',
  getFactor: 'outside',
  beginFactor: 'outside',
  activateFactor: 'outside',
  removeFactor: 'outside',
  listApiKeys: 'light',
  createApiKey: 'light',
  revokeApiKey: 'light',
  listSavedViews: 'light',
  saveView: 'light',
  renameSavedView: 'light',
  removeSavedView: 'light',
  getWatchlist: 'light',
  watchInstrument: 'light',
  unwatchInstrument: 'light',
  listAlerts: 'light',
  // The rows of a view are read for its present value.
  saveAlert: 'page',
  countAlerts: 'light',
  switchAlert: 'light',
  sendTestMail: 'light',
  removeAlert: 'light',
  readAlerts: 'light',
  listTradingVenues: 'light',
  listFeedVenues: 'light',
  listFeedAssetClasses: 'light',
  listFeedSubAssetClasses: 'light',
  listFeedInstruments: 'heavy',
  findInstruments: 'heavy',
  findPublicInstruments: 'heavy',
  listFeedSegments: 'light',
  listFeedOrderTypes: 'light',
  getFeedData: 'page',
  getFeedRow: 'light',
  // What was missed since a position is read before the stream begins.
  streamFeedData: 'heavy',
  exportFeedData: 'heavy',
  getTape: 'page',
  getTapeFigures: 'heavy',
  getLatestQuotes: 'heavy',
  exportTape: 'heavy',
  getHistory: 'heavy',
  getFeedSummary: 'heavy',
  getInstrument: 'heavy',
  getSegmentSilence: 'light',
  getSubscription: 'light',
  priceSubscription: 'light',
  changeSubscription: 'light',
  setAutoRenewal: 'light',
  terminateSubscription: 'light',
  createPayment: 'outside',
  checkPayment: 'outside',
  executePayment: 'outside',
  cancelPayment: 'outside',
  listPayments: 'light',
  getReceipt: 'light',
  downloadReceipt: 'heavy',
  listPublishers: 'light',
  listReports: 'light',
  listDocuments: 'light',
  getTerms: 'light',
  getLegalText: 'none',
  getRts27: 'light',
  getRts28: 'light',
  checkFile: 'light',
  downloadFile: 'light',
  checkOpenDataIndex: 'light',
  downloadOpenDataIndex: 'light',
  checkOpenDataFile: 'light',
  downloadOpenDataFile: 'light',
  getConditions: 'heavy',
  getVenue: 'kept',
  getPublicTrades: 'kept',
  listSliceFiles: 'heavy',
  checkSliceFile: 'light',
  downloadSliceFile: 'light',
  publishFile: 'none',
  uploadFile: 'none',
  downloadRejects: 'page',
  getOperatorStatus: 'light',
  listOperatorAccounts: 'page',
  getOperatorAccount: 'page',
  listOperatorPayments: 'page',
  listOperatorMails: 'light',
  listOperatorJobs: 'light',
  listOperatorFiles: 'light',
  // The rows of a file are counted.
  getOperatorFile: 'heavy',
  listOperatorLog: 'light',
  listOperatorRequests: 'light',
  getOperatorRequest: 'light',
  listOperatorUsage: 'page',
  getOperatorUsageFile: 'heavy',
  getOperatorRevenue: 'page',
  listOperatorInvoices: 'light',
  getOperatorInvoice: 'light',
  getOperatorStorage: 'page',
  listOperatorPublished: 'light',
  listOperatorPublishers: 'light',
  listOperators: 'light',
  previewAct: 'heavy',
  performAct: 'heavy',
};

/** Rows have to be read to find those that pass these parts of a filter. The others, its period, are in the index. */
const readingParts = filterNames.filter((name) => name !== 'from' && name !== 'to');

/** The calls whose cost they change, with the parts of each. */
const costlyParts: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  getFeedData: readingParts,
  getTape: [...readingParts, 'tv', 'assetclass', 'subassetclass', 'currency'],
  getWatchlist: ['with'],
};

function costOf(operationId: OperationId, query: unknown): Cost {
  const isFiltered =
    typeof query === 'object' &&
    query !== null &&
    costlyParts[operationId]?.some((name) => name in query) === true;
  return isFiltered ? 'heavy' : costs[operationId];
}

type CallTurn = {
  readonly turns: Turns;
  /** The turn is taken by whoever makes an answer that others may be given too, and not by a call for a kept one. */
  readonly isOfMaking: boolean;
};

/** The turns that a call takes, which depend on its query; null if it takes none. */
export type CallTurns = (operationId: OperationId, query: unknown) => CallTurn | null;

/** Longest wait for a turn; then the caller is told to come again. */
const longestMs = 30_000;
/** Heavy calls take at most half of the connections, so that a page never waits for one of them. */
const mostHeavy = 4;
/**
 * The calls of one caller that are answered at a time. More would make none of them faster on a few processors, but
 * others slower, who wait for one of these.
 */
const lightEach = 2;
const pagesEach = 1;
const heavyEach = 1;

/**
 * One caller has few places of any kind, so that another's call is always answered at once.
 *
 * @param connections of the pool that answers them
 * @param waiting how many calls of each kind may wait
 */
export function createCallTurns(connections: number, waiting: number): CallTurns {
  const half = Math.max(1, Math.floor(connections / 2));
  const heavy = Math.min(mostHeavy, half);
  const limits = { waiting, longestMs };
  const heavyTurns = createTurns({ ...limits, places: heavy, each: heavyEach });
  const turns: Readonly<Record<Cost, Turns | null>> = {
    // Twice the number of connections: while one is in use, another answer is made.
    light: createTurns({ ...limits, places: connections * 2, each: Math.min(lightEach, half) }),
    page: createTurns({ ...limits, places: connections, each: pagesEach }),
    heavy: heavyTurns,
    kept: heavyTurns,
    outside: createTurns({ ...limits, places: Number.POSITIVE_INFINITY, each: half }),
    none: null,
  };
  return (operationId, query) => {
    const cost = costOf(operationId, query);
    const taken = turns[cost];
    return taken && { turns: taken, isOfMaking: cost === 'kept' };
  };
}

/**
 * The turns in which networks have their sessions and keys looked up: whose call it is, and so whose turn, is known only
 * after that.
 */
export const createLookups = (connections: number, waiting: number): Turns =>
  createTurns({ places: connections * 2, each: connections, waiting, longestMs });
