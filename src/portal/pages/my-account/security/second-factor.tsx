import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { type SecondFactorView, viewOf } from '../../../../../machines/second-factor.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { secondFactor } from '../../../flows/second-factor.ts';
import { Notice } from '../../../forms/notice.ts';
import { useSavingGuard } from '../../../hooks/use-saving-guard.ts';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { Codes } from './codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Words } from './security-styles.ts';
import { type SecondFactorActor, SetUp } from './set-up.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { useIsOperator } from './use-is-operator.ts';
import { useOnLeft } from './use-on-left.ts';

/** The second factor: whether there is one, setting it up, turning it off. */
export function SecondFactor({ onChanged }: { onChanged: () => void }) {
  const actor = useFlow(secondFactor);
  const view = useSelector(actor, viewOf, shallowEqual);
  useOnLeft(view.kind, ['activating', 'removing'], onChanged);
  usePageLoading(view.kind === 'loading', 'Loading your second factor');
  // The recovery codes follow, which are shown only once.
  useSavingGuard(view.kind === 'activating', false);
  return (
    <AccountPart title="Second factor" aside={<FactorInfo />}>
      <Content actor={actor} view={view} />
      <PasswordDialog actor={actor} view={view} />
      <TurnOffDialog actor={actor} view={view} />
    </AccountPart>
  );
}

function Content({ actor, view }: { actor: SecondFactorActor; view: SecondFactorView }) {
  switch (view.kind) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <LoadFailed
          text="Your second factor could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'elsewhere':
      return (
        <Words>
          <p>Your second factor is set up at your identity provider.</p>
          <p>
            <Link href={view.settings}>Open its settings</Link>
          </p>
        </Words>
      );
    case 'off':
    case 'askingPassword':
    case 'beginning':
      return <Off actor={actor} isLocked={view.kind !== 'off'} />;
    case 'settingUp':
    case 'activating':
      return <SetUp key={view.address} actor={actor} view={view} />;
    case 'showingCodes':
      return <Codes actor={actor} {...view} />;
    case 'on':
    case 'confirming':
    case 'removing':
      return <On actor={actor} since={view.since} />;
  }
}

function Off({ actor, isLocked }: { actor: SecondFactorActor; isLocked: boolean }) {
  const isForConsole = useIsOperator();
  return (
    <>
      {isForConsole ? <Notice>It is required: the console needs a second factor.</Notice> : null}
      <Words>
        <p>
          It is off: logging in takes only your password. Once it is on, logging in also takes a code of an
          app on your phone, so that a stolen password alone opens nothing.
        </p>
      </Words>
      <Button variant="contained" disabled={isLocked} onClick={() => actor.send({ type: 'setup.requested' })}>
        Set up
      </Button>
    </>
  );
}

function On({ actor, since }: { actor: SecondFactorActor; since: string | null }) {
  const isForConsole = useIsOperator();
  return (
    <>
      <Words>
        <p>
          It is on{since === null ? '' : `, since ${longDate(since)}`}: logging in takes a code of your
          authenticator app besides the password.
        </p>
      </Words>
      {isForConsole ? (
        <Notice>
          It is required: the console needs it, and it can be turned off once you have no role any more.
        </Notice>
      ) : (
        <Button onClick={() => actor.send({ type: 'removal.wanted' })}>Turn off</Button>
      )}
    </>
  );
}

function FactorInfo() {
  const isForConsole = useIsOperator();
  return (
    <>
      <Info title="What you need">
        <p>An authenticator app for one-time passwords. Many password managers are one too.</p>
      </Info>
      <Info title="If the app shows wrong codes">
        <p>Check the clock of your phone: the codes depend on the time. Let it set the time itself.</p>
      </Info>
      <Info title="A new device, or no codes left">
        <p>
          {isForConsole
            ? 'Log in with a recovery code, and have your roles revoked by command: then turn the second factor off, set it up again, and have the roles granted anew.'
            : 'Turn the second factor off, with a code of the app or a recovery code, and set it up again. You get new recovery codes.'}
        </p>
      </Info>
    </>
  );
}
