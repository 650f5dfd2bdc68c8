import type { OperatorRole } from '../operator/roles.ts';

/** What the service reports about the signed-in user (A 3.1), under the names on the wire. */
export type Notification = {
  readonly ActionID: string;
  readonly ActionData?:
    | {
        readonly SubscriptionExpirationPeriod?: string | null | undefined;
        /** The day has passed; access continues until the next working day. */
        readonly SubscriptionEnded?: boolean | undefined;
        /** The day on which the account is erased, as its owner has asked. */
        readonly AccountClosesOn?: string | undefined;
      }
    | undefined;
};

export type UserInfo = {
  readonly email: string;
  readonly Notifications: readonly Notification[];
  readonly Parameters: { readonly sliceFileLinkPath?: string | undefined };
  readonly restrictedMode: boolean;
  /** Of operators only. */
  readonly Roles?: readonly OperatorRole[] | undefined;
  /** Of operators only, who need no subscription. */
  readonly IsSubscribed?: boolean | undefined;
};
