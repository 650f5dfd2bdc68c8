import type { OperatorAct } from '../../../contract/generated/types.ts';

/** What the acts that the console offers are called, on their buttons and over their dialogs. */
const actTitles = {
  suspendAccount: 'Suspend account',
  reinstateAccount: 'Reinstate account',
  signOutAccount: 'End sessions',
  eraseAccount: 'Erase account',
  revokeLiveData: 'Revoke live data',
  grantSlices: 'Grant files by slices',
  revokeSlices: 'Revoke files by slices',
  resendMail: 'Send mail again',
  stopMail: 'Stop mail',
  refundPayment: 'Refund payment',
  takeBackFile: 'Take back file',
  revokePublisherKey: 'Revoke key',
  revokeRole: 'Revoke role',
} as const satisfies Readonly<Partial<Record<OperatorAct['Name'], string>>>;

/** An act that the console offers. */
export type OfferedAct = Extract<OperatorAct, { readonly Name: keyof typeof actTitles }>;

export const actTitle = (name: OperatorAct['Name']): string =>
  Object.entries(actTitles).find(([one]) => one === name)?.[1] ?? '';
