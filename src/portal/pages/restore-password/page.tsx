import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/restore-password.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { keptLogin, restorePasswordOf } from '../../flows/restore-password.ts';
import { useFirstEvent } from '../../hooks/use-first-event.ts';
import { BrokenPage } from '../../shell/broken-page.tsx';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { AnswerStep } from './answer-step.tsx';
import { RequestStep } from './request-step.tsx';

/** Restoring a password (A 2.7, 4.7): step 0 without a token, step 1 with the token of an e-mailed link. */
export function Page() {
  const { pathname } = useLocation();
  const token = matchPath(`${pagePaths.restorePassword}/:token?`, pathname)?.params.token ?? '';
  // Each link has its own flow, and so has the page without one.
  return <Restore key={token} token={token} />;
}

function Restore({ token }: { token: string }) {
  const { config } = useAppContext();
  const machine = useMemo(() => restorePasswordOf(config, token), [config, token]);
  const [login] = useState(keptLogin);
  const actor = useFlow(machine, { input: { skipCaptcha: config.captcha.skipValidation, login } });
  const withLink = token !== '';
  const view = useSelector(actor, viewOf, shallowEqual);
  const requestForm = useSelector(actor, ({ children }) => children.requestForm);
  const restoreForm = useSelector(actor, ({ children }) => children.restoreForm);
  usePageLoading(view.kind === 'loadingQuestion', 'Loading your security question');
  usePageBanner({
    caption: withLink ? 'Answer your security question and choose a new password.' : undefined,
  });

  useFirstEvent(actor, { type: 'page.opened', withLink });

  switch (view.kind) {
    case 'request':
    case 'sent':
      return requestForm ? (
        <RequestStep
          form={requestForm}
          isSent={view.kind === 'sent'}
          onRepeat={() => actor.send({ type: 'request.repeated' })}
        />
      ) : null;
    case 'answer':
      return restoreForm ? <AnswerStep form={restoreForm} question={view.question} /> : null;
    case 'broken':
      return <BrokenPage />;
    default:
      return null;
  }
}
