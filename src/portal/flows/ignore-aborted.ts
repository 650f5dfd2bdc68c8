/**
 * Waits for a call of an actor that starts with its flow. A call the flow has given up has no end: React's StrictMode
 * stops a flow and starts it again, and the second start would take the first one's failure for its own.
 */
export async function ignoreAborted<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  }
}
