/** Reads the part of the address after `#`: an anchor of the page, and parameters of a tool there. */
export function readAddress(): { readonly place: string; readonly params: URLSearchParams } {
  const [place = '', query = ''] = location.hash.slice(1).split('?');
  return { place: decodeURIComponent(place), params: new URLSearchParams(query) };
}

/** Replaces the part of the address after `#`, without an entry in the history. */
export function keepInAddress(place: string, params: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(params).toString();
  history.replaceState(null, '', `#${place}${query === '' ? '' : `?${query}`}`);
}
