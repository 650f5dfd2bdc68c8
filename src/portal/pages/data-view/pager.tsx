import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Buttons } from '../../controls/buttons.ts';
import { Note } from './notes.ts';

const Root = styled(Buttons)({ marginTop: 12 });

const Refused = styled(Note)({ color: 'var(--red)' });

/** Turns the pages of a history, newest first, one page of the service at a time. */
export function Pager({
  first,
  count,
  page,
  hasOlder,
  isTurning,
  refused,
  onTurn,
}: {
  /** The number of the page's first row in the whole history. */
  first: number;
  count: number;
  page: number;
  hasOlder: boolean;
  isTurning: boolean;
  /** The service refused the next page: a failure that the dialog leaves to the page. */
  refused: boolean;
  onTurn: (page: number) => void;
}) {
  const newer = useRef<HTMLButtonElement>(null);
  const older = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // A button that becomes disabled drops the focus, so the other one takes it.
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!button?.disabled) return;
    pressed.current = null;
    const focused = document.activeElement;
    if (focused !== button && focused !== document.body) return;
    (button === older.current ? newer : older).current?.focus();
  });
  const turn =
    (to: number) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      pressed.current = currentTarget;
      onTurn(to);
    };
  return (
    <Root as="nav" aria-label="Pages of rows" data-print="no">
      <Button ref={newer} disabled={page === 0} onClick={turn(page - 1)}>
        Newer rows
      </Button>
      {/* Not disabled while the page loads, so that it keeps the focus; another press has no effect. */}
      <Button ref={older} disabled={!hasOlder} onClick={turn(page + 1)}>
        Older rows
      </Button>
      <Note role="status" className="figures">
        {isTurning ? 'Loading older rows' : `Rows ${first} to ${first + count - 1}, newest first`}
      </Note>
      {refused ? (
        <Refused role="alert">
          Older rows can no longer be loaded from here. Refresh to start with the newest.
        </Refused>
      ) : null}
    </Root>
  );
}
