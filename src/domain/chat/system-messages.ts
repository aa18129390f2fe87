import type { CalendarDate } from '../shared/calendar-date.js';
import type { Language } from '../shared/language.js';
import { dateLabel } from '../shared/saturday.js';
import { type MealTime, type Slot, STARTING_HOUR, type VenueType } from '../shared/slot.js';
import { isEvening, timeOfDay, timeOfDayAt } from '../shared/time-of-day.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';

type None = Readonly<Record<string, never>>;

interface ParamsOfKinds {
  welcome: { readonly date: CalendarDate; readonly mealTime: MealTime; readonly venueType: VenueType };
  'icebreaker.formed': { readonly questions: readonly string[] };
  'icebreaker.warmup': { readonly questions: readonly string[] };
  'icebreaker.table': { readonly questions: readonly string[] };
  joined: None;
  left: None;
  leftchat: None;
  venue: { readonly place: string };
  open: None;
  confirmed: { readonly day: 'saturday' | 'today' | 'tonight' };
  moved: None;
  reminder: {
    readonly date: CalendarDate;
    /** ISO 8601, UTC. */
    readonly startsAt: string;
    readonly timeZone: TimeZone;
    readonly isSeatFilled: boolean;
  };
  split: None;
  second: None;
  merge: None;
  rescue: None;
  join: None;
  pair: { readonly leavesTime: boolean };
  pick: None;
  bookingasked: None;
  bookingfree: None;
  bookingopen: None;
  bookingtaken: None;
  /** Without the name of the booking, which is erased with the account that gave it. */
  booked: { readonly place: string };
  notneeded: { readonly place: string };
  full: { readonly place: string };
  here: None;
  cannotfind: None;
}

/**
 * What a system message says, as it is stored: its text is rendered when it is read. The user it is about is no parameter but
 * a reference beside it, so that their name is the current one and is gone with their account. See ADR 68.
 */
export type SystemMessage = {
  readonly [Kind in keyof ParamsOfKinds]: { readonly kind: Kind; readonly params: ParamsOfKinds[Kind] };
}[keyof ParamsOfKinds];

/** System message for a new match. */
export const welcomeMessage = (slot: Slot): SystemMessage => ({
  kind: 'welcome',
  params: { date: slot.preferredDate, mealTime: slot.preferredTime, venueType: slot.venueType },
});

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

/** System message before the match. @param isSeatFilled whether a seat that is given back goes to someone else */
export const reminderMessage = (
  { suggestedDate, startsAt, timeZone }: Dinner,
  isSeatFilled: boolean,
): SystemMessage => ({
  kind: 'reminder',
  params: { date: suggestedDate, startsAt: startsAt.toISOString(), timeZone, isSeatFilled },
});

/** System message about a confirmed table, which says the day as one says it at `now`. */
export function confirmedMessage({ suggestedDate, startsAt, timeZone }: Dinner, now: Date): SystemMessage {
  const isToday = localDate(now, timeZone) === suggestedDate;
  const day = isEvening(startsAt, timeZone) ? 'tonight' : 'today';
  return { kind: 'confirmed', params: { day: isToday ? day : 'saturday' } };
}

/** System message about the venue that leads the vote now. */
export const venueMessage = (place: string): SystemMessage => ({ kind: 'venue', params: { place } });

/** @param leavesTime whether there is still time for another table */
export const pairQuestionMessage = (leavesTime: boolean): SystemMessage => ({
  kind: 'pair',
  params: { leavesTime },
});

export const joinedMessage: SystemMessage = { kind: 'joined', params: {} };
export const venueOpenMessage: SystemMessage = { kind: 'open', params: {} };
export const leftMessage: SystemMessage = { kind: 'left', params: {} };
export const leftChatMessage: SystemMessage = { kind: 'leftchat', params: {} };
export const movedMessage: SystemMessage = { kind: 'moved', params: {} };
export const splitOfferedMessage: SystemMessage = { kind: 'split', params: {} };
export const mergeOfferedMessage: SystemMessage = { kind: 'merge', params: {} };
export const rescueOfferedMessage: SystemMessage = { kind: 'rescue', params: {} };
export const joinOfferedMessage: SystemMessage = { kind: 'join', params: {} };
export const movedToSecondTableMessage: SystemMessage = { kind: 'second', params: {} };

/** System message to the member who is asked to pick, because the vote ended without a proposal. */
export const youPickMessage: SystemMessage = { kind: 'pick', params: {} };
/** System message a day before the start: who books the chosen venue? */
export const bookingAskedMessage: SystemMessage = { kind: 'bookingasked', params: {} };
/** System message after the member who had the task gave it back or lost their seat. */
export const bookingFreeMessage: SystemMessage = { kind: 'bookingfree', params: {} };
/** System message at the last reminder, when no member has the task. */
export const bookingOpenMessage: SystemMessage = { kind: 'bookingopen', params: {} };
export const bookingTakenMessage: SystemMessage = { kind: 'bookingtaken', params: {} };
export const bookedMessage = (place: string): SystemMessage => ({ kind: 'booked', params: { place } });
export const bookingNotNeededMessage = (place: string): SystemMessage => ({
  kind: 'notneeded',
  params: { place },
});
export const venueFullMessage = (place: string): SystemMessage => ({ kind: 'full', params: { place } });
export const hereMessage: SystemMessage = { kind: 'here', params: {} };
export const cannotFindMessage: SystemMessage = { kind: 'cannotfind', params: {} };

interface Reading {
  readonly language: Language;
  /** The locale of dates, with the reader's region where it is known. */
  readonly locale: string;
  /** Whether the reader's region counts 24 hours. */
  readonly has24Hours: boolean;
  /** Display name of the user that the message is about. */
  readonly name: string;
  /** The text of an icebreaker question in that language. */
  readonly textOf: (question: string) => string;
}

/** The values of the message's text in `locales/<language>/app.json`. */
export function valuesOf(
  { kind, params }: SystemMessage,
  { language, locale, has24Hours, name, textOf }: Reading,
): Record<string, string> {
  switch (kind) {
    case 'welcome': {
      const time = timeOfDay(STARTING_HOUR[params.mealTime], 0, language, has24Hours);
      return { date: dateLabel(params.date, locale), time, venueType: params.venueType };
    }
    case 'reminder': {
      const time = timeOfDayAt(new Date(params.startsAt), params.timeZone, language, has24Hours);
      const isSeatFilled = String(params.isSeatFilled);
      return { date: dateLabel(params.date, locale), time, isSeatFilled };
    }
    case 'icebreaker.formed':
    case 'icebreaker.warmup':
    case 'icebreaker.table':
      return { question: params.questions.map(textOf).join('\n') };
    case 'venue':
    case 'booked':
    case 'notneeded':
    case 'full':
    case 'confirmed':
      return { ...params };
    case 'pair':
      return { leavesTime: String(params.leavesTime) };
    default:
      return { name };
  }
}
