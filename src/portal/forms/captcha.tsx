import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type captchaMachine, viewOf } from '../../../machines/captcha.ts';
import { RetryButton } from '../controls/retry-button.tsx';
import { dropCaptchaAnswer, keepCaptchaAnswer } from './captcha-cookie.ts';

const Room = styled('div')({ marginBottom: 20, minHeight: 78 });

const Failed = styled('p')({ color: 'var(--red)', marginBottom: 8 });

const Expired = styled('p')({
  color: 'var(--red)',
  marginTop: 4,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

const Wait = styled('p')({ color: 'var(--muted)' });

const WidgetRoom = styled('div')({ position: 'relative', '& > p': { position: 'absolute' } });

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
    <Room
      // A refusal links here by the name of the form's flag.
      id="captchaVerified"
      tabIndex={-1}
      role="group"
      aria-label="Human verification"
    >
      {view.kind === 'loading' ? <Loading /> : null}
      {view.kind === 'failed' ? (
        <>
          <Failed role="alert">
            The human verification could not be loaded. Something in your browser or network may block it.
          </Failed>
          <RetryButton onRetry={() => actor.send({ type: 'retry.requested' })} />
        </>
      ) : null}
      {view.kind === 'shown' ? <Widget actor={actor} siteKey={siteKey} rounds={view.rounds} /> : null}
      {view.kind === 'shown' && view.isExpired ? (
        <Expired role="alert">The verification has expired. Please tick the box again.</Expired>
      ) : null}
    </Room>
  );
}

function Loading() {
  return <Wait role="status">Loading the human verification…</Wait>;
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
    <WidgetRoom>
      {isComing ? <Loading /> : null}
      <div ref={place} />
    </WidgetRoom>
  );
}
