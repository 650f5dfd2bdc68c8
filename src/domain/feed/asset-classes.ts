/** The nine asset classes, in the words the wire and the screen use. */
export const allAssetClasses = [
  'Equity & Equity-like',
  'Bonds',
  'Interest rate derivatives',
  'FX derivatives',
  'Credit derivatives',
  'Equity derivatives',
  'Commodity derivatives',
  'Emission allowances',
  'Securitised derivatives',
] as const;

export type AssetClass = (typeof allAssetClasses)[number];

const derivatives: ReadonlySet<AssetClass> = new Set<AssetClass>([
  'Interest rate derivatives',
  'FX derivatives',
  'Credit derivatives',
  'Equity derivatives',
  'Commodity derivatives',
  'Emission allowances',
]);

/** Whether `text` is one of the nine, in exactly these words. */
export function isAssetClass(text: string): text is AssetClass {
  return allAssetClasses.some((known) => known === text);
}

/** Shares and share-like instruments, which RTS 1 governs; RTS 2 governs all others. */
export function isEquity(assetClass: AssetClass): boolean {
  return assetClass === 'Equity & Equity-like';
}

/** Whether this is a share traded in the United Kingdom, which has different reports and columns (B 3). */
export function isUkShare(assetClass: string, venueLocation: string): boolean {
  return isAssetClass(assetClass) && isEquity(assetClass) && venueLocation === 'UK';
}

/** Whether a trade of this class says if it is cleared. Derivatives of allowances belong to the allowances. */
export function mayBeCleared(assetClass: AssetClass): boolean {
  return derivatives.has(assetClass);
}

/** Whether a quantity of this class may be in a measurement unit (tonnes, barrels, megawatt hours). */
export function hasMeasurementUnit(assetClass: AssetClass): boolean {
  return assetClass === 'Commodity derivatives' || assetClass === 'Emission allowances';
}
