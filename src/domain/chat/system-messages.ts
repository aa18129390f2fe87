import type { SurveyAnswers, Topic } from '../shared/survey-answers.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { dateLabel } from '../shared/saturday.js';
import type { Slot } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';

/** Placeholder for the first name of the user a system message is about; replaced when the message is read. */
export const NAME_PLACEHOLDER = '{name}';

const MEAL_TIME_LABEL = { lunch: '1:00 PM', dinner: '6:00 PM' } as const;

const QUESTIONS: Record<Topic, string> = {
  travel: 'Which place would you go back to tomorrow, and why?',
  food: 'What is the best thing you have eaten this month?',
  career: 'What did you want to be at ten, and what is left of it?',
  hobbies: 'What could you talk about for an hour without preparing?',
  current_events: 'What have you changed your mind about lately?',
};
const FALLBACK_TOPIC: Topic = 'food';

/** System message for a new match. */
export function welcomeMessage(slot: Slot): string {
  const when = `${dateLabel(slot.preferredDate)} at ${MEAL_TIME_LABEL[slot.preferredTime]}`;
  const where = slot.venueType === 'cafe' ? 'a cafe' : 'a restaurant';
  return `Welcome to your table! You are meeting on ${when} at ${where}. Say hi and agree on a place.`;
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
  return `Something to start with: ${QUESTIONS[favorite?.[0] ?? FALLBACK_TOPIC]}`;
}

/** System message the day before the match, early enough that a free seat can still be filled. */
export function reminderMessage({ suggestedDate, startsAt, timeZone }: Dinner): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(startsAt)
    .replace('\u202f', ' ');
  return `See you on ${dateLabel(suggestedDate)} at ${time}! Should you not be able to come, please leave the table, so that somebody else can.`;
}

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

/** Parses the topic of an icebreaker question. @returns null for any other message */
export const topicOf = (line: string): Topic | null =>
  (Object.keys(QUESTIONS) as Topic[]).find((topic) => line.endsWith(QUESTIONS[topic])) ?? null;

export const joinedMessage = `${NAME_PLACEHOLDER} joined the table. Say hi!`;
/** System message about a new venue. */
export const venueMessage = (place: string): string => `${VENUE_BEGINS}${place}`;
const VENUE_BEGINS = 'Your table meets here now: ';

/** Parses the venue of such a message. @returns null for any other message */
export const placeIn = (line: string): string | null =>
  line.startsWith(VENUE_BEGINS) ? line.slice(VENUE_BEGINS.length) : null;

export const venueOpenMessage = 'No place is chosen at the moment. Propose one, or vote for one!';
export const leftMessage = `${NAME_PLACEHOLDER} left the table.`;
export const movedMessage = 'The place has changed. Please have a look at where you meet now.';
export const confirmedMessage = 'Your table is confirmed. See you on Saturday!';
export const pairQuestionMessage =
  'Only two of you are left. If you both confirm that two is fine, your table stays. Otherwise we look for a new one for you.';
export const splitOfferedMessage =
  'One person has no table yet. We asked some of you about a second table with them. If it comes to nothing, your table stays as it is.';
export const movedToSecondTableMessage = `${NAME_PLACEHOLDER} moved to a second table, so one more person can come.`;
