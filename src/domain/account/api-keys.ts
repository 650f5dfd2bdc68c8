/** Most keys of one account that work at a time. */
export const mostApiKeys = 10;

/** For how many days a key can be made; the longest is the limit. */
export const apiKeyDays = [30, 90, 180, 365] as const;

/** A key used from more networks in a day than this has been handed on, or stolen, and is stopped. */
export const mostKeyNetworks = 9;

/** For how many days it is kept what a key was used for. */
export const keyUsageKeptDays = 400;

/** Whether one more key can be made beside these. */
export const hasRoomForKey = (keys: readonly { readonly state: string }[]): boolean =>
  keys.filter(({ state }) => state === 'active').length < mostApiKeys;

type UsedDay = { readonly day: string; readonly requests: number; readonly rows: number };

/** The last 30 days up to `today`, oldest first, with nothing on those that are not in `usage`. */
export function lastDaysOfUse(usage: readonly UsedDay[], today: string): readonly UsedDay[] {
  const byDay = new Map(usage.map((used) => [used.day, used]));
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(end - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, requests: 0, rows: 0 };
  });
}
