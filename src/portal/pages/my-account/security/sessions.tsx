import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import { type AccountSessionsView, viewOf } from '../../../../../machines/account-sessions.ts';
import type { SessionList } from '../../../../contract/generated/types.ts';
import { longDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useOrphanedFocus } from '../../../controls/use-orphaned-focus.ts';
import { accountSessions } from '../../../flows/account-sessions.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { AccountNote, AccountRow, AccountRows } from '../my-account-styles.ts';
import { RowMark, SubHeading } from './security-styles.ts';
import { useOnLeft } from './use-on-left.ts';

const waits: Readonly<Partial<Record<AccountSessionsView['kind'], string>>> = {
  loading: 'Loading your sessions',
  ending: 'Ending the session',
  endingOthers: 'Ending all other sessions',
  forgetting: 'Forgetting the browser',
};

const counted = new Intl.NumberFormat('en');

const when = (time: string): string => `${longDate(time)}, ${utcClock(time)?.slice(0, 5)} UTC`;
const holds = (listed: readonly { readonly id: string }[], id: string): boolean =>
  listed.some((one) => one.id === id);
const named = (browser: string | null): string => browser ?? 'Unknown browser';

/** What was asked to end, and what is said once it is not listed any more. */
type Ending = { readonly isGone: (list: SessionList) => boolean; readonly words: string };

/** Where the account is logged in, and the browsers it trusts. */
export function Sessions({ onChanged }: { onChanged: () => void }) {
  const actor = useFlow(accountSessions);
  const { kind, list } = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(waits[kind] !== undefined, waits[kind]);
  useOnLeft(kind, ['ending', 'endingOthers', 'forgetting'], onChanged);
  const isLocked = kind !== 'listed';
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  useOrphanedFocus(ending !== null && !isLocked, () => heading.current);
  return (
    <AccountPart
      title="Sessions"
      heading={heading}
      aside={<SessionsInfo />}
      action={
        <Button
          disabled={isLocked || (list?.total ?? 0) <= 1}
          onClick={() => actor.send({ type: 'others.wanted' })}
        >
          End all others
        </Button>
      }
    >
      <div role="status" aria-label="Ended">
        {list !== null && !isLocked && ending?.isGone(list) ? (
          <AccountNote>{ending.words}</AccountNote>
        ) : null}
      </div>
      {kind === 'failed' ? (
        <AccountNote>
          <LoadFailed
            text={
              list === null
                ? 'Your sessions could not be loaded.'
                : 'Your sessions could not be refreshed. Those known before are listed.'
            }
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </AccountNote>
      ) : null}
      {list === null ? null : (
        <>
          <SessionRows
            list={list}
            isLocked={isLocked}
            onEnd={(id) => {
              setEnding({ isGone: ({ sessions }) => !holds(sessions, id), words: 'Session ended.' });
              actor.send({ type: 'end.requested', id });
            }}
          />
          <SubHeading>Trusted browsers</SubHeading>
          <BrowserRows
            browsers={list.browsers}
            isLocked={isLocked}
            onForget={(id) => {
              setEnding({ isGone: ({ browsers }) => !holds(browsers, id), words: 'Browser forgotten.' });
              actor.send({ type: 'forgetting.requested', id });
            }}
          />
        </>
      )}
      <MessageDialog
        isOpen={kind === 'confirming'}
        title="End all other sessions?"
        message="Every other browser has to log in again, and what is not saved there is lost. API keys go on working."
        cancelLabel="Keep them"
        confirmLabel="End all others"
        onCancel={() => actor.send({ type: 'others.declined' })}
        onConfirm={() => {
          setEnding({ isGone: ({ total }) => total <= 1, words: 'All other sessions ended.' });
          actor.send({ type: 'others.confirmed' });
        }}
      />
    </AccountPart>
  );
}

function SessionRows({
  list: { sessions, total },
  isLocked,
  onEnd,
}: {
  readonly list: SessionList;
  readonly isLocked: boolean;
  readonly onEnd: (id: string) => void;
}) {
  return (
    <>
      {total > sessions.length ? (
        <AccountNote role="status">
          {counted.format(total)} sessions: this one and the {sessions.length - 1} used last are listed.
          Ending all others ends those not listed too.
        </AccountNote>
      ) : null}
      <AccountRows aria-label="Sessions">
        {sessions.map(({ id, browser, startedAt, lastSeenAt, isThisOne }) => (
          <Row
            key={id}
            browser={browser}
            mark={isThisOne ? 'This session' : null}
            first={`Logged in ${when(startedAt)}`}
            second={`Last seen ${when(lastSeenAt)}`}
          >
            {isThisOne ? null : (
              <Button
                disabled={isLocked}
                aria-label={`End ${named(browser)}, logged in ${when(startedAt)}`}
                onClick={() => onEnd(id)}
              >
                End
              </Button>
            )}
          </Row>
        ))}
      </AccountRows>
    </>
  );
}

function BrowserRows({
  browsers,
  isLocked,
  onForget,
}: {
  readonly browsers: SessionList['browsers'];
  readonly isLocked: boolean;
  readonly onForget: (id: string) => void;
}) {
  if (browsers.length === 0)
    return <AccountNote>None. A browser is trusted for 90 days after it has logged in.</AccountNote>;
  return (
    <AccountRows aria-label="Trusted browsers">
      {browsers.map(({ id, browser, trustedSince, lastSignInAt, isThisOne }) => (
        <Row
          key={id}
          browser={browser}
          mark={isThisOne ? 'This browser' : null}
          first={`Trusted since ${longDate(trustedSince)}`}
          second={`Last logged in ${when(lastSignInAt)}`}
        >
          <Button
            disabled={isLocked}
            aria-label={`Forget ${named(browser)}, last logged in ${when(lastSignInAt)}`}
            onClick={() => onForget(id)}
          >
            Forget
          </Button>
        </Row>
      ))}
    </AccountRows>
  );
}

type RowProps = {
  readonly browser: string | null;
  readonly mark: string | null;
  readonly first: string;
  readonly second: string;
  readonly children: ReactNode;
};

const Row = ({ browser, mark, first, second, children }: RowProps) => (
  <AccountRow data-state="active">
    <div>
      <strong>{named(browser)}</strong>
      {mark === null ? null : <RowMark>{mark}</RowMark>}
    </div>
    <div className="figures">
      <span>{first}</span>
      <span>{second}</span>
    </div>
    {children}
  </AccountRow>
);

function SessionsInfo() {
  return (
    <>
      <Info title="A session you do not know">
        <p>End it, and change your password: that ends all other sessions too.</p>
      </Info>
      <Info title="Trusted browsers">
        <p>
          A browser that has logged in is trusted for 90 days: too many wrong passwords given elsewhere do not
          keep you out there. Forget those that are no longer yours.
        </p>
      </Info>
    </>
  );
}
