import { AccountPart, Info } from '../account-part.tsx';

/** One's subscriptions; they come with a later release. */
export function Subscriptions() {
  return (
    <AccountPart
      title="Subscriptions"
      aside={
        <Info title="What you can see now">
          <p>The data of the venues you chose when you registered, 15 minutes after its publication, free.</p>
        </Info>
      }
    >
      <p>This page is under construction. It will open with a later release.</p>
    </AccountPart>
  );
}
