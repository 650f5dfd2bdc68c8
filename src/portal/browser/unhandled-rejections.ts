/** Logs an unhandled rejection as a warning instead of the browser's error (A 4.9). */
export function warnOfUnhandledRejections(): void {
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    console.warn('A promise was rejected and nobody listened:', event.reason);
  });
}
