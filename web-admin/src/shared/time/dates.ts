const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Nov 21, 2026", where the moderator is. */
export const formatDay = (instant: string): string => DAY.format(new Date(instant));

/** "Nov 21, 2026, 5:50 PM", where the moderator is. */
export const formatDateTime = (instant: string): string => MOMENT.format(new Date(instant));

/** "5:50 PM", where the moderator is. */
export const formatTime = (instant: string): string => TIME.format(new Date(instant));

/** A date without a place, such as a birthday: "January 1, 2000". */
export const formatCalendarDay = (date: string): string => CALENDAR_DAY.format(new Date(`${date}T00:00:00Z`));

/** YYYY-MM-DD of the day that many days from now, where the moderator is. */
export function dayFromToday(days: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
}
