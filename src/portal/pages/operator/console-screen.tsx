import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { viewOf as actViewOf } from '../../../../machines/operator-act.ts';
import { type ScreenAnswer, type ScreenAsked, viewOf } from '../../../../machines/operator-screen.ts';
import { viewOf as sessionViewOf } from '../../../../machines/session.ts';
import { errorText, type Failure, inWords, proofAsked } from '../../../domain/failure.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { roleForAct, seesScreen } from '../../../domain/operator/roles.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicCard } from '../../controls/public-styles.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { TextButton } from '../../controls/text-link.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { operatorAct } from '../../flows/operator-act.ts';
import { operatorScreen } from '../../flows/operator-screen.ts';
import { useSame } from '../../hooks/use-same.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { ActDialog } from './act-dialog.tsx';
import { actTitle, type OfferedAct } from './act-words.ts';
import { Ends, Note, Screen, ToolLine, Wait } from './console-styles.ts';
import { otherDay } from './console-times.ts';
import { CustomerSearch } from './customer-search.tsx';
import { useRowName } from './row-name.ts';
import { useRoles } from './use-roles.ts';

type Acting = {
  /** Begins an act on the screen around. */
  readonly want: (act: OfferedAct) => void;
  /** How many acts were done on it. */
  readonly doneCount: number;
};

const ActingContext = createContext<Acting>({ want: () => {}, doneCount: 0 });

/** The acts on the screen around. */
export const useActing = () => useContext(ActingContext);

/** A button that begins an act; not there for whom no role allows it. */
export function ActButton({ act, children }: { act: OfferedAct; children?: ReactNode }) {
  const { want } = useActing();
  const row = useRowName();
  if (roleForAct(useRoles(), act.Name) === null) return null;
  return (
    <TextButton type="button" onClick={() => want(act)} {...(row ? { 'aria-describedby': row } : {})}>
      {children ?? actTitle(act.Name)}…
    </TextButton>
  );
}

const readAtOf = (answer: ScreenAnswer): string => {
  if ('list' in answer) return answer.list.ReadAt;
  if ('status' in answer) return answer.status.ReadAt;
  if ('account' in answer) return answer.account.ReadAt;
  if ('invoice' in answer) return answer.invoice.ReadAt;
  return 'request' in answer ? answer.request.ReadAt : answer.file.ReadAt;
};

const isOf = <Kind extends ScreenAnswer['kind']>(
  answer: ScreenAnswer | null,
  kind: Kind,
): answer is Extract<ScreenAnswer, { readonly kind: Kind }> => answer?.kind === kind;

