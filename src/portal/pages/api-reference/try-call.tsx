import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type CallAnswer, viewOf } from '../../../../machines/try-call.ts';
import type { ReferenceCall } from '../../../contract/api-reference.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { Code } from '../../controls/code-text.tsx';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { tryCall } from '../../flows/try-call.ts';
import { addressOf, givenFor } from './code-samples.ts';
import { Row, Told } from './reference-styles.ts';

type Props = { call: ReferenceCall; values: ReadonlyMap<string, string>; today: string };

/** Sends a call with the reader's own session, and shows what comes back. */
export function TryCall({ call, values, today }: Props) {
  const actor = useFlow(tryCall);
  const view = useSelector(actor, viewOf, shallowEqual);
  const { session } = useAppContext();
  const isSignedIn = useSelector(session, ({ context }) => context.user !== null);
  const [hasSent, setHasSent] = useState(false);
  const [body, setBody] = useState(call.body?.example ?? '');
  const button = useRef<HTMLButtonElement>(null);
  useOrphanedFocus(hasSent && view.kind !== 'sending', () => button.current);
  const send = () => {
    setHasSent(true);
    actor.send({
      type: 'call.requested',
      call: {
        method: call.method,
        address: addressOf(call, { values, today }),
        headers: Object.fromEntries(
          call.parameters
            .filter(({ place }) => place === 'header')
            .map((parameter) => [parameter.name, givenFor(parameter, { values, today })])
            .filter(([, value]) => value !== ''),
        ),
        body: call.body === null ? null : body,
      },
    });
  };
  return (
    <section aria-label="Try it" data-print="no">
      <h4>Try it</h4>
      {isSignedIn ? (
        <>
          <Told>
            {call.method === 'GET' || call.method === 'HEAD'
              ? 'With your session, and the values above.'
              : 'With your session: it does what it says, to your own account.'}
          </Told>
          {call.body === null ? null : (
            <OutlinedInput
              multiline
              fullWidth
              minRows={3}
              inputProps={{ 'aria-label': 'Body', spellCheck: false }}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          )}
          <Row>
            <Button ref={button} disabled={view.kind === 'sending'} onClick={send}>
              Try it
            </Button>
            {view.kind === 'sending' ? (
              <>
                <span role="status">Waiting for the answer…</span>
                <Button variant="text" onClick={() => actor.send({ type: 'call.stopped' })}>
                  Stop
                </Button>
              </>
            ) : null}
          </Row>
        </>
      ) : (
        <Told>
          <Link component={RouterLink} to={pagePaths.login}>
            Log in
          </Link>{' '}
          to try this call here.
        </Told>
      )}
      {view.kind === 'failed' ? (
        <p role="alert">
          No answer came. Check the connection, and that the values can be sent; then try it again.
        </p>
      ) : null}
      {view.kind === 'answered' ? <Answer answer={view.answer} /> : null}
    </section>
  );
}

function Answer({ answer: { status, media, text, isWhole } }: { answer: CallAnswer }) {
  return (
    <section aria-label="Answer">
      <p role="status">
        Status <b>{status}</b>
        {media === '' ? '' : `, ${media}`}
        {text === null ? '. It is a file, which is not shown here.' : ''}
        {text === '' ? '. The answer has no body.' : ''}
      </p>
      {text ? (
        <Code name="Body of the answer" text={media === 'application/json' ? indented(text) : text} />
      ) : null}
      {text && !isWhole ? <Told>This is the beginning of it.</Told> : null}
    </section>
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
