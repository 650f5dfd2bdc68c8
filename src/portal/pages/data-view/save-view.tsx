import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { viewOf } from '../../../../machines/save-view.ts';
import type { SavedChoice } from '../../../contract/generated/types.ts';
import { late } from '../../browser/late.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { saveView } from '../../flows/save-view.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import { ToolNotice } from './notes.ts';
import { InPlace } from './tool-place.tsx';

const nameDialog = late(async () => (await import('../data-select/saved-views/name-dialog.tsx')).NameDialog);

/** Saves what is shown under a name; `name` is the default. */
export function SaveView({
  name,
  selection,
  place,
}: {
  name: string;
  selection: SavedChoice;
  /** Where its button is, if elsewhere. */
  place?: HTMLElement | null;
}) {
  const actor = useFlow(saveView, { input: { name } });
  const view = useSelector(actor, viewOf, shallowEqual);
  const isOpen = view.kind === 'naming' || view.kind === 'saving';
  const NameDialog = useLateCode(nameDialog, isOpen, () => actor.send({ type: 'save.declined' }));
  return (
    <>
      <InPlace place={place}>
        <Button
          variant="text"
          onClick={() => actor.send({ type: 'save.wanted', id: crypto.randomUUID(), selection })}
        >
          Save view
        </Button>
        <ToolNotice role="status">{view.kind === 'saved' ? `Saved as “${view.savedAs}”` : ''}</ToolNotice>
      </InPlace>
      {NameDialog ? (
        <NameDialog
          isOpen={isOpen}
          title="Save this view"
          name={view.name}
          hint="It is listed under this name where you select data, wherever you log in."
          confirmLabel="Save"
          busyLabel="Saving…"
          isBusy={view.kind === 'saving'}
          failure={view.failure}
          onCancel={() => actor.send({ type: 'save.declined' })}
          onGiven={(given) => actor.send({ type: 'name.given', name: given })}
        />
      ) : null}
    </>
  );
}
