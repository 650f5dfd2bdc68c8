/** The title of every dialog that tells an error: one constant (A 8, decisions.md Errors). */
export const errorTitle = 'Error';
