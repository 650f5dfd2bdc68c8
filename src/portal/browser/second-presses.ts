/** What a click is meant for: the control it is in or names, else the very place. */
function meantBy({ target }: Event): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('label')?.control ?? target.closest('a, button, input, [role]') ?? target;
}

/**
 * Lets the further presses of a double click reach only what the first one met. What a press puts in its own place, such
 * as Done where Make key was, or the next row where one was removed, would be pressed unread by whoever presses twice.
 * Two presses that are no double click, and keys, reach what they are meant for.
 */
export function keepSecondPresses(): void {
  let first: EventTarget | null = null;
  addEventListener(
    'click',
    (event) => {
      const meant = meantBy(event);
      if (event.detail <= 1) first = meant;
      else if (meant !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
