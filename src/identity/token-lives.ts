const hour = 60 * 60;

/** How long what the provider gives out is valid, in seconds. */
export const tokenLives = {
  AccessToken: hour,
  AuthorizationCode: 60,
  IdToken: hour,
  Grant: 12 * hour,
  Session: 12 * hour,
  Interaction: hour,
} as const;

/** The longest of them: an ID token may be shown at the end of a session, long after it has ended itself. */
export const longestTokenSeconds = Math.max(...Object.values(tokenLives));
