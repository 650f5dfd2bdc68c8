const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const anywhere = new RegExp(uuid, 'i');
const whole = new RegExp(`^${uuid}$`, 'i');

/** Whether a text has the form of a reference, as pages show it, or of another such name. */
export const isReference = (text: string): boolean => whole.test(text);

/** The reference in a text that somebody has pasted, with whatever stands around it; null if there is none. */
export const pastedReference = (text: string): string | null => anywhere.exec(text)?.[0] ?? null;
