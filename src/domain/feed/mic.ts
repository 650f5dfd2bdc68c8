const mic = /^[A-Z0-9]{4}$/;

/** Whether `text` has the form of a market identifier code (ISO 10383): four capitals or digits. */
export function isMic(text: string): boolean {
  return mic.test(text);
}
