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

/** Opens a calendar. */
export function CalendarIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d="M3 4.500h12v10.500H3zM3 8h12M6 2.500v3.500M12 2.500v3.500"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Loads what is shown again. */
export function RefreshIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M13.500 8a5.500 5.500 0 1 1-1.700-3.970M13.500 1.500v3h-3"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Puts a chart above the rows, or beside them. */
export function ChartPlaceIcon({ place }: { place: 'above' | 'beside' }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d={place === 'above' ? 'M2.500 3h13v12h-13zM2.500 8.500h13' : 'M2.500 3h13v12h-13zM10 3v12'}
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d={place === 'above' ? 'm5 6.500 2.500-1 2.500 1.500 3-1.500' : 'm11.500 11 1-3 1 1.500.500-2.500'}
        stroke="currentColor"
        strokeWidth="1.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
