/** Leaves the whole page for another; the way back does not lead here again. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
