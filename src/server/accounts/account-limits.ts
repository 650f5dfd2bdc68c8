import type { AttemptLimit } from '../http/attempt-limits.ts';

const quarterOfAnHour = 15 * 60;
const hour = 3600;

/** Registrations of one address, taken or not, from one network (accountFrom): each may cost its owner a mail. */
export const registrationByAccountHere: AttemptLimit = {
  purpose: 'registration account network',
  most: 5,
  windowSeconds: hour,
};
/** The same from all networks. */
export const registrationByAccount: AttemptLimit = {
  purpose: 'registration account',
  most: 30,
  windowSeconds: hour,
};
/** Registrations from one network address; a company's people may share it. */
export const registrationByAddress: AttemptLimit = {
  purpose: 'registration address',
  most: 100,
  windowSeconds: hour,
};
/** Links asked for one login, known or not, from one network (accountFrom). */
export const restoreMailByAccountHere: AttemptLimit = {
  purpose: 'restore mail account network',
  most: 5,
  windowSeconds: quarterOfAnHour,
};
/** The same from all networks. */
export const restoreMailByAccount: AttemptLimit = {
  purpose: 'restore mail account',
  most: 30,
  windowSeconds: quarterOfAnHour,
};
export const restoreMailByAddress: AttemptLimit = {
  purpose: 'restore mail address',
  most: 100,
  windowSeconds: hour,
};
/** Questions and answers from one network address, whatever the link. */
export const restoreByAddress: AttemptLimit = {
  purpose: 'restore address',
  most: 200,
  windowSeconds: quarterOfAnHour,
};
/** Answers given for one account, over all its links. */
export const restoreByAccount: AttemptLimit = {
  purpose: 'restore account',
  most: 20,
  windowSeconds: hour,
};
/** Wrong current passwords of one account. */
export const passwordByAccount: AttemptLimit = {
  purpose: 'change password account',
  most: 10,
  windowSeconds: quarterOfAnHour,
};
export const passwordByAddress: AttemptLimit = {
  purpose: 'change password address',
  most: 100,
  windowSeconds: quarterOfAnHour,
};
/** Details saved by one account. */
export const detailsByAccount: AttemptLimit = {
  purpose: 'save details account',
  most: 60,
  windowSeconds: hour,
};
export const detailsByAddress: AttemptLimit = {
  purpose: 'save details address',
  most: 600,
  windowSeconds: hour,
};
/** Exports of one account: each reads a dozen tables. */
export const exportByAccount: AttemptLimit = {
  purpose: 'export account',
  most: 30,
  windowSeconds: hour,
};
