/**
 * What the service tells about the signed-in person (A 3.1). The names are the wire's.
 */
export type Notification = {
  readonly ActionID: string;
  readonly ActionData?:
    | {
        readonly SubscriptionExpirationPeriod?: string | null | undefined;
        /** The day has passed, and access goes on until the next working day. */
        readonly SubscriptionEnded?: boolean | undefined;
      }
    | undefined;
};

export type UserInfo = {
  readonly email: string;
  readonly Notifications: readonly Notification[];
  readonly Parameters: { readonly sliceFileLinkPath?: string | undefined };
  readonly restrictedMode: boolean;
};
