import type { OperatorAct } from '../../../contract/generated/types.ts';

/** What an act is called, on its button and over its dialog. */
export const actTitles: Readonly<Record<OperatorAct['Name'], string>> = {
  suspendAccount: 'Suspend account',
  reinstateAccount: 'Reinstate account',
  signOutAccount: 'End sessions',
  eraseAccount: 'Erase account',
  grantLiveData: 'Grant live data',
  extendLiveData: 'Extend live data',
  revokeLiveData: 'Revoke live data',
  grantSlices: 'Grant files by slices',
  revokeSlices: 'Revoke files by slices',
  resendMail: 'Send mail again',
  stopMail: 'Stop mail',
  refundPayment: 'Refund payment',
  takeBackFile: 'Take back file',
  addPublisherKey: 'Make publisher key',
  revokePublisherKey: 'Revoke publisher key',
  grantRole: 'Grant role',
  revokeRole: 'Revoke role',
};
