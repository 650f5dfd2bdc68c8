/** What a click targets: the control it is in or names, otherwise the exact element. */
function meantBy({ target }: Event): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('label')?.control ?? target.closest('a, button, input, [role]') ?? target;
}

/**
 * Ignores the further presses of a double click unless they hit what the first one hit. Otherwise whatever the first
 * press put in its place, such as Done in place of Make key, or the next row in place of a removed one, would be
 * pressed unread. Two presses that are no double click, and keys, are not affected.
 *
 * @param within where presses are watched
 */
export function keepSecondPresses(within: EventTarget = window): void {
  let first: EventTarget | null = null;
  within.addEventListener(
    'click',
    (event) => {
      const meant = meantBy(event);
      if (!(event instanceof MouseEvent) || event.detail <= 1) first = meant;
      else if (meant !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
