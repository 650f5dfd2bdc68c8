import Box from '@mui/material/Box';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type captchaMachine, viewOf } from '../../../machines/captcha.ts';
import { RetryButton } from '../controls/retry-button.tsx';
import { dropCaptchaAnswer, keepCaptchaAnswer } from './captcha-cookie.ts';

export type CaptchaProps = {
  actor: ActorRefFrom<typeof captchaMachine>;
  skipValidation: boolean;
  siteKey: string;
};

/** The human verification of a form; nothing if the configuration skips it. */
export function Captcha({ actor, skipValidation, siteKey }: CaptchaProps) {
  const view = useSelector(actor, viewOf, shallowEqual);
  useEffect(() => actor.send({ type: 'captcha.requested', skipValidation }), [actor, skipValidation]);

  if (view.kind === 'absent') return null;
  return (
    <Box
      // A refusal links here by the name of the form's flag.
      id="captchaVerified"
      tabIndex={-1}
      role="group"
      aria-label="Human verification"
      sx={{ marginBottom: 5, minHeight: 78 }}
    >
      {view.kind === 'loading' ? <Loading /> : null}
      {view.kind === 'failed' ? (
        <>
          <Box component="p" role="alert" sx={{ color: 'var(--red)', marginBottom: '8px' }}>
            The human verification could not be loaded. Something in your browser or network may block it.
          </Box>
          <RetryButton onRetry={() => actor.send({ type: 'retry.requested' })} />
        </>
      ) : null}
      {view.kind === 'shown' ? <Widget actor={actor} siteKey={siteKey} rounds={view.rounds} /> : null}
      {view.kind === 'shown' && view.isExpired ? (
        <Box
          component="p"
          role="alert"
          sx={{ color: 'var(--red)', marginTop: '4px', fontSize: 'var(--text-small)', lineHeight: '20px' }}
        >
          The verification has expired. Please tick the box again.
        </Box>
      ) : null}
    </Box>
  );
}

function Loading() {
  return (
    <Box component="p" role="status" sx={{ color: 'var(--muted)' }}>
      Loading the human verification…
    </Box>
  );
}

type WidgetProps = Pick<CaptchaProps, 'actor' | 'siteKey'> & { rounds: number };

function Widget({ actor, siteKey, rounds }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<number | null>(null);
  const drawnRound = useRef(rounds);
  const [isComing, setComing] = useState(false);

  useEffect(() => {
    // The external script refuses to render twice into the same element.
    const element = document.createElement('div');
    place.current?.append(element);
    widget.current =
      window.grecaptcha?.render(element, {
        sitekey: siteKey,
        callback: (token) => {
          keepCaptchaAnswer(token);
          actor.send({ type: 'challenge.passed' });
        },
        'expired-callback': () => {
          dropCaptchaAnswer();
          actor.send({ type: 'challenge.expired' });
        },
        'error-callback': () => actor.send({ type: 'challenge.broke' }),
        theme: document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light',
      }) ?? null;
    // The external script may be cached, but what it renders always comes from the network.
    const frame = element.querySelector('iframe');
    frame?.addEventListener('load', () => setComing(false), { once: true });
    setComing(frame !== null);
    return () => {
      element.remove();
      setComing(false);
      widget.current = null;
      dropCaptchaAnswer();
    };
  }, [actor, siteKey]);

  useEffect(() => {
    if (drawnRound.current === rounds) return;
    drawnRound.current = rounds;
    dropCaptchaAnswer();
    if (widget.current !== null) window.grecaptcha?.reset(widget.current);
  }, [rounds]);

  return (
    <Box sx={{ position: 'relative', '& > [role=status]': { position: 'absolute' } }}>
      {isComing ? <Loading /> : null}
      <div ref={place} />
    </Box>
  );
}
