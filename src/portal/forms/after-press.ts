// What waits until the pointer is let go; null while none is pressed.
let waiting: (() => void)[] | null = null;
let soon: ReturnType<typeof setTimeout> | undefined;

function hold(): void {
  clearTimeout(soon);
  waiting ??= [];
}

function letGo(): void {
  clearTimeout(soon);
  const held = waiting ?? [];
  waiting = null;
  for (const one of held) one();
}

// The click of a press comes after its end, in the same task.
function letGoSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(letGo, 0);
}

let watching = 0;
let stop = new AbortController();

/**
 * Watches presses of the pointer for whoever uses `afterPress`, once however many do.
 * @returns how to stop; what still waits is then done
 */
export function watchPresses(): () => void {
  watching += 1;
  if (watching === 1) {
    stop = new AbortController();
    const { signal } = stop;
    const first = { capture: true, passive: true, signal };
    // A touch is told as a press of the mouse only after it has ended: by then it holds once more.
    for (const type of ['pointerdown', 'mousedown']) addEventListener(type, hold, first);
    for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
      addEventListener(type, letGoSoon, first);
    // A press whose end nobody told, as outside the window, holds nothing back for longer than until then.
    for (const type of ['keydown', 'blur']) addEventListener(type, letGoSoon, { signal });
    addEventListener('click', letGo, { signal });
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    stop.abort();
    letGo();
  };
}

/**
 * Does something now, or while a pointer is pressed once it is let go and its click has been told. A message that
 * appears between the press and its end moves what was aimed at from under the pointer, and the click is lost.
 */
export function afterPress(what: () => void): void {
  if (waiting) waiting.push(what);
  else what();
}
