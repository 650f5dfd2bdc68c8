import { addDays, dayOf } from '../subscription/calendar.ts';
import { type TradingCalendar, tradingHours } from './trading-calendar.ts';

/** Whether a venue trades, and when that changes next. */
export type VenueState = {
  readonly isOpen: boolean;
  /** Null if it does not change within two weeks. */
  readonly changesAt: Date | null;
};

const daysAhead = 14;
const minuteMs = 60_000;

/** The state of a venue at a moment, by its calendar. */
export function venueStateAt(calendar: TradingCalendar, now: Date): VenueState {
  const today = dayOf(now);
  const at = now.getTime();
  let isOpen = false;
  let closes = 0;
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const midnight = Date.parse(`${day}T00:00:00Z`);
    for (const [from, to] of tradingHours(calendar, day)) {
      const [opens, ends] = [midnight + from * minuteMs, midnight + to * minuteMs];
      if (ends <= at) continue;
      if (opens <= at) isOpen = true;
      else if (!isOpen) return { isOpen, changesAt: new Date(opens) };
      // Hours that go on past midnight are one session.
      else if (opens > closes) return { isOpen, changesAt: new Date(closes) };
      closes = ends;
    }
    if (isOpen && closes < midnight + 1440 * minuteMs) return { isOpen, changesAt: new Date(closes) };
  }
  return { isOpen, changesAt: null };
}
