// The first that matches: many claim to be another one too.
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer than what browsers send; what follows is not read. */
const longest = 512;

/** Browser and system of a User-Agent header in words, without versions; null if it names neither. */
export function browserWords(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, longest);
  const named = (of: typeof browsers): string | undefined => of.find(([pattern]) => pattern.test(text))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined && system === undefined) return null;
  return system === undefined ? (browser ?? null) : `${browser ?? 'A browser'} on ${system}`;
}
