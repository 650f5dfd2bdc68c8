type Listener = (event: PopStateEvent) => void;

let first: Listener | null = null;

// Listeners of the window run in the order in which they came, so this module is loaded before the router starts.
addEventListener('popstate', (event) => first?.(event));

/** Hears of the browser's back and forward before the router does, which hears nothing if the event is stopped. */
export function hearFirst(listener: Listener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = null;
  };
}
