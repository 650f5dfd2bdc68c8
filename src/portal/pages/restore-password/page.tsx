import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
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
  const question = useSelector(actor, ({ context }) => context.question);
  const requestForm = useSelector(actor, ({ children }) => children.requestForm);
  const restoreForm = useSelector(actor, ({ children }) => children.restoreForm);
  const broken = useSelector(actor, (snapshot) => snapshot.matches('broken'));
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ requesting: 'sent' }));
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loadingQuestion'));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ requesting: 'sending' }));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'saving' }));
  usePageLoading(isLoading, 'Loading your security question');
  usePageLoading(isSending, 'Sending the e-mail');
  usePageLoading(isSaving, 'Setting your new password');
  usePageBanner({
    caption: withLink ? 'Answer your security question and choose a new password.' : undefined,
  });

  useFirstEvent(actor, { type: 'page.opened', withLink });

  if (broken) return <BrokenPage />;
  if (requestForm)
    return (
      <RequestStep
        form={requestForm}
        isSent={sent}
        onRepeat={() => actor.send({ type: 'request.repeated' })}
      />
    );
  if (restoreForm) return <AnswerStep form={restoreForm} question={question ?? ''} />;
  return null;
}
