const hour = 60 * 60;

/** Lifetimes of what the provider issues, in seconds. */
export const tokenLives = {
  AccessToken: hour,
  AuthorizationCode: 60,
  IdToken: hour,
  Grant: 12 * hour,
  Session: 12 * hour,
  Interaction: hour,
} as const;

/** The longest of them: an ID token may be presented at the end of a session, long after it has expired. */
export const longestTokenSeconds = Math.max(...Object.values(tokenLives));
