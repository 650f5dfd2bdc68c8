import type { UserInfo } from '../../../src/domain/session/user-info.ts';

/** An operator of every kind of work, without a subscription. */
export const operatorUser: UserInfo = {
  email: 'operator@daylight.example',
  Notifications: [],
  Parameters: {},
  restrictedMode: false,
  Roles: ['support', 'data', 'finance'],
  IsSubscribed: false,
};
