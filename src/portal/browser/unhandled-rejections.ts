/** Logs a promise that was rejected with nobody listening as a warning, in place of the browser's error (A 4.9). */
export function warnOfUnhandledRejections(): void {
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    console.warn('A promise was rejected and nobody listened:', event.reason);
  });
}
