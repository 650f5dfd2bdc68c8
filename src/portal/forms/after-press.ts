// The functions waiting for the pointer to be released; null while it is not pressed.
let waiting: (() => void)[] | null = null;
let soon: ReturnType<typeof setTimeout> | undefined;

function hold(): void {
  clearTimeout(soon);
  waiting ??= [];
}

function release(): void {
  clearTimeout(soon);
  const held = waiting ?? [];
  waiting = null;
  for (const one of held) one();
}

// The click follows the release in the same task.
function releaseSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(release, 0);
}

let watching = 0;
let stop = new AbortController();

/**
 * Watches pointer presses for users of `afterPress`; several watchers share one set of listeners.
 * @returns a function that stops watching; the last one to stop runs what is still waiting
 */
export function watchPresses(): () => void {
  watching += 1;
  if (watching === 1) {
    stop = new AbortController();
    const { signal } = stop;
    const first = { capture: true, passive: true, signal };
    // After a touch has ended, the browser reports it again as a mouse press, which holds once more.
    for (const type of ['pointerdown', 'mousedown']) addEventListener(type, hold, first);
    for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
      addEventListener(type, releaseSoon, first);
    // Ends a press whose release was never reported, for example outside the window.
    for (const type of ['keydown', 'blur']) addEventListener(type, releaseSoon, { signal });
    addEventListener('click', release, { signal });
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    stop.abort();
    release();
  };
}

/**
 * Calls a function now or, while a pointer is pressed, after its release and click. A message that appears during a
 * press would move the target from under the pointer, and the click would be lost.
 */
export function afterPress(what: () => void): void {
  if (waiting) waiting.push(what);
  else what();
}
