/** Says whether the rows are live or delayed (B 1), in words and in colour. */
export function DelayBadge({ isDelayed }: { isDelayed: boolean }) {
  const [colour, ground] = isDelayed
    ? ['var(--amber)', 'var(--amber-soft)']
    : ['var(--green)', 'var(--green-soft)'];
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '1px 9px',
        borderRadius: 10,
        // Seen where a forced scheme takes the ground away.
        outline: '1px solid transparent',
        background: ground,
        color: colour,
        fontSize: 12,
        lineHeight: '20px',
        fontWeight: 600,
        letterSpacing: 0,
        whiteSpace: 'nowrap',
      }}
    >
      <span
        aria-hidden="true"
        style={{ width: 6, height: 6, borderRadius: 3, background: 'currentColor', flex: 'none' }}
      />
      {isDelayed ? 'Delayed 15 minutes' : 'Live'}
    </span>
  );
}
