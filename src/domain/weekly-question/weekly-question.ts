import { addDays, type CalendarDate, weekday } from '../shared/calendar-date.js';
import { missing } from '../shared/refusal.js';
import { NIGHT } from '../shared/night.js';
import { firstOpenSaturday } from '../shared/saturday.js';
import { instantAt, localDate, localHour, type TimeZone } from '../shared/time-zone.js';

const MONDAY = 1;
const TUESDAY = 2;
/** Local hour on Monday at which a member is asked; after an outage until the night. */
const ASKED_AT_HOUR = 9;
/** Questions in a row without an answer after which a member is not asked any more. */
const MOST_UNANSWERED = 2;

/** The link is not of the newest question, was used before, or its member is not asked any more. */
export class WeeklyQuestionGone extends missing('weekly_question_gone', 'This link no longer works.') {}

/** Whether a member wants another table, asked every Monday. See ADR 73. */
export interface WeeklyQuestionState {
  readonly userId: number;
  /** UTC instant of the next question; null while paused. */
  readonly nextAt: Date | null;
  /** UTC instant of the newest question; null before the first. */
  readonly askedAt: Date | null;
  /** The Saturday of the newest question. */
  readonly askedFor: CalendarDate | null;
  /** Questions in a row without an answer, the newest included. */
  readonly unanswered: number;
}

/** A member as a question finds them. */
export interface AskedMember {
  readonly timeZone: TimeZone;
  /** When they last asked for a table, with the choices to repeat; null if they never did. */
  readonly lastRequestAt: Date | null;
  /** Whether they have neither an open request nor a seat on that Saturday. */
  readonly isFree: boolean;
}

/** The state of a member who switches the question on, or resumes it. */
export const switchedOn = (userId: number, timeZone: TimeZone, now: Date): WeeklyQuestionState => ({
  userId,
  nextAt: nextMonday(now, timeZone),
  askedAt: null,
  askedFor: null,
  unanswered: 0,
});

export const isPaused = ({ nextAt }: WeeklyQuestionState): boolean => nextAt === null;

/** Whether no further question follows the newest one unless it is answered. */
export const isSecondUnanswered = ({ unanswered }: WeeklyQuestionState): boolean =>
  unanswered === MOST_UNANSWERED;

/** Whether the question for this Saturday is the newest one and waits for its answer. */
export const isOpenQuestion = (question: WeeklyQuestionState, saturday: CalendarDate): boolean =>
  question.askedFor === saturday && question.unanswered > 0;

/** The Saturday that a question at this instant is about. */
export const saturdayAskedFor = (now: Date, timeZone: TimeZone): CalendarDate =>
  firstOpenSaturday(localDate(now, timeZone));

/**
 * The state after a question that is due, whether the member is asked or not.
 * @returns the Saturday that the member is asked about; null for a member who is not asked now
 */
export function nextQuestion(
  question: WeeklyQuestionState,
  { timeZone, lastRequestAt, isFree }: AskedMember,
  now: Date,
): { readonly state: WeeklyQuestionState; readonly saturday: CalendarDate | null } {
  const hasAskedSince =
    question.askedAt !== null && lastRequestAt !== null && lastRequestAt > question.askedAt;
  const unanswered = hasAskedSince ? 0 : question.unanswered;
  const later = { ...question, unanswered, nextAt: nextMonday(now, timeZone) };
  const day = dayAsked(question.nextAt ?? now, timeZone);
  if (!isByDay(day, now, timeZone)) {
    const mornings = [MONDAY, day].map((each) => nextMorning(each, now, timeZone).getTime());
    return { state: { ...later, nextAt: new Date(Math.min(...mornings)) }, saturday: null };
  }
  if (unanswered >= MOST_UNANSWERED) return { state: { ...later, nextAt: null }, saturday: null };
  if (!isFree || lastRequestAt === null) return { state: later, saturday: null };
  const saturday = saturdayAskedFor(now, timeZone);
  return {
    state: { ...later, askedAt: now, askedFor: saturday, unanswered: unanswered + 1 },
    saturday,
  };
}

/** The state after the answer. @throws WeeklyQuestionGone for another Saturday and for a second answer */
export function answered(question: WeeklyQuestionState | null, saturday: CalendarDate): WeeklyQuestionState {
  if (!question || !isOpenQuestion(question, saturday)) throw new WeeklyQuestionGone();
  return { ...question, unanswered: 0 };
}

/**
 * The local day of a question that was due at this instant: Tuesday for a member who has moved so far east that there Monday
 * was over by then.
 */
function dayAsked(dueAt: Date, timeZone: TimeZone): number {
  const day = weekday(localDate(dueAt, timeZone));
  const isOver = day === MONDAY && localHour(dueAt, timeZone) >= NIGHT.begins;
  return day === TUESDAY || isOver ? TUESDAY : MONDAY;
}

function isByDay(day: number, now: Date, timeZone: TimeZone): boolean {
  const hour = localHour(now, timeZone);
  return weekday(localDate(now, timeZone)) === day && hour >= ASKED_AT_HOUR && hour < NIGHT.begins;
}

/** UTC instant of the first Monday morning after `now`. */
const nextMonday = (now: Date, timeZone: TimeZone): Date => nextMorning(MONDAY, now, timeZone);

/** UTC instant of the first morning of that weekday after `now`. */
function nextMorning(day: number, now: Date, timeZone: TimeZone): Date {
  const today = localDate(now, timeZone);
  const date = addDays(today, (day - weekday(today) + 7) % 7);
  const at = instantAt(date, ASKED_AT_HOUR, 0, timeZone);
  return at > now ? at : instantAt(addDays(date, 7), ASKED_AT_HOUR, 0, timeZone);
}
