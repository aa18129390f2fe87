import type { CalendarDate } from '../shared/calendar-date.js';
import { dateLabel } from '../shared/saturday.js';
import type { Slot } from '../shared/slot.js';
import { isEvening, timeOfDayAt } from '../shared/time-of-day.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';

/** Placeholder for the first name of the user a system message is about; replaced when the message is read. */
export const NAME_PLACEHOLDER = '{name}';

const MEAL_TIME_LABEL = { lunch: '1:00 PM', dinner: '6:00 PM' } as const;

/** System message for a new match. */
export function welcomeMessage(slot: Slot): string {
  const when = `${dateLabel(slot.preferredDate)} at ${MEAL_TIME_LABEL[slot.preferredTime]}`;
  const where = slot.venueType === 'cafe' ? 'a cafe' : 'a restaurant';
  return `Welcome to your table! You're meeting on ${when} at ${where}. Say hi and pick a place together.`;
}

/** System message before the match. @param isSeatFilled whether a seat that is given back goes to someone else */
export function reminderMessage(
  { suggestedDate, startsAt, timeZone }: Dinner,
  isSeatFilled: boolean,
): string {
  const time = timeOfDayAt(startsAt, timeZone);
  const reason = isSeatFilled ? 'someone else can have your seat' : 'the others know';
  return `See you on ${dateLabel(suggestedDate)} at ${time}! Can't make it? Leave the table so ${reason}.`;
}

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

export const joinedMessage = `${NAME_PLACEHOLDER} joined the table. Say hi!`;
/** System message about the venue that leads the vote now. */
export const venueMessage = (place: string): string => `${VENUE_BEGINS}${place}`;
const VENUE_BEGINS = 'Leading: ';

/** Parses the venue of such a message. @returns null for any other message */
export const placeIn = (line: string): string | null =>
  line.startsWith(VENUE_BEGINS) ? line.slice(VENUE_BEGINS.length) : null;

export const venueOpenMessage = 'No place picked yet. Suggest one or vote!';
export const leftMessage = `${NAME_PLACEHOLDER} left the table.`;
export const leftChatMessage = `${NAME_PLACEHOLDER} left the chat.`;
export const movedMessage = "The place has changed. Check where you're meeting now.";
const CONFIRMED = {
  saturday: 'Your table is confirmed. See you on Saturday!',
  today: 'Your table is confirmed. See you today!',
  tonight: 'Your table is confirmed. See you tonight!',
} as const;

/** System message about a confirmed table, which says the day as one says it at `now`. */
export function confirmedMessage({ suggestedDate, startsAt, timeZone }: Dinner, now: Date): string {
  if (localDate(now, timeZone) !== suggestedDate) return CONFIRMED.saturday;
  return isEvening(startsAt, timeZone) ? CONFIRMED.tonight : CONFIRMED.today;
}

/** Parses how such a message says the day. @returns null for any other message */
export const confirmedDayIn = (line: string): keyof typeof CONFIRMED | null =>
  (Object.keys(CONFIRMED) as Array<keyof typeof CONFIRMED>).find((day) => CONFIRMED[day] === line) ?? null;
/** @param leavesTime whether there is still time for another table */
export const pairQuestionMessage = (leavesTime: boolean): string =>
  `It's just the two of you now. If you're both happy to go as two, confirm under Matches. Otherwise ${
    leavesTime
      ? "we'll look for a new table for you"
      : "the table is cancelled, and it's too late to find you a new one"
  }.`;
export const splitOfferedMessage =
  'One person has no table yet. We asked some of you about a second table with them. If it comes to nothing, your table stays as it is.';
export const mergeOfferedMessage =
  'Another table for this meal is short of people too. We asked both tables about becoming one. If it comes to nothing, your table stays as it is.';
export const rescueOfferedMessage =
  'Another table for this meal is too small to meet. We asked some of you about joining it. If it comes to nothing, your table stays as it is.';
export const joinOfferedMessage =
  'We asked you and people from another table about sharing a table. If it comes to nothing, your table stays as it is.';
export const movedToSecondTableMessage = `${NAME_PLACEHOLDER} moved to a second table, so more people can come.`;
