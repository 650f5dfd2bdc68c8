import type { KeyboardEvent, MouseEvent } from 'react';

const isOnControl = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Whether a click in a row opens it: not on a control, nor at the end of a text selection. */
export const opensByClick = (event: MouseEvent): boolean =>
  !isOnControl(event) && getSelection()?.isCollapsed !== false;

/** Whether a key press on a cell opens its row. */
export const enterToOpen = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey && !isOnControl(event);
