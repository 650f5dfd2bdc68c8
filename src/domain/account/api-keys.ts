/** Maximum number of valid keys of one account. */
export const mostApiKeys = 10;

/** The validity periods to choose from, in days; the longest is the limit. */
export const apiKeyDays = [30, 90, 180, 365] as const;

/** A key used from more networks than this in a day was shared or stolen, and is stopped. */
export const mostKeyNetworks = 9;

/** Number of days for which the use of a key is stored. */
export const keyUsageKeptDays = 400;

/** Whether another key can be made. */
export const hasRoomForKey = (keys: readonly { readonly state: string }[]): boolean =>
  keys.filter(({ state }) => state === 'active').length < mostApiKeys;

type UsedDay = { readonly day: string; readonly requests: number; readonly rows: number };

/** The last 30 days up to `today`, oldest first, with zero for days missing from `usage`. */
export function lastDaysOfUse(usage: readonly UsedDay[], today: string): readonly UsedDay[] {
  const byDay = new Map(usage.map((used) => [used.day, used]));
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(end - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, requests: 0, rows: 0 };
  });
}
