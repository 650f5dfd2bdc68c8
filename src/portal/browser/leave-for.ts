/** Replaces the page by another one, with no way back to it. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
