import { matchPath, useLocation } from 'react-router-dom';

/**
 * What the address has behind a path, decoded: the code of an instrument, the MIC of a venue; empty if nothing. What
 * cannot be decoded is taken as it is, which is then the code of nothing.
 *
 * @param path the path before it, of `pagePaths`
 */
export function usePathParameter(path: string): string {
  const encoded = matchPath(`${path}/:parameter`, useLocation().pathname)?.params.parameter ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
