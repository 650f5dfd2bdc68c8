/** The part of the address after `#`: an anchor of the page, and what is done there. */
export function readAddress(): { readonly place: string; readonly params: URLSearchParams } {
  const [place = '', query = ''] = location.hash.slice(1).split('?');
  return { place: decodeURIComponent(place), params: new URLSearchParams(query) };
}

/** Keeps in the address what is done at a place, without a step in the history. */
export function keepInAddress(place: string, params: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(params).toString();
  history.replaceState(null, '', `#${place}${query === '' ? '' : `?${query}`}`);
}
