/** Opens a list; upside down while it is open. */
export function ChevronIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d="m5.500 8 4.500 4.500L14.500 8"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Clears a choice. */
export function CrossIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path d="m5 5 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" />
    </svg>
  );
}

/** Asks for what is shown again. */
export function RefreshIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d="M14 9a5 5 0 1 1-1.500-3.600M14 3v3h-3"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
