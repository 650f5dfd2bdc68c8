/** What an operator may do, by the kind of work; `admin` may do everything. */
export const operatorRoles = ['support', 'data', 'finance', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Which of somebody's roles allows what these roles may do; null if none does. */
export function allowingRole(
  held: readonly OperatorRole[],
  allowed: readonly OperatorRole[],
): OperatorRole | null {
  return held.find((role) => allowed.includes(role)) ?? (held.includes('admin') ? 'admin' : null);
}

/** An act that an operator can do in the portal. */
type ActRule = {
  /** Who may do it, besides `admin`. */
  readonly roles: readonly OperatorRole[];
  /** Whether it asks for a code again: it moves money, erases, gives power away, or tells everybody. */
  readonly asksAgain: boolean;
};

/** The acts by the names of the contract. */
export const actRules = {
  suspendAccount: { roles: ['support'], asksAgain: false },
  reinstateAccount: { roles: ['support'], asksAgain: false },
  signOutAccount: { roles: ['support'], asksAgain: false },
  keepAccount: { roles: ['support'], asksAgain: false },
  endLostFactor: { roles: ['support'], asksAgain: true },
  eraseAccount: { roles: ['support'], asksAgain: true },
  grantLiveData: { roles: ['support', 'finance'], asksAgain: true },
  extendLiveData: { roles: ['support', 'finance'], asksAgain: true },
  revokeLiveData: { roles: ['support', 'finance'], asksAgain: false },
  grantSlices: { roles: ['support', 'finance'], asksAgain: false },
  revokeSlices: { roles: ['support', 'finance'], asksAgain: false },
  resendMail: { roles: ['support'], asksAgain: false },
  stopMail: { roles: ['support'], asksAgain: false },
  refundPayment: { roles: ['finance'], asksAgain: true },
  refundPart: { roles: ['finance'], asksAgain: true },
  retryJob: { roles: ['support', 'data'], asksAgain: false },
  loadFile: { roles: ['data'], asksAgain: true },
  takeBackFile: { roles: ['data'], asksAgain: true },
  addPublisherKey: { roles: ['data'], asksAgain: true },
  revokePublisherKey: { roles: ['data'], asksAgain: false },
  grantRole: { roles: [], asksAgain: true },
  revokeRole: { roles: [], asksAgain: true },
} as const satisfies Readonly<Record<string, ActRule>>;

export type ActName = keyof typeof actRules;

/** The screens of the console, with the roles that see them. */
const screenRoles = {
  today: ['support', 'data', 'finance'],
  files: ['data'],
  file: ['data'],
  customers: ['support', 'finance'],
  customer: ['support', 'finance'],
  payments: ['support', 'finance'],
  mails: ['support'],
  requests: ['support', 'data', 'finance'],
  request: ['support', 'data', 'finance'],
  invoices: ['support', 'finance'],
  invoice: ['support', 'finance'],
  revenue: ['finance'],
  publishing: ['data'],
  publishers: ['data'],
  usage: ['finance'],
  storage: ['data'],
  operators: ['support', 'data', 'finance'],
  log: ['support', 'data', 'finance'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

export type ScreenName = keyof typeof screenRoles;

/** Whether one of somebody's roles shows a screen. */
export const seesScreen = (held: readonly OperatorRole[], screen: ScreenName): boolean =>
  allowingRole(held, screenRoles[screen]) !== null;

/** Which of somebody's roles allows an act; null if none does. */
export const roleForAct = (held: readonly OperatorRole[], act: ActName): OperatorRole | null =>
  allowingRole(held, actRules[act].roles);
