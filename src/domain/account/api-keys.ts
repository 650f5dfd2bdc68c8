/** Most keys of one account that work at a time. */
export const mostApiKeys = 10;

/** For how many days a key can be made; the longest is the limit. */
export const apiKeyDays = [30, 90, 180, 365] as const;

/** A key used from more networks in a day than this has been handed on, or stolen, and is stopped. */
export const mostKeyNetworks = 9;

/** For how many days it is kept what a key was used for. */
export const keyUsageKeptDays = 400;

/** What a key is, and what it has become. */
export type ApiKeyState = 'active' | 'expired' | 'revoked' | 'stopped';
