import type { SurveyAnswers, Topic } from '../shared/survey-answers.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { dateLabel } from '../shared/saturday.js';
import type { Slot } from '../shared/slot.js';
import { timeOfDayAt } from '../shared/time-of-day.js';
import type { TimeZone } from '../shared/time-zone.js';

/** Placeholder for the first name of the user a system message is about; replaced when the message is read. */
export const NAME_PLACEHOLDER = '{name}';

const MEAL_TIME_LABEL = { lunch: '1:00 PM', dinner: '6:00 PM' } as const;

const QUESTIONS: Record<Topic, string> = {
  travel: 'Which place would you go back to tomorrow, and why?',
  food: "What's the best thing you've eaten this month?",
  career: 'What did you want to be when you were ten? Does any of it still fit?',
  hobbies: 'What could you talk about for an hour without preparing?',
  current_events: 'What have you changed your mind about lately?',
};
/** Earlier wording of questions, for stored messages. */
const FORMER_QUESTIONS: Partial<Record<Topic, string>> = {
  food: 'What is the best thing you have eaten this month?',
  career: 'What did you want to be at ten, and what is left of it?',
};
const FALLBACK_TOPIC: Topic = 'food';

/** System message for a new match. */
export function welcomeMessage(slot: Slot): string {
  const when = `${dateLabel(slot.preferredDate)} at ${MEAL_TIME_LABEL[slot.preferredTime]}`;
  const where = slot.venueType === 'cafe' ? 'a cafe' : 'a restaurant';
  return `Welcome to your table! You're meeting on ${when} at ${where}. Say hi and pick a place together.`;
}

/**
 * System message with an icebreaker question about the most frequent topic; a tie goes to the first topic in
 * alphabetical order, so the order of the members does not matter.
 */
export function icebreakerMessage(answers: ReadonlyArray<SurveyAnswers | null>): string {
  const counts = new Map<Topic, number>();
  for (const answer of answers) {
    const topic = answer?.favoriteConversationTopic;
    if (topic) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const [favorite] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return `Icebreaker: ${QUESTIONS[favorite?.[0] ?? FALLBACK_TOPIC]}`;
}

/** System message the day before the match, early enough that a free seat can still be filled. */
export function reminderMessage({ suggestedDate, startsAt, timeZone }: Dinner): string {
  const time = timeOfDayAt(startsAt, timeZone);
  return `See you on ${dateLabel(suggestedDate)} at ${time}! Can't make it? Leave the table so someone else can have your seat.`;
}

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

/** Parses the topic of an icebreaker question. @returns null for any other message */
export const topicOf = (line: string): Topic | null =>
  (Object.keys(QUESTIONS) as Topic[]).find((topic) =>
    [QUESTIONS[topic], FORMER_QUESTIONS[topic]].some((question) => question && line.endsWith(question)),
  ) ?? null;

export const joinedMessage = `${NAME_PLACEHOLDER} joined the table. Say hi!`;
/** System message about a new venue. */
export const venueMessage = (place: string): string => `${VENUE_BEGINS}${place}`;
const VENUE_BEGINS = 'New meeting spot: ';
/** Earlier wording, for stored messages. */
const VENUE_BEGAN = 'Your table meets here now: ';

/** Parses the venue of such a message. @returns null for any other message */
export function placeIn(line: string): string | null {
  const beginning = [VENUE_BEGINS, VENUE_BEGAN].find((words) => line.startsWith(words));
  return beginning === undefined ? null : line.slice(beginning.length);
}

export const venueOpenMessage = 'No place picked yet. Suggest one or vote!';
export const leftMessage = `${NAME_PLACEHOLDER} left the table.`;
export const movedMessage = "The place has changed. Check where you're meeting now.";
export const confirmedMessage = 'Your table is confirmed. See you on Saturday!';
export const pairQuestionMessage =
  "It's just the two of you now. If you're both happy to go as two, confirm under Matches. Otherwise we'll look for a new table for you.";
export const splitOfferedMessage =
  'One person has no table yet. We asked some of you about a second table with them. If it comes to nothing, your table stays as it is.';
export const mergeOfferedMessage =
  'Another table for this meal is short of people too. We asked both tables about becoming one. If it comes to nothing, your table stays as it is.';
export const rescueOfferedMessage =
  'Another table for this meal is too small to meet. We asked some of you about joining it. If it comes to nothing, your table stays as it is.';
export const joinOfferedMessage =
  'We asked you and people from another table about sharing a table. If it comes to nothing, your table stays as it is.';
export const movedToSecondTableMessage = `${NAME_PLACEHOLDER} moved to a second table, so more people can come.`;
