const groups: Record<number, { name: string; path: string }> = {
  1: { name: 'ICAP', path: 'M10 8h8M14 8v12M10 20h8' },
  2: { name: 'Tullett', path: 'M8.500 8.500h11M14 8.500V20.500' },
  3: { name: 'PVM', path: 'M10.500 20.500V8.500h4.500a3.600 3.600 0 0 1 0 7.200h-4.500' },
};

/** The name of a venue group (A 9: ids 1, 2, 3). */
export function groupName(id: number): string {
  return groups[id]?.name ?? 'Other';
}

/** The logo of a venue group (A 3.6): its initial in a square, one colour, named for screen readers. */
export function GroupLogo({ id, size = 28 }: { id: number; size?: number }) {
  const group = groups[id];
  if (!group) return null;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      stroke="var(--accent)"
      role="img"
      aria-label={group.name}
    >
      <rect x="0.750" y="0.750" width="26.500" height="26.500" rx="3" strokeWidth="1.500" />
      <path d={group.path} strokeWidth="2.200" />
    </svg>
  );
}
