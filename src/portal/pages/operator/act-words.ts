import type { WantedAct } from '../../../../machines/operator-act.ts';

/** What the acts that the console offers are called, on their buttons and over their dialogs. */
const actTitles = {
  suspendAccount: 'Suspend account',
  reinstateAccount: 'Reinstate account',
  signOutAccount: 'End sessions',
  keepAccount: 'Keep account',
  endLostFactor: 'End lost second factor',
  eraseAccount: 'Erase account',
  grantLiveData: 'Grant live data',
  extendLiveData: 'Extend live data',
  revokeLiveData: 'Revoke live data',
  grantSlices: 'Grant files by slices',
  revokeSlices: 'Revoke files by slices',
  resendMail: 'Send mail again',
  stopMail: 'Stop mail',
  refundPayment: 'Refund payment',
  refundPart: 'Refund a part',
  retryJob: 'Run job now',
  loadFile: 'Load file',
  takeBackFile: 'Take back file',
  addPublisherKey: 'Make a publisher’s key',
  revokePublisherKey: 'Revoke a publisher’s key',
  grantRole: 'Grant role',
  revokeRole: 'Revoke role',
} as const satisfies Readonly<Partial<Record<WantedAct['Name'], string>>>;

/** An act that the console offers. */
export type OfferedAct = Extract<WantedAct, { readonly Name: keyof typeof actTitles }>;

export const actTitle = (name: WantedAct['Name']): string =>
  Object.entries(actTitles).find(([one]) => one === name)?.[1] ?? '';
