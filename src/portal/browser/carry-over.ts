/**
 * Notes what was typed and done in a prerendered page that is about to be replaced rather than hydrated, because the
 * tab knows more of it than the service did, and repeats it in the page in its place. What is typed last counts, so it
 * replaces what the tab has kept. A module of its own, since hardly any visit needs it; it shares no code with the page,
 * since a shared part would add a file to every first load.
 */
export function carryOver(root: Element): void {
  const boxes = [...root.querySelectorAll('input')].filter(isUsed).map((box) => {
    const find = successorOf(root, box);
    const { checked, value } = box;
    return (): void => {
      const next = find();
      if (!(next instanceof HTMLInputElement)) return;
      if (!isTicked(next)) type(next, value);
      else if (next.checked !== checked) next.click();
    };
  });
  const acts = (window.early ?? []).map(([element, again]) => {
    const find = successorOf(root, element);
    return (): void => {
      const next = find();
      if (next) again(next);
    };
  });
  const focused = document.activeElement;
  const find = focused instanceof HTMLElement && root.contains(focused) ? successorOf(root, focused) : null;
  // The mark goes when the page in its place has been rendered.
  const watching = new MutationObserver(async () => {
    watching.disconnect();
    find?.()?.focus({ preventScroll: true });
    for (const repeat of [...boxes, ...acts]) {
      repeat();
      // The page shows what came of it first.
      await Promise.resolve();
    }
  });
  watching.observe(root, { attributeFilter: ['data-waiting'] });
}

/** Finds the element with the same name or words once the page has been replaced. */
function successorOf(root: Element, element: HTMLElement): () => HTMLElement | undefined {
  const nameOf = (one: HTMLElement): string =>
    one instanceof HTMLInputElement
      ? [one.type, one.name, isTicked(one) ? one.value : ''].join(' ')
      : (one.textContent ?? '');
  const name = nameOf(element);
  const alike = (): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => nameOf(one) === name);
  const at = alike().indexOf(element);
  return () => alike()[at];
}

/** Types a text into a React input, which would miss one that was set otherwise. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** In a group of radio buttons only the one chosen was used, not the one it replaced. */
function isUsed(box: HTMLInputElement): boolean {
  if (!isTicked(box)) return box.value !== box.defaultValue;
  return box.checked !== box.defaultChecked && (box.type === 'checkbox' || box.checked);
}
