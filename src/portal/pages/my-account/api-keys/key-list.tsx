import Button from '@mui/material/Button';
import type { ApiKey } from '../../../../contract/generated/types.ts';
import { longDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { AccountNote, AccountRow, AccountRows } from '../my-account-styles.ts';

const stateWords = ({ state, expiresAt }: ApiKey): string =>
  ({
    active: `Valid until ${longDate(expiresAt)}`,
    expired: `Expired on ${longDate(expiresAt)}`,
    revoked: 'Revoked',
    stopped: 'Stopped: it was used from ten networks in a day',
  })[state];

function lastUse({ lastUsedAt, state }: ApiKey): string {
  if (lastUsedAt !== null)
    return `Last used ${longDate(lastUsedAt)}, ${utcClock(lastUsedAt)?.slice(0, 5)} UTC.`;
  // A key that was stopped without having been used was tried from ten networks, in calls that no key may make.
  return state === 'stopped' ? 'It has read nothing.' : 'Never used.';
}

type Props = {
  readonly keys: readonly ApiKey[];
  /** Something else is being asked or is in progress. */
  readonly isLocked: boolean;
  readonly onRevoke: (id: string) => void;
};

/** The keys, active ones first. */
export function KeyList({ keys, isLocked, onRevoke }: Props) {
  if (keys.length === 0)
    return (
      <AccountNote>
        You have no keys. Make one for each program that reads orders and trades for you.
      </AccountNote>
    );
  return (
    <AccountRows aria-label="API keys">
      {keys.map((key) => (
        <AccountRow key={key.id} data-state={key.state}>
          <div>
            <strong>{key.name}</strong>
            <code>daylight_{key.id}_…</code>
          </div>
          <div className="figures">
            <span>{stateWords(key)}</span>
            <span>
              Made {longDate(key.createdAt)}. {lastUse(key)}
            </span>
          </div>
          {key.state === 'active' ? (
            <Button disabled={isLocked} aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key.id)}>
              Revoke
            </Button>
          ) : null}
        </AccountRow>
      ))}
    </AccountRows>
  );
}
