import { styled } from '@mui/material/styles';
import type { AssetClass } from '../../../domain/feed/asset-classes.ts';
import { flagsOf } from '../../../domain/venues/flags.ts';
import { Tick, Ticks } from './tick-styles.ts';

const Place = styled('details')({
  gridColumn: '1 / -1',
  marginBottom: 12,
  '& summary': { width: 'fit-content', padding: '4px 0', cursor: 'pointer' },
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em' },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--text-small)', lineHeight: '18px' },
});

/** Flags, at least one of which a trade must have: those of its asset class, and others that an address names. */
export function FlagChoice({
  assetClass,
  value,
  onChange,
}: {
  assetClass: AssetClass | null;
  /** The codes chosen, comma-separated as in an address; empty for any trade. */
  value: string;
  onChange: (value: string) => void;
}) {
  const chosen = value === '' ? [] : value.split(',');
  const known = assetClass === null ? [] : flagsOf(assetClass);
  const codes = new Set(known.map(([code]) => code));
  const all = [
    ...known,
    ...chosen
      .filter((code) => !codes.has(code))
      .map((code) => [code, 'No flag of this asset class'] as const),
  ];
  return (
    <Place>
      <summary>Flags: {chosen.join(' or ') || 'any or none'}</summary>
      <Ticks aria-label="Trades with any of these flags">
        {all.map(([code, name]) => (
          <Tick key={code}>
            <input
              type="checkbox"
              className="tick"
              checked={chosen.includes(code)}
              onChange={() =>
                onChange(
                  (chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]).join(),
                )
              }
            />
            <span>
              <code>{code}</code>
              <small>{name}</small>
            </span>
          </Tick>
        ))}
      </Ticks>
    </Place>
  );
}
