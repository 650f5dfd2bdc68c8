import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type savedViewsMachine, viewOf } from '../../../../../machines/saved-views.ts';
import type { SavedSelection, SavedTape, SavedView } from '../../../../contract/generated/types.ts';
import { notChangedText } from '../../../../domain/failure.ts';
import { dataViewAddress } from '../../../../domain/feed/criteria.ts';
import { viewOfOrderType } from '../../../../domain/feed/feed-views.ts';
import { filterParts } from '../../../../domain/feed/filter-words.ts';
import { tapeAddress } from '../../../../domain/feed/tape-choice.ts';
import { viewLayoutOf } from '../../../../domain/feed/view-layout.ts';
import { instrumentPath } from '../../../../domain/page-paths.ts';
import {
  choiceOfSavedTape,
  criteriaOfSaved,
  isSavedTape,
} from '../../../../domain/saved-views/saved-views.ts';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { useSendOnReturn } from '../../../flows/binding/use-send-on-return.ts';
import { keepLayout } from '../../data-view/layout/use-layout.ts';
import { tapeWords } from '../../tape/scope-words.ts';
import { Recently, RecentlyNone } from '../data-select-styles.ts';
import { kindOf } from '../view-words.ts';
import { NameDialog } from './name-dialog.tsx';
import { SavedList, SavedNotice } from './saved-views-styles.ts';

type Props = {
  readonly actor: ActorRefFrom<typeof savedViewsMachine>;
  /** Whether an alert can be set now. */
  readonly canBeSet?: boolean;
  /** Called to set an alert on a view; absent if alerts are not available. */
  readonly onAlert?: (view: SavedView) => void;
};

/** The account's saved views, which it can open wherever it signs in. */
export function SavedViewsList({ actor, canBeSet = false, onAlert }: Props) {
  const { kind, views, chosen, failure, removed } = useSelector(actor, viewOf, shallowEqual);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLocked = kind !== 'listed';
  useSendOnReturn(actor, 'refresh.requested');
  return (
    <Recently aria-labelledby="saved-views">
      <h2 id="saved-views" ref={heading} tabIndex={-1}>
        Saved views
      </h2>
      {views === null && kind === 'loading' ? (
        <RecentlyNone role="status">Loading your saved views…</RecentlyNone>
      ) : null}
      {kind === 'failed' ? (
        <SavedNotice role="alert">
          {views === null
            ? 'Your saved views could not be loaded.'
            : 'Your saved views could not be refreshed. Those known before are listed.'}
          <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
        </SavedNotice>
      ) : null}
      {failure && !isLocked ? <SavedNotice role="alert">{notChangedText(failure)}</SavedNotice> : null}
      {removed ? (
        <SavedNotice role="status">
          “{removed.name}” was removed.
          <Button
            size="small"
            disabled={isLocked}
            onClick={() => {
              actor.send({ type: 'removal.undone' });
              heading.current?.focus();
            }}
          >
            Undo
          </Button>
        </SavedNotice>
      ) : null}
      {views?.length === 0 ? (
        <RecentlyNone>
          None yet. Use “Save view” above the rows of a view to keep it here with its filters, wherever you
          log in.
        </RecentlyNone>
      ) : null}
      {views && views.length > 0 ? (
        <SavedList aria-labelledby="saved-views">
          {views.map((view) => (
            <Row
              key={view.id}
              view={view}
              isLocked={isLocked}
              canBeSet={canBeSet}
              {...(onAlert ? { onAlert: () => onAlert(view) } : {})}
              onRename={() => actor.send({ type: 'rename.wanted', id: view.id })}
              onRemove={() => {
                actor.send({ type: 'removal.requested', id: view.id });
                // The focused button disappears with its row.
                heading.current?.focus();
              }}
            />
          ))}
        </SavedList>
      ) : null}
      <NameDialog
        isOpen={kind === 'naming' || kind === 'renaming'}
        title="Rename this view"
        name={chosen?.name ?? ''}
        confirmLabel="Rename"
        busyLabel="Renaming…"
        isBusy={kind === 'renaming'}
        failure={failure}
        onCancel={() => actor.send({ type: 'rename.declined' })}
        onGiven={(name) => actor.send({ type: 'name.given', name })}
      />
    </Recently>
  );
}

/** A view of an instrument: its link, and what it shows. */
function ViewOf({ name, selection }: { name: string; selection: SavedSelection }) {
  const criteria = criteriaOfSaved(selection);
  // Stored rather than passed on, so that the layout also applies in another tab.
  const layOut = (): void => {
    const { datatype, ordertype, layout } = selection;
    const view = ordertype === undefined ? null : viewOfOrderType(datatype, ordertype);
    const wanted = viewLayoutOf(layout);
    if (view && wanted) keepLayout(view.id, wanted);
  };
  const filters = filterParts(criteria.filter ?? {}).map(({ words }) => words);
  return (
    <>
      <Link component={RouterLink} to={dataViewAddress(criteria)} onClick={layOut} onAuxClick={layOut}>
        {name}
      </Link>
      <p>
        <Link className="mono" component={RouterLink} to={instrumentPath(selection.instrument)}>
          {selection.instrument}
        </Link>{' '}
        <span className="mono">{selection.instrumentmic ?? selection.tv}</span>{' '}
        {[kindOf(criteria), ...filters].join(' · ')}
      </p>
    </>
  );
}

/** A tape: its link, and what it shows. */
function TapeOf({ name, selection }: { name: string; selection: SavedTape }) {
  const choice = choiceOfSavedTape(selection);
  const parts = [choice.timing === 'live' ? 'Live tape' : 'Tape', ...tapeWords(choice)];
  return (
    <>
      <Link component={RouterLink} to={tapeAddress(choice)}>
        {name}
      </Link>
      <p>{parts.join(' · ')}</p>
    </>
  );
}

function Row({
  view: { name, selection },
  isLocked,
  canBeSet,
  onAlert,
  onRename,
  onRemove,
}: {
  view: SavedView;
  isLocked: boolean;
  canBeSet: boolean;
  onAlert?: () => void;
  onRename: () => void;
  onRemove: () => void;
}) {
  const isTape = isSavedTape(selection);
  return (
    <li>
      {isTape ? <TapeOf name={name} selection={selection} /> : <ViewOf name={name} selection={selection} />}
      <div>
        {onAlert && !isTape ? (
          <Button
            variant="text"
            size="small"
            disabled={!canBeSet}
            aria-label={`Set an alert on ${name}`}
            onClick={onAlert}
          >
            Alert
          </Button>
        ) : null}
        <Button
          variant="text"
          size="small"
          disabled={isLocked}
          aria-label={`Rename ${name}`}
          onClick={onRename}
        >
          Rename
        </Button>
        <Button
          variant="text"
          size="small"
          disabled={isLocked}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
