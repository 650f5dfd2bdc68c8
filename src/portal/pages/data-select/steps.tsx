import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cascadeMachine } from '../../../../machines/cascade.ts';
import { isDisabled, isShown, isSoleTaken } from '../../../domain/feed/choices.ts';
import { type Level, levels } from '../../../domain/feed/criteria.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { LongList } from '../../controls/long-list.tsx';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import {
  LevelFailedRoot,
  Step,
  StepEnd,
  StepError,
  StepLabel,
  StepsRoot,
  Undo,
} from './data-select-styles.ts';
import { emptyText, failedText, instrumentHint, levelLabels } from './level-texts.ts';

export type CascadeActor = ActorRefFrom<typeof cascadeMachine>;
type CascadeSnapshot = SnapshotFrom<typeof cascadeMachine>;

/** The steps of the selection, and the button that shows the data. */
export function Steps({ actor }: { actor: CascadeActor }) {
  const snapshot = useSelector(actor, (whole) => whole);
  const failed = failedLevel(snapshot);
  const shown = levels.filter((level) => isShown(snapshot.context, level));
  const next = shown.find((level) => snapshot.context.chosen[level] === null);
  const taken = shown
    .filter((level) => isSoleTaken(snapshot.context, level))
    .map((level) => levelLabels[level]);
  const list = useRef<HTMLOListElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  useOrphanedFocus(hasPressed && !snapshot.hasTag('busy'), () => whereNext(list.current));
  return (
    <StepsRoot ref={list}>
      {shown.map((level) => (
        <Step key={level} className={`step ${stepStyle(snapshot, level, next)}`}>
          <LevelDropDown level={level} actor={actor} snapshot={snapshot} />
        </Step>
      ))}
      {failed ? (
        <Step className="step now">
          <LevelFailed
            level={failed}
            onRetry={() => {
              setHasPressed(true);
              actor.send({ type: 'retry.requested' });
            }}
          />
        </Step>
      ) : null}
      <StepEnd>
        <span role="status" className="visually-hidden">
          {taken.length === 0 ? '' : `Only option, preselected: ${taken.join(', ')}`}
        </span>
        <Button
          type="submit"
          variant="contained"
          disabled={!snapshot.can({ type: 'form.submitted' })}
          onClick={() => setHasPressed(true)}
        >
          Show data
        </Button>
      </StepEnd>
    </StepsRoot>
  );
}

/**
 * Where to continue: at the failed list's button, or else the next level to choose, or else the button that shows the
 * data.
 */
function whereNext(list: HTMLOListElement | null): HTMLElement | null {
  const find = (selector: string) => list?.querySelector<HTMLElement>(selector) ?? null;
  return find('.level-failed button') ?? find('.step.now input') ?? find('button[type="submit"]');
}

function LevelDropDown({
  level,
  actor,
  snapshot,
}: {
  level: Level;
  actor: CascadeActor;
  snapshot: CascadeSnapshot;
}) {
  const { context } = snapshot;
  const isLoading = snapshot.hasTag(`loading ${level}`);
  const isSearched = level === 'instrument' && !isDisabled(context, level);
  return (
    <DropDown
      label={levelLabels[level]}
      isCode={level === 'instrument' || level === 'instrumentmic'}
      options={context.options[level] ?? []}
      value={context.chosen[level]}
      chosen={level === 'instrument' ? context.instrument : null}
      clearable
      // A list that is loading can be focused already; one that failed cannot.
      disabled={isDisabled(context, level) && !isLoading}
      loading={isLoading}
      hint={
        isSoleTaken(context, level) ? (
          <SoleTaken
            level={level}
            hint={hintOf(snapshot, level)}
            onUndo={() => actor.send({ type: `${level}.chosen`, value: null })}
          />
        ) : (
          hintOf(snapshot, level)
        )
      }
      error={errorOf(snapshot, level)}
      emptyText={level === 'instrument' ? instrumentHint(context) || 'Nothing found' : 'Nothing found'}
      onChange={(value) => actor.send({ type: `${level}.chosen`, value })}
      searched={context.typed}
      onSearch={isSearched ? (text) => actor.send({ type: 'instrument.searched', text }) : undefined}
      longList={LongList}
      onMore={isSearched ? () => actor.send({ type: 'instruments.moreRequested' }) : undefined}
    />
  );
}

/** Says that the only option of a level was chosen automatically, with a button to undo it. */
function SoleTaken({ level, hint, onUndo }: { level: Level; hint: string; onUndo: () => void }) {
  return (
    <>
      {hint === '' ? '' : `${hint}. `}Only option, preselected.{' '}
      <Undo
        type="button"
        aria-label={`Undo ${levelLabels[level]}`}
        onClick={({ currentTarget }) => {
          // The button disappears when pressed, so the focus moves to its level.
          currentTarget.closest('.step')?.querySelector('input')?.focus();
          onUndo();
        }}
      >
        Undo
      </Undo>
    </>
  );
}

/** The hidden level whose list failed to load, without which the data cannot be shown; null if none failed. */
function failedLevel(snapshot: CascadeSnapshot): 'instrumentmic' | 'ordertype' | null {
  if (snapshot.matches({ selecting: { levels: 'segmentMicsFailed' } })) return 'instrumentmic';
  return snapshot.matches({ selecting: { levels: 'orderTypesFailed' } }) ? 'ordertype' : null;
}

const whatFailed = {
  instrumentmic: 'The segments of this instrument could not be loaded.',
  ordertype: 'The order types of this instrument could not be loaded.',
} as const;

function LevelFailed({ level, onRetry }: { level: keyof typeof whatFailed; onRetry: () => void }) {
  return (
    <LevelFailedRoot className="level-failed" role="alert">
      <StepLabel>{levelLabels[level]}</StepLabel>
      <StepError>{whatFailed[level]}</StepError>
      <Button onClick={onRetry}>Try again</Button>
    </LevelFailedRoot>
  );
}

/** The state of a step: chosen, next to choose, or not available yet. */
function stepStyle(
  { context }: CascadeSnapshot,
  level: Level,
  next: Level | undefined,
): 'done' | 'now' | 'off' {
  if (context.chosen[level] !== null) return 'done';
  return level === next ? 'now' : 'off';
}

function hintOf(snapshot: CascadeSnapshot, level: Level): string {
  const { context } = snapshot;
  const options = context.options[level];
  if (options?.length === 0 && isDisabled(context, level)) return emptyText(context, level);
  return level === 'instrument' ? instrumentHint(context) : '';
}

/** The list that failed to load is that of the first level without a choice. */
function errorOf(snapshot: CascadeSnapshot, level: Level): string | null {
  const first = levels.find((one) => snapshot.context.chosen[one] === null);
  const hasFailed = snapshot.matches({ selecting: { levels: 'listFailed' } });
  return hasFailed && level === first ? failedText(level) : null;
}
