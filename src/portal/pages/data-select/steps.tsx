import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type CascadeContext,
  type CascadeView,
  type cascadeMachine,
  viewOf,
} from '../../../../machines/cascade.ts';
import { type Choices, isDisabled, isShown, isSoleTaken } from '../../../domain/feed/choices.ts';
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

/** The steps of the selection, and the button that shows the data. */
export function Steps({ actor }: { actor: CascadeActor }) {
  const view = useSelector(actor, viewOf, shallowEqual);
  const { choices } = view;
  const shown = levels.filter((level) => isShown(choices, level));
  const next = shown.find((level) => choices.chosen[level] === null);
  const taken = shown.filter((level) => isSoleTaken(choices, level)).map((level) => levelLabels[level]);
  const list = useRef<HTMLOListElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  useOrphanedFocus(hasPressed && !view.isBusy, () => whereNext(list.current));
  return (
    <StepsRoot ref={list}>
      {shown.map((level) => (
        <Step key={level} data-state={stateOf(choices, level, next)}>
          <LevelDropDown level={level} actor={actor} view={view} />
        </Step>
      ))}
      {view.kind === 'failed' && isHidden(view.level) ? (
        <Step data-state="now">
          <LevelFailed
            level={view.level}
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
          disabled={view.kind !== 'ready'}
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
  return find('[role="alert"] button') ?? find('[data-state="now"] input') ?? find('button[type="submit"]');
}

function LevelDropDown({ level, actor, view }: { level: Level; actor: CascadeActor; view: CascadeView }) {
  const { choices } = view;
  const isLoading = view.loading.includes(level);
  const isSearched = level === 'instrument' && !isDisabled(choices, level);
  return (
    <DropDown
      label={levelLabels[level]}
      isCode={level === 'instrument' || level === 'instrumentmic'}
      options={choices.options[level] ?? []}
      value={choices.chosen[level]}
      chosen={level === 'instrument' ? choices.instrument : null}
      clearable
      // A list that is loading can be focused already; one that failed cannot.
      disabled={isDisabled(choices, level) && !isLoading}
      loading={isLoading}
      hint={
        isSoleTaken(choices, level) ? (
          <SoleTaken
            level={level}
            hint={hintOf(choices, level)}
            onUndo={() => actor.send({ type: `${level}.chosen`, value: null })}
          />
        ) : (
          hintOf(choices, level)
        )
      }
      error={view.kind === 'failed' && view.level === level ? failedText(level) : null}
      emptyText={level === 'instrument' ? instrumentHint(choices) || 'Nothing found' : 'Nothing found'}
      onChange={(value) => actor.send({ type: `${level}.chosen`, value })}
      searched={choices.typed}
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
          currentTarget.closest('li')?.querySelector('input')?.focus();
          onUndo();
        }}
      >
        Undo
      </Undo>
    </>
  );
}

const whatFailed = {
  instrumentmic: 'The segments of this instrument could not be loaded.',
  ordertype: 'The order types of this instrument could not be loaded.',
} as const;

/** Whether the level has no drop-down of its own before its list is loaded. */
const isHidden = (level: Level | undefined): level is keyof typeof whatFailed =>
  level === 'instrumentmic' || level === 'ordertype';

function LevelFailed({ level, onRetry }: { level: keyof typeof whatFailed; onRetry: () => void }) {
  return (
    <LevelFailedRoot role="alert">
      <StepLabel>{levelLabels[level]}</StepLabel>
      <StepError>{whatFailed[level]}</StepError>
      <Button onClick={onRetry}>Try again</Button>
    </LevelFailedRoot>
  );
}

/** The state of a step: chosen, next to choose, or not available yet. */
function stateOf(choices: Choices, level: Level, next: Level | undefined): 'done' | 'now' | 'off' {
  if (choices.chosen[level] !== null) return 'done';
  return level === next ? 'now' : 'off';
}

function hintOf(choices: CascadeContext, level: Level): string {
  const options = choices.options[level];
  if (options?.length === 0 && isDisabled(choices, level)) return emptyText(choices, level);
  return level === 'instrument' ? instrumentHint(choices) : '';
}
