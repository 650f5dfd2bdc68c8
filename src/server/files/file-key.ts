const form = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws Error for a key that is not one of the program's own, which can only be a programming error */
export function assertFileKey(key: string): void {
  if (!form.test(key) || key.length > 300) throw new Error('This is not a key of the file store');
}
