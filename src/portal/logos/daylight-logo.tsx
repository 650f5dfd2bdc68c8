/** The sun over the horizon. Decoration beside the product's name. */
export function DaylightLogo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false">
      <path d="M4 18a9 9 0 0 1 18 0" stroke="var(--accent)" strokeWidth="2" />
      <path d="M1 18h24" stroke="var(--ink)" strokeWidth="2" />
      <path d="M6 22h14" stroke="var(--muted)" strokeWidth="2" />
      <path d="M13 2v3M4.500 6l2 2M21.500 6l-2 2" stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}
