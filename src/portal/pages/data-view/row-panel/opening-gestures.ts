import type { KeyboardEvent, MouseEvent } from 'react';

const isOnControl = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Whether a click into a row means to open it: not on something of its own, nor at the end of marking text. */
export const opensByClick = (event: MouseEvent): boolean =>
  !isOnControl(event) && getSelection()?.isCollapsed !== false;

/** Whether a key on a cell means to open its row. */
export const enterToOpen = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey && !isOnControl(event);