function NotRead({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  if (failure && proofAsked(failure) === 'code')
    return (
      <PublicCard role="alert">
        <p>Operators need a second factor, and this session has none.</p>
        <p>Set one up under Security, or log in again with the code of the one that you have.</p>
        <p>
          <Button component={Link} to={pagePaths.security}>
            Security
          </Button>
        </p>
      </PublicCard>
    );
  const text = failure ? inWords(failure, errorText).message : errorText;
  return <LoadFailedCard text={`This could not be read: ${text}.`.replace('..', '.')} onRetry={onRetry} />;
}

/** The thing is not there; or the service no longer tells this session of it. */
function NotThere({
  none,
  isSeen,
  onRetry,
}: {
  none: string | undefined;
  isSeen: boolean;
  onRetry: () => void;
}) {
  if (none === undefined && isSeen) return <NotRead failure={null} onRetry={onRetry} />;
  return (
    <PublicCard>
      <p>{isSeen ? none : 'Your roles do not include this screen.'}</p>
    </PublicCard>
  );
}

type Props<Kind extends ScreenAnswer['kind']> = {
  readonly kind: Kind;
  readonly query?: ScreenAsked['query'];
  /** What is being read, for whoever waits. */
  readonly reading: string;
  /** Of a screen that shows one thing: what is said if there is none. */
  readonly none?: string;
  /** At the head of the screen, beside when it was read. */
  readonly tools?: ReactNode;
  /** @param isOfBefore the answer is to what was asked before, while another is read */
  readonly children: (
    answer: Extract<ScreenAnswer, { readonly kind: Kind }>,
    isOfBefore: boolean,
  ) => ReactNode;
};

const noQuery = {};

/** These have a search of their own. */
const searches: readonly ScreenAnswer['kind'][] = [
  ...(['customers', 'payments', 'invoices', 'requests', 'request', 'usage'] as const),
];

/** A screen of the console: reads it, says when it was read, and does the acts that are begun on it. */
export function ConsoleScreen<Kind extends ScreenAnswer['kind']>({
  kind,
  query = noQuery,
  reading,
  none,
  tools,
  children,
}: Props<Kind>) {
  const actor = useFlow(operatorScreen, { input: { kind, query } });
  const act = useFlow(operatorAct);
  const view = useSelector(actor, viewOf, shallowEqual);
  const { kind: step, done, act: doneAct } = useSelector(act, actViewOf, shallowEqual);
  const { session } = useAppContext();
  const isChecking = useSelector(session, (snapshot) => sessionViewOf(snapshot).isChecking);
  const roles = useRoles();
  const isSeen = seesScreen(roles, kind);
  const stepBefore = useRef(step);
  const [doneCount, setDoneCount] = useState(0);
  const doneNote = useRef<HTMLParagraphElement>(null);
  const asked = useSame({ kind, query });
  useEffect(() => actor.send({ type: 'asked.changed', asked }), [actor, asked]);
  useEffect(() => {
    // An act without an answer may have been done, and one that is refused may have been done by somebody else.
    if (step === 'done' || (step === 'idle' && ['lost', 'refused'].includes(stepBefore.current)))
      actor.send({ type: 'refresh.requested' });
    if (step === 'done' && stepBefore.current !== 'done') setDoneCount((count) => count + 1);
    stepBefore.current = step;
  }, [actor, step]);
  const { answer, failure } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may take away the button that had the focus
  useEffect(() => {
    if (step === 'done' && document.activeElement === document.body) doneNote.current?.focus();
  }, [answer, step]);
  const isNone = view.kind === 'none' && !isChecking;
  usePageLoading(
    (view.kind === 'loading' && answer === null) || (view.kind === 'none' && isChecking),
    reading,
  );
  const read = (): void => actor.send({ type: 'refresh.requested' });
  return (
    <ActingContext value={{ want: (wanted) => act.send({ type: 'act.wanted', act: wanted }), doneCount }}>
      <Screen>
        <ToolLine>
          {tools}
          <Ends>
            {answer ? (
              <span>
                Read at {otherDay(readAtOf(answer))}{' '}
                <b className="figures">{utcClock(readAtOf(answer))?.slice(0, 8)}</b> UTC
              </span>
            ) : null}
            <TextButton type="button" onClick={read}>
              Read now
            </TextButton>
            {!searches.includes(kind) && seesScreen(roles, 'customers') ? <CustomerSearch /> : null}
          </Ends>
          <Wait>{view.kind === 'loading' && answer ? <LinearProgress aria-label={reading} /> : null}</Wait>
        </ToolLine>
        {step === 'done' && done && doneAct ? (
          <Note role="status" ref={doneNote} tabIndex={-1}>
            Done: {actTitle(doneAct.Name).toLowerCase()}. {done.Sentences[0]}{' '}
            <TextButton type="button" onClick={() => act.send({ type: 'act.closed' })}>
              Close
            </TextButton>
          </Note>
        ) : null}
        {view.kind === 'outdated' ? (
          <Note role="alert" data-wrong="">
            It could not be read again: this is how it was then.{' '}
            <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
          </Note>
        ) : null}
        {view.kind === 'failed' ? (
          <NotRead failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
        ) : null}
        {isNone ? <NotThere none={none} isSeen={isSeen} onRetry={read} /> : null}
        {isOf(answer, kind) ? children(answer, view.isOfBefore) : null}
      </Screen>
      <ActDialog actor={act} />
    </ActingContext>
  );
}
