/** Leaves the page for another one without a way back to it. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
