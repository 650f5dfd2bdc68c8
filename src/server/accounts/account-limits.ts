import { hourly, quarterHourly } from '../http/attempt-limits.ts';

/** Registrations of one address, taken or not, from one network (fromNetworks): each may cause a mail to its owner. */
export const registrationByAccountHere = hourly('registration account network', 5);
/** The same from all networks. */
export const registrationByAccount = hourly('registration account', 30);
/** Registrations from one network address, which the people of a company may share. */
export const registrationByAddress = hourly('registration address', 100);
/** Mails to the owner of an address that it was registered again; this count refuses nothing. */
export const alreadyRegisteredMails = hourly('already registered mail', 3);
/** Links requested for one login, known or not, from one network (fromNetworks) or known browser. */
export const restoreMailByAccountHere = quarterHourly('restore mail account network', 5);
export const restoreMailByAddress = hourly('restore mail address', 100);
/** Questions and answers from one network address, for any link. */
export const restoreByAddress = quarterHourly('restore address', 200);
/** Answers for one account, over all its links. */
export const restoreByAccount = hourly('restore account', 20);
/** Wrong current passwords of one account. */
export const passwordByAccount = quarterHourly('change password account', 10);
export const passwordByAddress = quarterHourly('change password address', 100);
/** Details saved by one account. */
export const detailsByAccount = hourly('save details account', 60);
export const detailsByAddress = hourly('save details address', 600);
/** Exports of one account: each reads a dozen tables. */
export const exportByAccount = hourly('export account', 30);
